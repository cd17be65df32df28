import { openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { afterAll, describe, expect, it } from 'vitest';
import { createCaptchaApp } from '../app.ts';

const clock = { now: Date.parse('2026-11-24T15:00:00Z') };
const database = await openDatabase('pglite://memory');
const logger = createLogger({ name: 'test', level: 'silent' });
const app = await createCaptchaApp({ logger, database, clock: () => new Date(clock.now) });
afterAll(async () => {
  await app.close();
  await database.close();
});

const secrets = {
  v2: 'recaptcha-v2-sandbox-secret-00000000000',
  invisible: 'recaptcha-v2-invisible-sandbox-secret-0',
  v3: 'recaptcha-v3-sandbox-secret-00000000000',
};
const postForm = async (url: string, fields: Record<string, string>, agent = 'Mozilla/5.0 (X11; Linux x86_64)') => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': agent };
  const response = await app.inject({ method: 'POST', url, headers, payload: new URLSearchParams(fields).toString() });
  return { status: response.statusCode, body: response.json() };
};
const verifyUser = (fields: Record<string, string>, agent?: string) =>
  postForm('/recaptcha/api2/userverify', { co: 'https://shop.test:8443', ...fields }, agent);
const issue = async (fields: Record<string, string>, agent?: string): Promise<string> =>
  (await verifyUser(fields, agent)).body.token;
const verifySite = async (fields: Record<string, string>) => {
  const { status, body } = await postForm('/recaptcha/api/siteverify', fields);
  expect(status).toBe(200);
  return body;
};

describe('POST /recaptcha/api/siteverify', () => {
  it('accepts a token of a checkbox once (MEMBERSHIP-96)', async () => {
    const response = await issue({ k: 'recaptcha-v2-sandbox-key-0000', size: 'normal' });
    expect(await verifySite({ secret: secrets.v2, response, remoteip: '203.0.113.7' })).toEqual({
      success: true,
      challenge_ts: '2026-11-24T15:00:00Z',
      hostname: 'shop.test',
    });
    expect(await verifySite({ secret: secrets.v2, response })).toEqual({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    });
  });

  it('accepts one of two parallel requests with the same invisible token (MEMBERSHIP-96)', async () => {
    const response = await issue({ k: 'recaptcha-v2-invisible-sandbox-key-0000', size: 'invisible' });
    const results = await Promise.all([1, 2].map(() => verifySite({ secret: secrets.invisible, response })));
    expect(results.map(({ success }) => success).sort()).toEqual([false, true]);
  });

  it('returns score and action for a key of version 3 only (MEMBERSHIP-96)', async () => {
    const response = await issue({ k: 'recaptcha-v3-sandbox-key-0000', size: 'invisible', action: 'place_order' });
    const result = await verifySite({ secret: secrets.v3, response });
    expect(result).toMatchObject({ success: true, score: 0.9, action: 'place_order' });
    const low = await issue({ k: 'recaptcha-v3-low-sandbox-key-0000', size: 'invisible', action: 'place_order' });
    expect(await verifySite({ secret: 'recaptcha-v3-low-sandbox-secret-0000000', response: low })).toMatchObject({
      success: true,
      score: 0.1,
    });
  });

  it('returns a low score for a browser that calls itself a robot', async () => {
    const fields = { k: 'recaptcha-v3-sandbox-key-0000', size: 'invisible', action: 'place_order' };
    const response = await issue(fields, 'Mozilla/5.0 (compatible; examplebot/1.0)');
    expect(await verifySite({ secret: secrets.v3, response })).toMatchObject({ success: true, score: 0.1 });
  });

  it('refuses a token after two minutes', async () => {
    const response = await issue({ k: 'recaptcha-v2-sandbox-key-0000', size: 'normal' });
    clock.now += 120_001;
    expect(await verifySite({ secret: secrets.v2, response })).toEqual({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    });
  });

  it.each([
    [{ secret: '', response: 'token' }, ['missing-input-secret']],
    [{ secret: secrets.v2, response: '' }, ['missing-input-response']],
    [{}, ['missing-input-response', 'missing-input-secret']],
    [{ secret: 'unknown', response: 'token' }, ['invalid-input-secret']],
    [{ secret: secrets.v2, response: 'token' }, ['invalid-input-response']],
  ])('reports %j as %j', async (fields, codes) => {
    expect(await verifySite(fields)).toEqual({ success: false, 'error-codes': codes });
  });

  it('refuses a token of another site key, which stays valid for its own', async () => {
    const response = await issue({ k: 'recaptcha-v2-sandbox-key-0000', size: 'normal' });
    expect(await verifySite({ secret: secrets.v3, response })).toMatchObject({
      'error-codes': ['invalid-input-response'],
    });
    expect(await verifySite({ secret: secrets.v2, response })).toMatchObject({ success: true });
  });

  it('refuses the tokens of the failing key', async () => {
    const response = await issue({ k: 'recaptcha-v2-failing-sandbox-key-0000', size: 'normal' });
    expect(await verifySite({ secret: 'recaptcha-v2-failing-sandbox-secret-000', response })).toEqual({
      success: false,
      'error-codes': ['invalid-input-response'],
    });
  });
});

