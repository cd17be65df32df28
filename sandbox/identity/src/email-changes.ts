import type { FastifyInstance } from 'fastify';
import { addApiKeyCheck, sendError } from './api-key.ts';
import type { IdentityMails } from './mails.ts';
import { parseBody } from './parse-body.ts';
import type { Accounts } from './store/accounts.ts';
import type { EmailChanges } from './store/email-changes.ts';
import { confirmEmailChangeSchema, emailChangeSchema, joinMembershipNumber } from './wire.ts';

export interface EmailChangeRouteOptions {
  readonly accounts: Accounts;
  readonly emailChanges: EmailChanges;
  readonly mails: IdentityMails;
  readonly apiKey: string;
}

/**
 * The change of an email address, which the member confirms with a code that is mailed to the new address (ACCOUNT-292). The
 * calling service has verified the membership's owner.
 */
export async function registerEmailChangeRoutes(
  api: FastifyInstance,
  { accounts, emailChanges, mails, apiKey }: EmailChangeRouteOptions,
): Promise<void> {
  addApiKeyCheck(api, apiKey);

  api.post('/', async ({ body }, reply) => {
    const input = parseBody(reply, emailChangeSchema, body);
    if (!input) return reply;
    const account = await accounts.findByIdentifier('member', joinMembershipNumber(input));
    if (!account) return sendError(reply, 'IDENTITY_NOT_FOUND', 'The membership has no digital identity.');
    const newEmail = input.newEmail.toLowerCase();
    if (account.email === newEmail) return sendError(reply, 'EMAIL_UNCHANGED', 'The identity has this address.');
    const requested = await emailChanges.request(account.subject, newEmail, input.isUsedElsewhere);
    if (!requested)
      return sendError(reply, 'TOO_MANY_REQUESTS', 'The identity has requested too many codes in an hour.');
    mails.sendEmailChange(account, input.language, newEmail, requested.code);
    return reply.status(202).send({ statusCode: 202 });
  });

  api.post('/confirm', async ({ body }, reply) => {
    const input = parseBody(reply, confirmEmailChangeSchema, body);
    if (!input) return reply;
    const membershipId = joinMembershipNumber(input);
    const account = await accounts.findByIdentifier('member', membershipId);
    if (!account) return sendError(reply, 'IDENTITY_NOT_FOUND', 'The membership has no digital identity.');
    const confirmation = await emailChanges.confirm(account.subject, input.code);
    switch (confirmation.kind) {
      case 'wrong':
        return sendError(reply, 'CODE_UNKNOWN', 'The code is wrong.');
      case 'ended':
        return sendError(reply, 'CODE_EXPIRED', 'There is no code that can be used.');
      case 'email-used':
        return sendError(reply, 'IDENTITY_EXISTS', 'Another identity has the email address.');
      case 'changed':
        mails.sendEmailChanged(account, input.language, confirmation.email);
        return { membershipId, email: confirmation.email };
      case 'repeated':
        return { membershipId, email: confirmation.email };
    }
  });
}
