import { answerCaptcha } from '../graph/captcha.ts';
import { cards } from '../graph/cards.ts';
import { operations } from '../graph/operations.ts';
import { createGuestShopper, createMemberShopper, type Shopper, type ShoppingContext } from '../graph/shopper.ts';
import { expect, test } from './test.ts';

const item = '110101-1';

/** Markets of the sandbox by their captcha (sandbox/content/seeds/configuration.ts). */
const markets = {
  ALTCHA: { market: 'SV', language: 'es', club: '6501' },
  RECAPTCHA_V2: { market: 'HN', language: 'es', club: '6601' },
  RECAPTCHA_V2_INVISIBLE: { market: 'NI', language: 'es', club: '6701' },
  RECAPTCHA_V3: { market: 'VI', language: 'en', club: '7301' },
} as const satisfies Record<string, ShoppingContext>;

async function begin(shopper: Shopper) {
  const cart = (await shopper.fetchCart()) ?? (await shopper.fillCart([item]));
  return { cart, attempt: await shopper.beginCheckout(cart.id) };
}

const place = async (shopper: Shopper, input: Awaited<ReturnType<Shopper['createPlaceOrderInput']>>) =>
  (await shopper.graph.run(operations.placeOrder, { input })).placeOrder;

for (const [kind, context] of Object.entries(markets)) {
  test(`a guest needs ${kind} to pay, and its answer works once (PAYMENTS-63, PAYMENTS-302, PAYMENTS-303)`, async ({
    stack,
  }) => {
    const guest = createGuestShopper(stack, context);
    const { cart, attempt } = await begin(guest);
    const { captcha, ...input } = await guest.createPlaceOrderInput(attempt.id, cart, cards.declined);
    expect(captcha?.kind).toBe(kind);
    expect(await place(guest, input)).toMatchObject({
      __typename: 'CaptchaRequired',
      code: 'CAPTCHA_REQUIRED',
      challenge: { kind },
    });
    expect((await guest.fetchAttempt(attempt.id))?.status).toBe('OPEN');
    await place(guest, { ...input, ...(captcha && { captcha }) });
    expect((await guest.waitUntilSettled(attempt.id)).status).toBe('DECLINED');

    // The same answer for the next attempt, although nothing else of the request is wrong.
    const next = await begin(guest);
    const fresh = await guest.createPlaceOrderInput(next.attempt.id, next.cart, cards.approved);
    expect(await place(guest, { ...fresh, ...(captcha && { captcha }) })).toMatchObject({
      __typename: 'CaptchaRequired',
      code: 'CAPTCHA_FAILED',
    });
    await place(guest, fresh);
    expect((await guest.waitUntilSettled(next.attempt.id)).status).toBe('COMPLETED');
  });
}

test('a member needs a captcha after two declines (PAYMENTS-301)', async ({ stack, createMemberLike }) => {
  const member = await createMemberShopper(stack, await createMemberLike('ana'), markets.ALTCHA);
  for (let declines = 0; declines < 2; declines += 1) {
    const { cart, attempt } = await begin(member);
    const input = await member.createPlaceOrderInput(attempt.id, cart, cards.declined);
    expect(input.captcha).toBeUndefined();
    await place(member, input);
    expect((await member.waitUntilSettled(attempt.id)).status).toBe('DECLINED');
  }
  const { cart, attempt } = await begin(member);
  const { captcha, ...input } = await member.createPlaceOrderInput(attempt.id, cart, cards.approved);
  expect(captcha?.kind).toBe('ALTCHA');
  expect(await place(member, input)).toMatchObject({ __typename: 'CaptchaRequired', code: 'CAPTCHA_REQUIRED' });
  await place(member, { ...input, ...(captcha && { captcha }) });
  expect((await member.waitUntilSettled(attempt.id)).status).toBe('COMPLETED');
});

test('refuses a token of another action, and asks for the checkbox next (PAYMENTS-300, PAYMENTS-305)', async ({
  stack,
}) => {
  const guest = createGuestShopper(stack, markets.RECAPTCHA_V3);
  const { cart, attempt } = await begin(guest);
  const { captcha: _captcha, ...input } = await guest.createPlaceOrderInput(attempt.id, cart, cards.approved);
  const variables = { cartId: cart.id, scriptFailed: false };
  const { captchaChallenge } = await guest.graph.run(operations.captchaChallenge, variables);
  if (!captchaChallenge) throw new Error('No captcha is needed.');
  const captcha = await answerCaptcha({ ...captchaChallenge, action: 'login' }, stack.shopUrl);
  expect(await place(guest, { ...input, captcha })).toMatchObject({
    code: 'CAPTCHA_FAILED',
    challenge: { kind: 'RECAPTCHA_V2' },
  });
  expect((await guest.fetchAttempt(attempt.id))?.status).toBe('OPEN');
});
