import type { FastifyReply, FastifyRequest } from 'fastify';

/** An error in the format of the service. */
export class DiscoveryError extends Error {
  readonly status: 400 | 401 | 403 | 503;

  constructor(status: 400 | 401 | 403 | 503, message: string) {
    super(message);
    this.name = 'DiscoveryError';
    this.status = status;
  }
}

/** Sends an error in the format of the service; an unexpected error is logged and not disclosed. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof DiscoveryError) {
    return reply.status(error.status).send({ status_code: error.status, error: error.message });
  }
  request.log.error({ err: error }, 'request failed');
  return reply.status(500).send({ status_code: 500, error: 'Internal error' });
}
