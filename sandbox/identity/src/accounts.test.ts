import { createLogger } from '@tarima/service-kit/logger';
import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { decodeJwt } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createIdentityApp } from './app.ts';
import { ana, buildAccount, env, luis, rosa, seeds, shop, startIdentity } from './testing/identity-fixture.ts';

const { issuer, database, authorizeUrl, openSignIn, signIn, exchange, refresh, parseTokens, close } =
  await startIdentity();
afterAll(close);

describe('the user identity API', () => {
  const deleteIdentity = (membershipNumber: string, key = env.IDENTITY_API_KEY) =>
    fetch(`${issuer}/v1/identities/${membershipNumber}`, { method: 'DELETE', headers: { 'x-api-key': key } });
  const password = ana.password;

  it('applies a requested fault to the call', async () => {
    const response = await fetch(`${issuer}/v1/identities/${rosa.membershipNumber}`, {
      method: 'DELETE',
      headers: { 'x-api-key': env.IDENTITY_API_KEY, 'x-sandbox-fault': '503' },
    });
    expect(response.status).toBe(503);
  });

  it('deletes an identity with its sessions and refresh tokens, and no other (ACCOUNT-39, ACCOUNT-40)', async () => {
    const [browser, other] = [new HttpBrowser(), new HttpBrowser()];
    const tokens = await parseTokens(await exchange(await signIn(browser, rosa.email)));
    const redirect = await browser.follow(await browser.get(authorizeUrl()), shop);
    const unused = new URL(String(redirect.headers.location)).searchParams.get('code') ?? '';
    const otherTokens = await parseTokens(await exchange(await signIn(other)));
    expect((await deleteIdentity(rosa.membershipNumber)).status).toBe(204);

    expect((await refresh(tokens.refresh_token)).status, 'a refresh token').toBe(400);
    expect((await exchange(unused)).status, 'a code').toBe(400);
    const page = await openSignIn(browser);
    expect(page.url, "the provider's session").toContain('/sign-in/');
    for (const identifier of [rosa.email, rosa.membershipNumber]) {
      const rejected = await browser.post(page.url, { identifier, password });
      const unknown = await browser.post(page.url, { identifier: 'nobody@tarima.test', password });
      expect([rejected.status, rejected.body.replaceAll(identifier, '')]).toEqual([
        unknown.status,
        unknown.body.replaceAll('nobody@tarima.test', ''),
      ]);
    }
    const { rows } = await database.execute('select payload::text from identity.artifact where payload::text like $1', [
      `%"accountId": "${rosa.subject}"%`,
    ]);
    expect(rows, "the provider's records of the account").toEqual([]);

    expect((await refresh(otherTokens.refresh_token)).status).toBe(200);
    const back = await other.follow(await other.get(authorizeUrl()), shop);
    expect(String(back.headers.location)).toMatch(/callback\?code=/);
  });

  it('returns 404 for an unknown and for a deleted identity', async () => {
    await deleteIdentity(rosa.membershipNumber);
    for (const number of ['64019999999999', rosa.membershipNumber]) {
      const response = await deleteIdentity(number);
      expect([response.status, await response.json()]).toMatchObject([404, { errorCode: 'IDENTITY_NOT_FOUND' }]);
    }
  });

  it('rejects a sign-in that was in progress during the deletion', async () => {
    const browser = new HttpBrowser();
    const page = await openSignIn(browser);
    const posted = await browser.post(page.url, { identifier: luis.email, password });
    expect((await deleteIdentity(luis.membershipNumber)).status).toBe(204);
    expect((await browser.follow(posted, shop)).url).toContain('/sign-in/');
  });

  it('keeps the identity deleted after a restart', async () => {
    await deleteIdentity(rosa.membershipNumber);
    const restarted = await createIdentityApp({
      env,
      database,
      logger: createLogger({ name: 'identity', level: 'silent' }),
      seeds,
    });
    await restarted.close();
    expect((await deleteIdentity(rosa.membershipNumber)).status).toBe(404);
  });

  it('requires the key and a membership number', async () => {
    expect((await deleteIdentity(ana.membershipNumber, 'wrong')).status).toBe(401);
    expect((await fetch(`${issuer}/v1/identities/${ana.membershipNumber}`, { method: 'DELETE' })).status).toBe(401);
    expect((await deleteIdentity('6401')).status).toBe(400);
    expect(await signIn()).not.toBe('');
  });
});

describe('accounts created by staff', () => {
  const create = (body: object, key = env.IDENTITY_API_KEY) =>
    fetch(`${issuer}/operations/accounts`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { subject: _subject, ...details } = buildAccount('nuria', '64010000040001');

  it('can sign in immediately, and are created once', async () => {
    const created = await create(details);
    const { subject } = z.object({ subject: z.uuid() }).parse(await created.json());
    expect(created.status).toBe(201);
    const tokens = await parseTokens(await exchange(await signIn(new HttpBrowser(), details.email)));
    expect(decodeJwt(tokens.id_token)).toMatchObject({ sub: subject, membership_number: details.membershipNumber });

    for (const other of [{ membershipNumber: '64010000050001' }, { email: 'other@tarima.test' }]) {
      const rejected = await create({ ...details, ...other });
      expect([rejected.status, await rejected.json()]).toMatchObject([409, { errorCode: 'IDENTITY_EXISTS' }]);
    }
  });

  it('require the key and all fields', async () => {
    expect((await create(details, 'wrong')).status).toBe(401);
    const rejected = await create({ ...details, password: 'short' });
    expect([rejected.status, await rejected.json()]).toMatchObject([400, { errorCode: 'IDENTITY_BAD_REQUEST' }]);
  });
});
