import { createAltcha } from '@tarima/service-kit/captcha/altcha';
import type { CaptchaPurpose } from '@tarima/service-kit/captcha/captcha';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { altchaLibrary } from './altcha.ts';

const options = {
  library: altchaLibrary,
  secret: 'a-captcha-secret-of-thirty-two-characters',
  cost: 100,
  guesses: 8,
  lifetimeSeconds: 60,
};
const purpose: CaptchaPurpose = { market: 'CR', action: 'place_order', shopper: 'guest:1', subject: 'cart:1' };
const encode = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64');
const solve = async (text: string) => {
  const challenge = JSON.parse(text);
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
};

describe('ALTCHA', () => {
  it('accepts the solution of its challenge', async () => {
    const altcha = createAltcha(options);
    const { challenge, expiresInSeconds } = await altcha.createChallenge(purpose);
    expect(expiresInSeconds).toBe(60);
    const payload = await solve(challenge);
    const { nonce, data } = payload.challenge.parameters;
    expect(await altcha.verify(purpose, encode(payload))).toEqual({ id: nonce, expiresAt: new Date(data.expiresAt) });
  });

  it('takes half to one and a half of the average guesses', async () => {
    const altcha = createAltcha(options);
    const counters = [];
    for (let index = 0; index < 40; index += 1) {
      const { solution } = await solve((await altcha.createChallenge(purpose)).challenge);
      counters.push(solution?.counter ?? 0);
    }
    expect(Math.min(...counters)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...counters)).toBeLessThanOrEqual(12);
    expect(new Set(counters).size).toBeGreaterThan(3);
  });

  it.each<[string, Partial<CaptchaPurpose>]>([
    ['another shopper', { shopper: 'guest:2' }],
    ['another cart', { subject: 'cart:2' }],
    ['another market', { market: 'PA' }],
    ['another action', { action: 'register' }],
  ])('refuses the solution of a challenge of %s (PAYMENTS-302)', async (_case, change) => {
    const altcha = createAltcha(options);
    const payload = await solve((await altcha.createChallenge({ ...purpose, ...change })).challenge);
    expect(await altcha.verify(purpose, encode(payload))).toBeUndefined();
  });

  it('refuses a solution after the challenge has expired (PAYMENTS-302)', async () => {
    let now = Date.now();
    const altcha = createAltcha({ ...options, clock: () => now });
    const token = encode(await solve((await altcha.createChallenge(purpose)).challenge));
    now += 61_000;
    expect(await altcha.verify(purpose, token)).toBeUndefined();
  });

  it('refuses a challenge that was changed or signed with another secret', async () => {
    const altcha = createAltcha(options);
    const payload = await solve((await altcha.createChallenge(purpose)).challenge);
    const { parameters } = payload.challenge;
    const longer = {
      ...payload.challenge,
      parameters: { ...parameters, data: { ...parameters.data, expiresAt: parameters.data.expiresAt + 600_000 } },
    };
    expect(await altcha.verify(purpose, encode({ ...payload, challenge: longer }))).toBeUndefined();
    const other = createAltcha({ ...options, secret: 'another-secret-of-at-least-thirty-two-chars' });
    expect(await other.verify(purpose, encode(payload))).toBeUndefined();
  });

  it.each([
    ['no JSON', 'token'],
    ['an empty token', ''],
    ['a long token', 'A'.repeat(5_000)],
    ['an object of another form', encode({ challenge: {} })],
  ])('refuses %s', async (_case, token) => {
    expect(await createAltcha(options).verify(purpose, token)).toBeUndefined();
  });

  it('refuses a challenge without its solution', async () => {
    const altcha = createAltcha(options);
    const { challenge } = await altcha.createChallenge(purpose);
    const wrong = { challenge: JSON.parse(challenge), solution: { counter: 1, derivedKey: '00'.repeat(32) } };
    expect(await altcha.verify(purpose, encode(wrong))).toBeUndefined();
  });

  it('keeps the ids of shopper and cart out of the challenge', async () => {
    const ids = { ...purpose, shopper: 'member:64010104512001', subject: 'cart:8f14e45f' };
    const { challenge } = await createAltcha(options).createChallenge(ids);
    expect(challenge).not.toMatch(/64010104512001|8f14e45f/);
  });
});
