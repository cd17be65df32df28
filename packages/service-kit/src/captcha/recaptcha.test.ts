import { describe, expect, it } from 'vitest';
import { UpstreamError } from '../upstream-error.ts';
import { createRecaptcha } from './recaptcha.ts';

const createTest = (response: unknown) => {
  const calls: unknown[] = [];
  const recaptcha = createRecaptcha({
    http: {
      form: async (...call) => {
        calls.push(call);
        if (response instanceof Error) throw response;
        return response;
      },
    },
    keys: {
      RECAPTCHA_V2: { siteKey: 'site-2', secret: 'secret-2' },
      RECAPTCHA_V3: { siteKey: 'site-3', secret: 'secret-3' },
    },
    scriptUrl: 'https://www.google.com/recaptcha/api.js',
    hostname: 'shop.test',
  });
  return { recaptcha, calls };
};
const check = { token: 'token', action: 'place_order', minimumScore: 0.5, clientIp: '203.0.113.7' };
const passed = { success: true, challenge_ts: '2026-11-24T15:00:00Z', hostname: 'shop.test' };
const scored = { ...passed, score: 0.7, action: 'place_order' };

describe('reCAPTCHA', () => {
  it('sends the secret of the kind, the token and the client address', async () => {
    const { recaptcha, calls } = createTest(passed);
    expect(await recaptcha.verify({ ...check, kind: 'RECAPTCHA_V2' })).toBe(true);
    expect(calls).toEqual([
      ['/recaptcha/api/siteverify', { fields: { secret: 'secret-2', response: 'token', remoteip: '203.0.113.7' } }],
    ]);
  });

  it.each([
    ['a refused token', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['a token that was verified before', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['a token of another site', { ...passed, hostname: 'other.test' }],
    ['a token without a host name', { success: true }],
  ])('refuses %s (PAYMENTS-305)', async (_case, response) => {
    expect(await createTest(response).recaptcha.verify({ ...check, kind: 'RECAPTCHA_V2' })).toBe(false);
  });

  it.each<[object, boolean]>([
    [scored, true],
    [{ ...scored, score: 0.5 }, true],
    [{ ...scored, score: 0.49 }, false],
    [{ ...scored, action: 'login' }, false],
    [passed, false],
  ])(
    'passes version 3 for the action with at least the minimum score: %j (MEMBERSHIP-97)',
    async (response, isPassed) => {
      expect(await createTest(response).recaptcha.verify({ ...check, kind: 'RECAPTCHA_V3' })).toBe(isPassed);
    },
  );

  it.each([
    { success: false, 'error-codes': ['invalid-input-secret'] },
    '<html>Sorry</html>',
    new UpstreamError('recaptcha', 504, undefined, true),
  ])('throws when the token could not be verified: %s', async (response) => {
    const { recaptcha } = createTest(response);
    await expect(recaptcha.verify({ ...check, kind: 'RECAPTCHA_V3' })).rejects.toThrow(UpstreamError);
  });

  it('passes nothing for a kind without a key', async () => {
    const { recaptcha, calls } = createTest(passed);
    expect(await recaptcha.verify({ ...check, kind: 'RECAPTCHA_V2_INVISIBLE' })).toBe(false);
    expect(calls).toEqual([]);
  });

  it('is available when siteverify responds', async () => {
    const codes = ['missing-input-response', 'invalid-input-secret'];
    expect(await createTest({ success: false, 'error-codes': codes }).recaptcha.isAvailable()).toBe(true);
    expect(await createTest(new UpstreamError('recaptcha', 0, undefined, false)).recaptcha.isAvailable()).toBe(false);
  });
});
