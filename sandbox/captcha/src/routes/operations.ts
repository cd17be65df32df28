import { RequestError } from '@tarima/service-kit/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CaptchaSandboxContext } from '../context.ts';
import { updateOutcome } from '../store/site-keys.ts';

const params = z.object({ siteKey: z.string() });
const body = z.strictObject({ score: z.number().min(0).max(1).optional(), isPassing: z.boolean().optional() });

/**
 * `PATCH /operations/site-keys/{siteKey}` with the key's secret as bearer token: changes the outcome of tokens that are
 * issued from now on, until the sandbox restarts.
 */
export function registerOperationsRoutes(app: FastifyInstance, { db }: CaptchaSandboxContext): void {
  app.patch('/operations/site-keys/:siteKey', async (request, reply) => {
    const { siteKey } = params.parse(request.params);
    const { data } = body.safeParse(request.body);
    if (!data) throw new RequestError(400, 'BAD_REQUEST', 'score must be 0 to 1, isPassing a boolean.');
    const secret = /^Bearer (?<secret>.+)$/.exec(request.headers.authorization ?? '')?.groups?.secret ?? '';
    if (!(await updateOutcome(db, { siteKey, secret }, data)))
      throw new RequestError(401, 'UNAUTHENTICATED', 'There is no such site key, or its secret is wrong.');
    return reply.status(204).send();
  });
}
