import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addApiKeyCheck, sendError } from './api-key.ts';
import type { Accounts } from './store/accounts.ts';

export interface OperationsRouteOptions {
  readonly accounts: Accounts;
  readonly apiKey: string;
}

const accountBody = z.strictObject({
  membershipNumber: z.string().regex(/^\d{14}$/),
  email: z.email().max(254),
  givenName: z.string().min(1).max(80),
  familyName: z.string().min(1).max(80),
  locale: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
  password: z.string().min(8).max(128),
});

/** `POST /operations/accounts`: creates an account for a member, as a club's staff would. The store never calls it. */
export async function registerOperationsRoutes(api: FastifyInstance, options: OperationsRouteOptions): Promise<void> {
  const { accounts, apiKey } = options;
  addApiKeyCheck(api, apiKey);

  api.post('/accounts', async ({ body }, reply) => {
    const parsed = accountBody.safeParse(body);
    if (!parsed.success) {
      return sendError(reply, 'IDENTITY_BAD_REQUEST', z.prettifyError(parsed.error).replaceAll('\n', ' '));
    }
    const subject = randomUUID();
    return (await accounts.create({ ...parsed.data, subject }))
      ? reply.status(201).send({ subject })
      : sendError(reply, 'IDENTITY_EXISTS', 'An account with this membership number or email exists.');
  });
}
