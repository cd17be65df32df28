import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../database.ts';
import type { CaptchaKind, CaptchaSettings, CaptchaUse } from './captcha.ts';
import { createCaptcha, listKinds } from './create-captcha.ts';
import type { Recaptcha } from './recaptcha.ts';
import { type CaptchaTables, captchaUses, createCaptchaUses } from './uses.ts';

const off: CaptchaSettings = {
  v2: false,
  v2Invisible: false,
  v3: false,
  minimumScore: 0.5,
  altcha: true,
  memberDeclines: 2,
};
const database = await openDatabase('pglite://memory');
afterAll(() => database.close());
const db = await database.schema<CaptchaTables>('captcha_test', { captchaUses });

/** A captcha whose ALTCHA is solved by the text of its challenge, and whose reCAPTCHA passes tokens that begin with `good`. */
function createTest(settings: Partial<CaptchaSettings> = {}) {
  const state = { isDown: false, spent: new Set<string>(), calls: 0, logged: [] as unknown[] };
  const recaptcha: Recaptcha = {
    scriptUrl: 'https://recaptcha.test/api.js',
    findSiteKey: (kind) => (kind === 'RECAPTCHA_V2_INVISIBLE' ? undefined : `site-${kind}`),
    async verify({ token }) {
      state.calls += 1;
      if (state.isDown) throw new Error('down');
      if (!token.startsWith('good') || state.spent.has(token)) return false;
      state.spent.add(token);
      return true;
    },
    isAvailable: async () => !state.isDown,
  };
  const expiresAt = new Date(Date.now() + 60_000);
  const captcha = createCaptcha({
    altcha: {
      createChallenge: async ({ subject }) => ({ challenge: subject, expiresInSeconds: 60 }),
      verify: async ({ subject }, token) => (token.startsWith(`${subject} `) ? { id: token, expiresAt } : undefined),
    },
    recaptcha,
    uses: createCaptchaUses(db),
    getSettings: () => ({ ...off, ...settings }),
    logger: { error: (entry: unknown) => void state.logged.push(entry), warn: () => undefined },
  });
  return { captcha, state };
}

const createUse = (change: Partial<CaptchaUse> = {}): CaptchaUse => ({
  market: 'CR',
  action: 'place_order',
  shopper: 'guest:1',
  subject: `cart:${randomUUID()}`,
  execution: `${randomUUID()}.1`,
  clientIp: undefined,
  ...change,
});
const passed = { isPassed: true };
const failed = (kind: CaptchaKind) => ({ isPassed: false, challenge: expect.objectContaining({ kind }) });

describe('the kinds of a market', () => {
  it.each<[Partial<CaptchaSettings>, CaptchaKind[]]>([
    [{}, ['ALTCHA']],
    [{ altcha: false }, []],
    [{ v2: true }, ['RECAPTCHA_V2']],
    [{ v2Invisible: true, altcha: false }, ['RECAPTCHA_V2_INVISIBLE']],
    [{ v2: true, v2Invisible: true, v3: true }, ['RECAPTCHA_V3', 'RECAPTCHA_V2_INVISIBLE', 'RECAPTCHA_V2']],
  ])('are for %j: %j (PAYMENTS-300, MEMBERSHIP-95)', (settings, kinds) => {
    expect(listKinds({ ...off, ...settings })).toEqual(kinds);
    expect(createTest(settings).captcha.isEnabled('CR')).toBe(kinds.length > 0);
  });
});

describe('a challenge', () => {
  it('has the site key, the script and the action of version 3', async () => {
    expect(await createTest({ v3: true }).captcha.createChallenge(createUse())).toEqual({
      kind: 'RECAPTCHA_V3',
      siteKey: 'site-RECAPTCHA_V3',
      scriptUrl: 'https://recaptcha.test/api.js',
      action: 'place_order',
    });
  });

  it('is ALTCHA for a kind without a site key, which is logged', async () => {
    const { captcha, state } = createTest({ v2Invisible: true });
    expect(await captcha.createChallenge(createUse())).toMatchObject({ kind: 'ALTCHA' });
    expect(state.logged).toEqual([expect.objectContaining({ alert: 'captcha_key_missing' })]);
  });

  it('is ALTCHA for a browser without the script only while reCAPTCHA is down (PAYMENTS-306)', async () => {
    const { captcha, state } = createTest({ v2: true });
    expect(await captcha.createChallenge(createUse(), true)).toMatchObject({ kind: 'RECAPTCHA_V2' });
    state.isDown = true;
    expect(await captcha.createChallenge(createUse(), true)).toMatchObject({ kind: 'ALTCHA' });
  });
});

