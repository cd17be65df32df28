import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { MembershipError } from '../errors.ts';

/** Lets only calls with the key through, and answers failures in the API's own shape. */
export function guard(api: FastifyInstance, apiKey: string): void {
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
          : { statusCode, errorCode: 'INTERNAL', message: 'The service could not answer.' },
      );
  });
}

/** What was asked, checked. @throws MembershipError 400 */
export function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const [fault] = parsed.error.issues;
  throw new MembershipError(400, 'MEMBERSHIP_BAD_REQUEST', `${fault?.path.join('.') || 'request'}: ${fault?.message}`);
}
