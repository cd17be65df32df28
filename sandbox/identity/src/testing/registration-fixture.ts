import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger } from '@tarima/service-kit/logger';
import { createServer, listen } from '@tarima/service-kit/server';
import { afterAll } from 'vitest';
import { z } from 'zod';
import { startMailSandbox } from '../../../mail/src/testing/sandbox.ts';
import { checkDocumented } from './check-documented.ts';
import { buildAccount, env, shop, startIdentity } from './identity-fixture.ts';

const messagesSchema = z.object({ messages: z.array(z.object({ subject: z.string(), text: z.string() })) });

/** The card of the club's record that `createRegistration` registers. */
export const recordedCard = '64010000090001';

/** The details of a person as the club has recorded them. */
export const createRegistration = (change: object = {}, membershipNumber = recordedCard) => ({
  memberClub: membershipNumber.slice(0, 4),
  memberAccount: membershipNumber.slice(4, 10),
  memberCard: membershipNumber.slice(10),
  firstName: 'María José',
  lastName: 'Solano',
  email: 'maria@example.com',
  phone: '+50688112233',
  birthDate: '1990-02-14',
  officialId: '1-0987-0654',
  password: 'Tarima.2026',
  ipAddress: '',
  ...change,
});

/** Calls of the API. */
export const paths = {
  create: '/v1/identities',
  validate: '/v1/identities/validate',
  send: '/v1/identities/verification-emails',
  check: '/v1/identities/verification-codes/check',
} as const;

export const callbackUrl = `${shop}/es-CR/registro/verificar-email`;

const { memberClub, memberAccount, memberCard } = createRegistration();
export const card = { memberClub, memberAccount, memberCard };

/** The link of an email, and the membership and code of its fragment. */
export function readLink(text: string) {
  const link = /https?:\S+#\S+/.exec(text)?.[0] ?? '';
  const { hash } = new URL(link);
  const fragment = new URLSearchParams(hash.slice(1));
  return { link, membership: fragment.get('membership'), code: fragment.get('code') ?? '' };
}

/** Starts the provider with the membership API's details of two cards, and with a mail server. */
export async function startRegistrations(settings: Readonly<Record<string, string>> = {}) {
  const clubApi = createServer({ name: 'club', logger: createLogger({ name: 'club', level: 'silent' }) });
  const state = { isClubDown: false };
  clubApi.get<{ Params: { id: string } }>('/v1/memberships/:id', async ({ params: { id } }, reply) => {
    if (state.isClubDown) return reply.status(503).send({ statusCode: 503 });
    if (!id.startsWith('640100000900')) return reply.status(404).send({ statusCode: 404 });
    return {
      cardsArray: [{ cardId: id, firstName: 'María José', lastName: 'Solano Mora' }],
      contactInformation: { email: 'maria@example.com', cellPhone: '+50688112233', birthDate: '1990-02-14' },
    };
  });
  const mail = await startMailSandbox();
  const { user, pass } = mail.account;
  const identity = await startIdentity({
    MEMBERSHIP_API_URL: await listen(clubApi, { name: 'club', host: '127.0.0.1', port: 0 }),
    MAIL_SMTP_URL: `smtp://${user}:${pass}@127.0.0.1:${mail.port}?starttls=false`,
    ...settings,
  });
  afterAll(async () => {
    await identity.close();
    await clubApi.close();
  });

  /** Calls the API and checks request and response against the OpenAPI document. */
  async function call(path: string, request: object, key = env.IDENTITY_API_KEY) {
    const response = await fetch(`${identity.issuer}${path}`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    const body: unknown = await response.json();
    checkDocumented(path, 'post', { request, status: response.status, response: body });
    return { status: response.status, body: body as Record<string, unknown> };
  }

  /** Waits until an address has received a number of mails, and returns them, the newest first. */
  async function waitForMails(to: string, count = 1) {
    for (let attempt = 0; attempt < 100; attempt += 1, await sleep(50)) {
      const response = await mail.app.inject({ url: '/messages', query: { to } });
      const { messages } = messagesSchema.parse(response.json());
      if (messages.length >= count) return messages;
    }
    throw new Error(`${to} received no ${count} mails.`);
  }

  const create = (change: object = {}) => call(paths.create, createRegistration(change));
  const send = (change: object = {}) =>
    call(paths.send, {
      ...card,
      method: 'EMAIL',
      language: 'es',
      src: 'test',
      messageType: 'EMAIL_VERIFICATION',
      recipient: 'maria@example.com',
      callbackUrl,
      ...change,
    });
  const check = (code: string) => call(paths.check, { ...card, code });

  /** Sends an email and returns the code of its link. */
  async function receiveCode(recipient = 'maria@example.com') {
    const before = await waitForMails(recipient, 0);
    const { status } = await send({ recipient });
    if (status !== 202) throw new Error(`The mail has the status ${status}.`);
    const [newest] = await waitForMails(recipient, before.length + 1);
    return readLink(newest?.text ?? '').code;
  }

  /** Deletes the identity, its document number and the counted attempts. */
  async function reset() {
    state.isClubDown = false;
    const options = { method: 'DELETE', headers: { 'x-api-key': env.IDENTITY_API_KEY } };
    await fetch(`${identity.issuer}${paths.create}/${recordedCard}`, options);
    await identity.database.execute('delete from identity.membership_document');
    await identity.database.execute('delete from identity.sign_in_try');
  }

  /** Creates a member for one test. */
  async function createMember(login: string, membershipNumber: string) {
    const { subject: _subject, ...details } = buildAccount(login, membershipNumber);
    const created = await fetch(`${identity.issuer}/operations/accounts`, {
      method: 'POST',
      headers: { 'x-api-key': env.IDENTITY_API_KEY, 'content-type': 'application/json' },
      body: JSON.stringify(details),
    });
    if (created.status !== 201) throw new Error(`The member ${login} was not created: ${created.status}`);
    return details;
  }

  return { ...identity, state, call, create, send, check, receiveCode, reset, waitForMails, createMember };
}
