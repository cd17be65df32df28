import type { Caller } from '@tarima/service-kit/caller';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOrderInput, placeMutation, startPaymentsForEach } from './testing/payments-graph.ts';

const payments = await startPaymentsForEach();
const challengeQuery = `query ($cartId: ID!) { captchaChallenge(cartId: $cartId) {
  kind challenge expiresInSeconds siteKey scriptUrl action } }`;

const createGuest = (guestId: string): Caller['identity'] => ({ kind: 'guest', guestId });
const createMember = (membershipNumber: string): Caller['identity'] => ({
  kind: 'member',
  membershipNumber,
  subject: membershipNumber,
});
const findChallenge = async (cartId: string, identity: Caller['identity']) =>
  (await payments.execute(challengeQuery, { cartId }, identity)).data.captchaChallenge;
const solve = async ({ challenge }: { challenge: string }) => {
  const parsed = JSON.parse(challenge);
  const payload = { challenge: parsed, solution: await solveChallenge({ challenge: parsed, deriveKey }) };
  return { kind: 'ALTCHA', token: Buffer.from(JSON.stringify(payload)).toString('base64') };
};
const place = async (attemptId: string, identity: Caller['identity'], change: object = {}) =>
  (await payments.execute(placeMutation, createOrderInput(attemptId, change), identity)).data.placeOrder;
const countPayments = () => payments.world.calls.filter((call) => call === 'payments.process').length;

beforeEach(() => payments.configureCaptcha({ altcha: true }));

describe('the captcha of a guest', () => {
  it('is required to place an order; without it nothing is sent to the bank (PAYMENTS-63, PAYMENTS-303)', async () => {
    const identity = createGuest('captcha-1');
    const id = await payments.beginAttempt('captcha-cart-1', identity);
    const refused = await place(id, identity);
    expect(refused).toMatchObject({
      __typename: 'CaptchaRequired',
      code: 'CAPTCHA_REQUIRED',
      message: expect.stringContaining('No se le cobró nada'),
      challenge: { kind: 'ALTCHA', expiresInSeconds: 900 },
    });
    expect(countPayments()).toBe(0);
    const placed = await place(id, identity, { captcha: await solve(refused.challenge) });
    expect(placed.attempt).toMatchObject({ status: 'COMPLETED' });
  });

  it('can be answered before the attempt begins (PAYMENTS-307)', async () => {
    const identity = createGuest('captcha-2');
    const challenge = await findChallenge('captcha-cart-2', identity);
    expect(challenge).toMatchObject({ kind: 'ALTCHA', siteKey: null, scriptUrl: null, action: null });
    const captcha = await solve(challenge);
    const id = await payments.beginAttempt('captcha-cart-2', identity);
    expect((await place(id, identity, { captcha })).attempt).toMatchObject({ status: 'COMPLETED' });
  });

  it('passes for one try of an attempt, and for the repetition of that try (PAYMENTS-302)', async () => {
    const identity = createGuest('captcha-3');
    payments.world.issuer = 'decline';
    const first = await payments.beginAttempt('captcha-cart-3', identity);
    const captcha = await solve(await findChallenge('captcha-cart-3', identity));
    const results = await Promise.all([place(first, identity, { captcha }), place(first, identity, { captcha })]);
    expect(results.map(({ attempt }) => attempt.status)).toEqual(['DECLINED', 'DECLINED']);
    expect(countPayments()).toBe(1);
    const second = await payments.beginAttempt('captcha-cart-3', identity);
    expect(await place(second, identity, { captcha })).toMatchObject({
      __typename: 'CaptchaRequired',
      code: 'CAPTCHA_FAILED',
      challenge: { kind: 'ALTCHA' },
    });
    expect(countPayments()).toBe(1);
  });

  it('of another cart or another guest does not pass (PAYMENTS-302)', async () => {
    const identity = createGuest('captcha-4');
    const id = await payments.beginAttempt('captcha-cart-4', identity);
    const ofOtherCart = await solve(await findChallenge('captcha-cart-5', identity));
    const ofOtherGuest = await solve(await findChallenge('captcha-cart-4', createGuest('captcha-5')));
    for (const captcha of [ofOtherCart, ofOtherGuest, { kind: 'RECAPTCHA_V2', token: 'token' }])
      expect(await place(id, identity, { captcha })).toMatchObject({ code: 'CAPTCHA_FAILED' });
    expect(countPayments()).toBe(0);
  });

  it('costs a point when the answer is wrong, so that answers cannot be guessed (PAYMENTS-304)', async () => {
    const identity = createGuest('captcha-6');
    const id = await payments.beginAttempt('captcha-cart-6', identity);
    const types = [];
    for (let tries = 0; tries < 27; tries += 1)
      types.push((await place(id, identity, { captcha: { kind: 'ALTCHA', token: `${tries}` } })).__typename);
    expect(types).toEqual([...Array(26).fill('CaptchaRequired'), 'TooManyPaymentAttempts']);
    expect((await place(id, identity)).__typename).toBe('CaptchaRequired');
  });

  it('is that of the attempt’s market, whatever market the request names', async () => {
    const identity = createGuest('captcha-8');
    const id = await payments.beginAttempt('captcha-cart-13', identity);
    const { data } = await payments.execute(placeMutation, createOrderInput(id), identity, undefined, 'PA');
    expect(data.placeOrder).toMatchObject({ __typename: 'CaptchaRequired' });
    expect(countPayments()).toBe(0);
  });

  it('is not needed in a market without a captcha (PAYMENTS-300)', async () => {
    payments.configureCaptcha({ altcha: false });
    const identity = createGuest('captcha-7');
    expect(await findChallenge('captcha-cart-7', identity)).toBeNull();
    const id = await payments.beginAttempt('captcha-cart-7', identity);
    expect((await place(id, identity)).attempt).toMatchObject({ status: 'COMPLETED' });
  });
});

