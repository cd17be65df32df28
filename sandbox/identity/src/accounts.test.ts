import { createLogger } from '@tarima/service-kit/logger';
import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import { decodeJwt } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createIdentityApp } from './app.ts';
import { accountOf, ana, env, luis, rosa, seeds, shop, startIdentity } from './testing/identity-fixture.ts';

const { issuer, database, authorizeUrl, openSignIn, signIn, exchange, refresh, tokensOf, close } =
  await startIdentity();
afterAll(close);

describe('the user identity API', () => {
  const remove = (membershipNumber: string, key = env.IDENTITY_API_KEY) =>
    fetch(`${issuer}/v1/identities/${membershipNumber}`, { method: 'DELETE', headers: { 'x-api-key': key } });
  const password = ana.password;

  it('deletes an identity with its sessions and refresh tokens, and no other (ACCOUNT-39, ACCOUNT-40)', async () => {
    const [browser, other] = [new HttpBrowser(), new HttpBrowser()];
    const tokens = await tokensOf(await exchange(await signIn(browser, rosa.email)));
    const again = await browser.follow(await browser.get(authorizeUrl()), shop);
    const unused = new URL(String(again.headers.location)).searchParams.get('code') ?? '';
    const anas = await tokensOf(await exchange(await signIn(other)));
    expect((await remove(rosa.membershipNumber)).status).toBe(204);

    expect((await refresh(tokens.refresh_token)).status, 'a refresh token').toBe(400);
    expect((await exchange(unused)).status, 'a code').toBe(400);
    const page = await openSignIn(browser);
    expect(page.url, 'the session at the provider').toContain('/sign-in/');
    for (const identifier of [rosa.email, rosa.membershipNumber]) {
      const refused = await browser.post(page.url, { identifier, password });
      const stranger = await browser.post(page.url, { identifier: 'nobody@tarima.test', password });
      expect([refused.status, refused.body.replaceAll(identifier, '')]).toEqual([
        stranger.status,
        stranger.body.replaceAll('nobody@tarima.test', ''),
      ]);
    }
    const { rows } = await database.execute('select payload::text from identity.artifact where payload::text like $1', [
      `%"accountId": "${rosa.subject}"%`,
    ]);
    expect(rows, 'what the provider kept of it').toEqual([]);

    expect((await refresh(anas.refresh_token)).status).toBe(200);
    const back = await other.follow(await other.get(authorizeUrl()), shop);
    expect(String(back.headers.location)).toMatch(/callback\?code=/);
  });

  it('says so when there is none, also the second time', async () => {
    await remove(rosa.membershipNumber);
    for (const number of ['64019999999999', rosa.membershipNumber]) {
      const answer = await remove(number);
      expect([answer.status, await answer.json()]).toMatchObject([404, { errorCode: 'IDENTITY_NOT_FOUND' }]);
    }
  });

  it('leaves a sign-in that was under way outside', async () => {
    const browser = new HttpBrowser();
    const page = await openSignIn(browser);
    const posted = await browser.post(page.url, { identifier: luis.email, password });
    expect((await remove(luis.membershipNumber)).status).toBe(204);
    expect((await browser.follow(posted, shop)).url).toContain('/sign-in/');
  });

  it('is not undone by a restart', async () => {
    await remove(rosa.membershipNumber);
    const again = await createIdentityApp({
      env,
      database,
      logger: createLogger({ name: 'identity', level: 'silent' }),
      seeds,
    });
    await again.close();
    expect((await remove(rosa.membershipNumber)).status).toBe(404);
  });

  it('is for whoever has the key, and for membership numbers', async () => {
    expect((await remove(ana.membershipNumber, 'wrong')).status).toBe(401);
    expect((await fetch(`${issuer}/v1/identities/${ana.membershipNumber}`, { method: 'DELETE' })).status).toBe(401);
    expect((await remove('6401')).status).toBe(400);
    expect(await signIn()).not.toBe('');
  });
});

describe('the accounts that the staff creates', () => {
  const create = (body: object, key = env.IDENTITY_API_KEY) =>
    fetch(`${issuer}/operations/accounts`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { subject: _subject, ...details } = accountOf('nuria', '64010000040001');

  it('sign in at once, and are created once', async () => {
    const created = await create(details);
    const { subject } = z.object({ subject: z.uuid() }).parse(await created.json());
    expect(created.status).toBe(201);
    const tokens = await tokensOf(await exchange(await signIn(new HttpBrowser(), details.email)));
    expect(decodeJwt(tokens.id_token)).toMatchObject({ sub: subject, membership_number: details.membershipNumber });

    for (const other of [{ membershipNumber: '64010000050001' }, { email: 'other@tarima.test' }]) {
      const refused = await create({ ...details, ...other });
      expect([refused.status, await refused.json()]).toMatchObject([409, { errorCode: 'IDENTITY_EXISTS' }]);
    }
  });

  it('need the key and every detail', async () => {
    expect((await create(details, 'wrong')).status).toBe(401);
    const refused = await create({ ...details, password: 'short' });
    expect([refused.status, await refused.json()]).toMatchObject([400, { errorCode: 'IDENTITY_BAD_REQUEST' }]);
  });
});