describe('an answer', () => {
  it.each([
    ['ALTCHA', {}],
    ['RECAPTCHA_V2', { v2: true }],
  ] as const)('of %s passes for one execution and its repetition (PAYMENTS-302)', async (kind, settings) => {
    const { captcha, state } = createTest(settings);
    const use = createUse();
    const token = kind === 'ALTCHA' ? `${use.subject} ${randomUUID()}` : `good-${randomUUID()}`;
    expect(await captcha.verify(use, { kind, token })).toEqual(passed);
    expect(await captcha.verify(use, { kind, token })).toEqual(passed);
    expect(await captcha.verify({ ...use, execution: `${randomUUID()}.2` }, { kind, token })).toEqual(failed(kind));
    expect(state.calls).toBe(kind === 'ALTCHA' ? 0 : 1);
    // Another process shares the database only.
    const restarted = createTest(settings).captcha;
    expect(await restarted.verify({ ...use, execution: `${randomUUID()}.3` }, { kind, token })).toEqual(failed(kind));
  });

  it('is verified once when it comes twice at the same time', async () => {
    const { captcha, state } = createTest({ v2: true });
    const use = createUse();
    const answer = { kind: 'RECAPTCHA_V2', token: `good-${randomUUID()}` } as const;
    expect(await Promise.all([captcha.verify(use, answer), captcha.verify(use, answer)])).toEqual([passed, passed]);
    expect(state.calls).toBe(1);
  });

  it('of a wrong kind does not pass', async () => {
    const { captcha, state } = createTest({ v3: true });
    expect(await captcha.verify(createUse(), { kind: 'RECAPTCHA_V2', token: 'good' })).toEqual(failed('RECAPTCHA_V3'));
    expect(await createTest().captcha.verify(createUse(), { kind: 'RECAPTCHA_V3', token: 'good' })).toEqual(
      failed('ALTCHA'),
    );
    expect(state.calls).toBe(0);
  });

  it('that is empty or too long is not sent to reCAPTCHA', async () => {
    const { captcha, state } = createTest({ v2: true });
    for (const token of ['', 'g'.repeat(8_000)])
      expect(await captcha.verify(createUse(), { kind: 'RECAPTCHA_V2', token })).toEqual(failed('RECAPTCHA_V2'));
    expect(state.calls).toBe(0);
  });

  it('that fails is followed by the next kind of the market, the last one again (PAYMENTS-300)', async () => {
    const { captcha } = createTest({ v3: true, v2: true });
    const verify = (kind: CaptchaKind) => captcha.verify(createUse(), { kind, token: 'bad' });
    expect(await verify('RECAPTCHA_V3')).toEqual(failed('RECAPTCHA_V2'));
    expect(await verify('RECAPTCHA_V2')).toEqual(failed('RECAPTCHA_V2'));
  });

  it('that cannot be verified does not pass, and ALTCHA is asked for instead (PAYMENTS-306)', async () => {
    const { captcha, state } = createTest({ v3: true, altcha: false });
    state.isDown = true;
    const use = createUse();
    expect(await captcha.verify(use, { kind: 'RECAPTCHA_V3', token: 'good' })).toEqual(failed('ALTCHA'));
    expect(state.logged).toEqual([expect.objectContaining({ alert: 'captcha_unavailable' })]);
    expect(await captcha.verify(use, { kind: 'ALTCHA', token: `${use.subject} ${randomUUID()}` })).toEqual(passed);
  });
});

it('deletes the records of expired answers', async () => {
  const uses = createCaptchaUses(db);
  await uses.claim('expired', 'attempt.1', new Date(Date.now() - 1));
  await uses.claim('next', 'attempt.2', new Date(Date.now() + 60_000));
  expect(await uses.find('expired')).toBeUndefined();
  expect(await uses.find('next')).toBe('attempt.2');
});