describe('the captcha of a member', () => {
  it('is required after the configured number of declines, of this member only (PAYMENTS-301)', async () => {
    const member = createMember('64010300000001');
    payments.configureCaptcha({ altcha: true, memberDeclines: 2 });
    payments.world.issuer = 'decline';
    for (const cartId of ['captcha-cart-8', 'captcha-cart-9']) {
      expect(await findChallenge(cartId, member)).toBeNull();
      const id = await payments.beginAttempt(cartId, member);
      expect((await place(id, member)).attempt).toMatchObject({ status: 'DECLINED' });
    }
    payments.world.issuer = 'approve';
    const id = await payments.beginAttempt('captcha-cart-10', member);
    const refused = await place(id, member);
    expect(refused).toMatchObject({ __typename: 'CaptchaRequired', code: 'CAPTCHA_REQUIRED' });
    expect(countPayments()).toBe(2);
    const placed = await place(id, member, { captcha: await solve(refused.challenge) });
    expect(placed.attempt).toMatchObject({ status: 'COMPLETED' });
    expect(await findChallenge('captcha-cart-11', createMember('64010300000002'))).toBeNull();
  });

  it('ignores an answer that is not needed', async () => {
    const member = createMember('64010300000003');
    const id = await payments.beginAttempt('captcha-cart-12', member);
    const captcha = { kind: 'ALTCHA', token: 'anything' };
    expect((await place(id, member, { captcha })).attempt).toMatchObject({ status: 'COMPLETED' });
  });
});

it('gives no challenge to callers without a cart, such as partners', async () => {
  const partner: Caller['identity'] = { kind: 'partner', clientId: 'partner-1', scopes: ['cart:write'] };
  expect(
    (await payments.execute(challengeQuery, { cartId: 'captcha-cart-1' }, partner)).data?.captchaChallenge,
  ).toBeNull();
});

describe('the captcha of a registration', () => {
  const findRegistrationChallenge = async (identity: Caller['identity']) =>
    (await payments.execute('{ captchaChallenge(purpose: MEMBERSHIP_NEW) { kind } }', {}, identity)).data
      .captchaChallenge;

  it('is shown to guests and to visitors without a guest id (MEMBERSHIP-131, MEMBERSHIP-353)', async () => {
    expect(await findRegistrationChallenge(createGuest('captcha-20'))).toEqual({ kind: 'ALTCHA' });
    expect(await findRegistrationChallenge({ kind: 'anonymous' })).toEqual({ kind: 'ALTCHA' });
  });

  it('is not shown to members and partners (MEMBERSHIP-131)', async () => {
    expect(await findRegistrationChallenge(createMember('64010300000004'))).toBeNull();
    const partner: Caller['identity'] = { kind: 'partner', clientId: 'partner-1', scopes: ['cart:write'] };
    expect(await findRegistrationChallenge(partner)).toBeNull();
  });
});
