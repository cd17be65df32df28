import { randomUUID } from 'node:crypto';
import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { afterAll, describe, expect, it } from 'vitest';
import { checkDocumented } from './testing/check-documented.ts';
import { ana, env, startIdentity } from './testing/identity-fixture.ts';

const { issuer, database, openSignIn, close } = await startIdentity();
afterAll(close);

const password = 'Canary.2026*';
let accounts = 0;
function createNumber(): string {
  accounts += 1;
  return `6402000${String(accounts).padStart(3, '0')}0001`;
}
const createRequest = (change: object = {}) => {
  const registrationId = randomUUID();
  const person = { firstName: 'Elena', lastName: 'Vargas', phone: '+50688887777', locale: 'es-CR', password };
  return { registrationId, email: `${registrationId}@tarima.test`, ...person, ...change };
};

async function call(path: string, documented: string, request?: object, key = env.IDENTITY_API_KEY) {
  const response = await fetch(`${issuer}${path}`, {
    method: 'POST',
    headers: { 'x-api-key': key, ...(request && { 'content-type': 'application/json' }) },
    ...(request && { body: JSON.stringify(request) }),
  });
  const body: unknown = await response.json();
  checkDocumented(documented, 'post', { request, status: response.status, response: body });
  return [response.status, body];
}
const register = (request: object, key?: string) => call('/v1/registrations', '/v1/registrations', request, key);
const activate = (id: string, membership: string) =>
  call(`/v1/registrations/${id}/activate`, '/v1/registrations/{registrationId}/activate', { membership });
const discard = (id: string) => call(`/v1/registrations/${id}/discard`, '/v1/registrations/{registrationId}/discard');

async function canSignIn(identifier: string): Promise<boolean> {
  const browser = new HttpBrowser();
  const page = await openSignIn(browser);
  return (await browser.post(page.url, { identifier, password })).status === 303;
}

describe('a registration', () => {
  it('can sign in once it is activated, and each call can be repeated (MEMBERSHIP-133)', async () => {
    const request = createRequest();
    const { registrationId, email } = request;
    const membership = createNumber();
    expect(await register(request)).toMatchObject([201, { state: 'PENDING' }]);
    expect(await register(request)).toMatchObject([200, { state: 'PENDING' }]);
    expect(await canSignIn(email), 'before the membership exists').toBe(false);
    expect(await activate(registrationId, membership)).toMatchObject([200, { state: 'ACTIVATED' }]);
    expect(await activate(registrationId, membership)).toMatchObject([200, { state: 'ACTIVATED' }]);
    expect(await canSignIn(email)).toBe(true);
    expect(await canSignIn(membership)).toBe(true);
    expect(await activate(registrationId, createNumber())).toMatchObject([409, { errorCode: 'REGISTRATION_CLOSED' }]);
    expect(await discard(registrationId)).toMatchObject([409, { errorCode: 'REGISTRATION_CLOSED' }]);
  });

  it('that is discarded leaves nothing, even when it arrives later (MEMBERSHIP-134)', async () => {
    const [early, late] = [createRequest(), createRequest()];
    await register(early);
    expect(await discard(early.registrationId)).toMatchObject([200, { state: 'DISCARDED' }]);
    expect(await discard(late.registrationId)).toMatchObject([200, { state: 'DISCARDED' }]);
    for (const request of [early, late]) {
      expect(await register(request)).toMatchObject([409, { errorCode: 'REGISTRATION_CLOSED' }]);
      expect(await activate(request.registrationId, createNumber())).toMatchObject([
        409,
        { errorCode: 'REGISTRATION_CLOSED' },
      ]);
    }
    const { rows } = await database.execute(
      'select * from identity.registration where email is not null and email = any($1)',
      [[early.email, late.email]],
    );
    expect(rows).toEqual([]);
  });

  it('is refused for an address with an identity, also at its activation (MEMBERSHIP-132)', async () => {
    expect(await register(createRequest({ email: ana.email.toUpperCase() }))).toMatchObject([
      409,
      { errorCode: 'IDENTITY_EXISTS' },
    ]);
    const first = createRequest();
    const second = createRequest({ email: first.email });
    await register(first);
    expect(await register(second), 'a pending one does not block the address').toMatchObject([201, {}]);
    await activate(first.registrationId, createNumber());
    expect(await activate(second.registrationId, createNumber())).toMatchObject([
      409,
      { errorCode: 'IDENTITY_EXISTS' },
    ]);
    expect(await activate(randomUUID(), createNumber())).toMatchObject([404, { errorCode: 'REGISTRATION_NOT_FOUND' }]);
  });

  it('expires', async () => {
    const request = createRequest();
    await register(request);
    await database.execute(`update identity.registration set expires_at = now() - interval '1 second' where id = $1`, [
      request.registrationId,
    ]);
    expect(await activate(request.registrationId, createNumber())).toMatchObject([404, {}]);
  });

  it.each([
    ['a weak password', { password: 'short' }, 422],
    ['a password with other characters', { password: 'Contraseña.2026' }, 422],
    ['no email address', { email: 'nobody' }, 400],
    ['an id that is no UUID', { registrationId: '1' }, 400],
  ])(
    'is refused with %s, without repeating the password (MEMBERSHIP-66, MEMBERSHIP-67)',
    async (_why, change, status) => {
      const [actual, body] = await register(createRequest(change));
      expect(actual).toBe(status);
      expect(JSON.stringify(body)).not.toContain(String((change as { password?: string }).password ?? password));
    },
  );

  it('needs the key', async () => {
    expect(await register(createRequest(), 'wrong')).toMatchObject([401, {}]);
  });
});