describe('POST /recaptcha/api2/userverify', () => {
  it.each([
    [{ k: 'unknown', size: 'normal' }, 'INVALID_SITE_KEY'],
    [{ k: 'recaptcha-v2-sandbox-key-0000', size: 'invisible' }, 'INVALID_KEY_TYPE'],
    [{ k: 'recaptcha-v3-sandbox-key-0000', size: 'normal' }, 'INVALID_KEY_TYPE'],
    [{ k: 'recaptcha-v2-sandbox-key-0000', size: 'normal', action: 'pay' }, 'INVALID_KEY_TYPE'],
    [{ k: 'recaptcha-v3-sandbox-key-0000', size: 'invisible', action: 'a b' }, 'BAD_REQUEST'],
    [{ k: 'recaptcha-v2-sandbox-key-0000', size: 'normal', co: 'no URL' }, 'BAD_REQUEST'],
  ])('refuses %j with %s', async (fields, code) => {
    expect(await verifyUser(fields)).toMatchObject({ status: 400, body: { code } });
  });
});

describe('PATCH /operations/site-keys/{siteKey}', () => {
  const patch = (siteKey: string, secret: string, payload: object) =>
    app.inject({
      method: 'PATCH',
      url: `/operations/site-keys/${siteKey}`,
      headers: { authorization: `Bearer ${secret}` },
      payload,
    });

  it('changes the score of new tokens', async () => {
    const fields = { k: 'recaptcha-v3-sandbox-key-0000', size: 'invisible', action: 'pay' };
    const before = await issue(fields);
    expect((await patch('recaptcha-v3-sandbox-key-0000', secrets.v3, { score: 0.3 })).statusCode).toBe(204);
    const after = await issue(fields);
    expect(await verifySite({ secret: secrets.v3, response: before })).toMatchObject({ score: 0.9 });
    expect(await verifySite({ secret: secrets.v3, response: after })).toMatchObject({ score: 0.3 });
  });

  it('needs the secret of the key', async () => {
    expect((await patch('recaptcha-v3-sandbox-key-0000', secrets.v2, { score: 1 })).statusCode).toBe(401);
    expect((await patch('recaptcha-v3-sandbox-key-0000', secrets.v3, { score: 2 })).statusCode).toBe(400);
  });
});

it('serves the script, the frame and its script', async () => {
  for (const url of ['/recaptcha/api.js?render=explicit', '/recaptcha/api2/frame.js']) {
    expect((await app.inject(url)).headers['content-type'], url).toMatch(/^text\/javascript/);
  }
  const frame = await app.inject('/recaptcha/api2/anchor?k=recaptcha-v2-sandbox-key-0000&hl=es');
  expect(frame.body).toContain('No soy un robot');
});
