import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyError, FastifyInstance } from 'fastify';
import { MembershipError } from '../errors.ts';

/** Requires the API key and formats errors as `{ statusCode, errorCode, message }`. */
export function addApiKeyCheck(api: FastifyInstance, apiKey: string): void {
  api.addHook('onRequest', async (request) => {
    if (!isSameSecret(request.headers['x-api-key'], apiKey)) {
      throw new MembershipError(401, 'UNAUTHORIZED', 'x-api-key is missing or wrong.');
    }
  });
  api.setErrorHandler((error: FastifyError | MembershipError, request, reply) => {
    const statusCode = error.statusCode ?? 500;
    if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
    const errorCode = error instanceof MembershipError ? error.errorCode : 'MEMBERSHIP_BAD_REQUEST';
    return reply
      .status(statusCode)
      .send(
        statusCode < 500
          ? { statusCode, errorCode, message: error.message }
          : { statusCode, errorCode: 'INTERNAL', message: 'Internal server error.' },
      );
  });
}
