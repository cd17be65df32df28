import type { FastifyReply, FastifyRequest } from 'fastify';

/** A refused request, as the service words it. */
export class DiscoveryError extends Error {
  readonly status: 400 | 401 | 403 | 503;

  constructor(status: 400 | 401 | 403 | 503, message: string) {
    super(message);
    this.name = 'DiscoveryError';
    this.status = status;
  }
}

/** A refusal as the service answers it; a fault is logged and says nothing of itself. */
export function answerInItsShape(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof DiscoveryError) {
    return reply.status(error.status).send({ status_code: error.status, error: error.message });
  }
  request.log.error({ err: error }, 'request failed');
  return reply.status(500).send({ status_code: 500, error: 'Internal error' });
}
