import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyInstance, FastifyReply } from 'fastify';

const statusCodes = {
  UNAUTHORIZED: 401,
  IDENTITY_BAD_REQUEST: 400,
  IDENTITY_NOT_FOUND: 404,
  IDENTITY_EXISTS: 409,
} as const;

/** Sends a refusal in the API's own shape, `{ statusCode, errorCode, message }`. */
export function refuse(reply: FastifyReply, errorCode: keyof typeof statusCodes, message: string): FastifyReply {
  const statusCode = statusCodes[errorCode];
  return reply.status(statusCode).send({ statusCode, errorCode, message });
}

/** Lets only calls with the key of the club's own services through. */
export function guard(api: FastifyInstance, apiKey: string): void {
  api.addHook('onRequest', async (request, reply) => {
    if (!isSameSecret(request.headers['x-api-key'], apiKey)) {
      return refuse(reply, 'UNAUTHORIZED', 'x-api-key is missing or wrong.');
    }
  });
}
