import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { guard, refuse } from './guarded.ts';
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

/** `POST /operations/accounts`: an account that the staff of a club creates for a member. The store never calls it. */
export async function operationsRoutes(api: FastifyInstance, options: OperationsRouteOptions): Promise<void> {
  const { accounts, apiKey } = options;
  guard(api, apiKey);

  api.post('/accounts', async ({ body }, reply) => {
    const parsed = accountBody.safeParse(body);
    if (!parsed.success) {
      return refuse(reply, 'IDENTITY_BAD_REQUEST', z.prettifyError(parsed.error).replaceAll('\n', ' '));
    }
    const subject = randomUUID();
    return (await accounts.create({ ...parsed.data, subject }))
      ? reply.status(201).send({ subject })
      : refuse(reply, 'IDENTITY_EXISTS', 'The membership or the e-mail has an account.');
  });
}
