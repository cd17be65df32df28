import { listBrokenPasswordRules, type PasswordPolicy } from '@tarima/markets/password-policy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { addApiKeyCheck, sendError } from './api-key.ts';
import { parseBody } from './parse-body.ts';
import type { Registrations } from './store/registrations.ts';
import { activateRegistrationSchema, registrationIdSchema, registrationSchema } from './wire.ts';

export interface RegistrationRouteOptions {
  readonly registrations: Registrations;
  readonly policy: PasswordPolicy;
  readonly apiKey: string;
}

type RegistrationRequest = { readonly Params: { readonly registrationId: string } };

/**
 * Registrations of people who buy a membership: the password is sent once, before anything is charged, and the account
 * can sign in once the membership exists. Each call can be repeated.
 */
export async function registerRegistrationRoutes(
  api: FastifyInstance,
  { registrations, policy, apiKey }: RegistrationRouteOptions,
): Promise<void> {
  addApiKeyCheck(api, apiKey);
  api.addHook<RegistrationRequest>('preHandler', async ({ params: { registrationId } }, reply) => {
    if (registrationId !== undefined && !registrationIdSchema.safeParse(registrationId).success) {
      return sendError(reply, 'IDENTITY_BAD_REQUEST', 'A registration id is a UUID.');
    }
  });

  api.post('/', async ({ body }, reply) => {
    const input = parseBody(reply, registrationSchema, body);
    if (!input) return reply;
    if (listBrokenPasswordRules(input.password, policy).length > 0) {
      return sendError(reply, 'PASSWORD_REFUSED', 'The password does not meet the policy.');
    }
    const { registrationId, firstName, lastName, ...details } = input;
    const result = await registrations.register({
      id: registrationId,
      givenName: firstName,
      familyName: lastName,
      ...details,
    });
    switch (result) {
      case 'email-used':
        return sendError(reply, 'IDENTITY_EXISTS', 'The email address has an identity.');
      case 'closed':
        return sendError(reply, 'REGISTRATION_CLOSED', 'The id was used for another registration, or has been closed.');
      default:
        return sendState(reply.status(result === 'registered' ? 201 : 200), registrationId, 'PENDING');
    }
  });

  api.post<RegistrationRequest>('/:registrationId/activate', async ({ params: { registrationId }, body }, reply) => {
    const input = parseBody(reply, activateRegistrationSchema, body);
    if (!input) return reply;
    switch (await registrations.activate(registrationId, input.membership)) {
      case 'unknown':
        return sendError(reply, 'REGISTRATION_NOT_FOUND', 'There is no such registration, or it has expired.');
      case 'discarded':
      case 'other-membership':
        return sendError(reply, 'REGISTRATION_CLOSED', 'The registration was discarded or has another membership.');
      case 'conflict':
        return sendError(reply, 'IDENTITY_EXISTS', 'The email address or the membership has an identity.');
      case 'activated':
        return sendState(reply, registrationId, 'ACTIVATED');
    }
  });

  api.post<RegistrationRequest>('/:registrationId/discard', async ({ params: { registrationId } }, reply) =>
    (await registrations.discard(registrationId))
      ? sendState(reply, registrationId, 'DISCARDED')
      : sendError(reply, 'REGISTRATION_CLOSED', 'The registration was activated; its identity is not deleted.'),
  );
}

const sendState = (reply: FastifyReply, registrationId: string, state: 'PENDING' | 'ACTIVATED' | 'DISCARDED') =>
  reply.send({ registrationId, state });
