import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyInstance, FastifyReply } from 'fastify';

const statusCodes = {
  UNAUTHORIZED: 401,
  IDENTITY_BAD_REQUEST: 400,
  IDENTITY_NOT_FOUND: 404,
  IDENTITY_EXISTS: 409,
  PASSWORD_REFUSED: 422,
  ALREADY_VERIFIED: 409,
  RECIPIENT_MISMATCH: 422,
  CALLBACK_REFUSED: 422,
  EMAIL_UNCHANGED: 409,
  CODE_UNKNOWN: 404,
  CODE_USED: 409,
  CODE_EXPIRED: 410,
  TOO_MANY_REQUESTS: 429,
  CLUB_RECORD_UNAVAILABLE: 503,
  REGISTRATION_CLOSED: 409,
  REGISTRATION_NOT_FOUND: 404,
} as const;

export type IdentityErrorCode = keyof typeof statusCodes;

/** Sends an error in the API's format: `{ statusCode, errorCode, message }`. */
export function sendError(reply: FastifyReply, errorCode: IdentityErrorCode, message: string): FastifyReply {
  const statusCode = statusCodes[errorCode];
  return reply.status(statusCode).send({ statusCode, errorCode, message });
}

/** Requires the API key of the club's own services. */
export function addApiKeyCheck(api: FastifyInstance, apiKey: string): void {
  api.addHook('onRequest', async (request, reply) => {
    if (!isSameSecret(request.headers['x-api-key'], apiKey)) {
      return sendError(reply, 'UNAUTHORIZED', 'x-api-key is missing or wrong.');
    }
  });
}
