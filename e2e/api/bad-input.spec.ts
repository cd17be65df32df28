import { randomUUID } from 'node:crypto';
import { auditCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { createGraphClient, createRegisteredRequest, type GraphResponse } from '../graph/graph-client.ts';
import { operations } from '../graph/operations.ts';
import { costaRica, createGuestShopper, createMemberShopper } from '../graph/shopper.ts';
import { expect, test } from './test.ts';

const sku = '110101-1';

/** Returns the code of a response: of a typed result, of a GraphQL error, or of an HTTP error. */
function getErrorCode({ codes, data, text }: GraphResponse): string | undefined {
  const [result] = Object.values((data ?? {}) as Record<string, { code?: string } | null>);
  return codes[0] ?? result?.code ?? /"code":"([A-Z_0-9]+)"/.exec(text)?.[1];
}

/** Internals that a response must not contain: stack traces, file paths, SQL. */
const internals = /\bat .+\.(ts|js):\d+|node_modules|file:\/\/|select .+ from|ECONN|undefined is not/i;

function expectRefused(response: GraphResponse, codes: readonly string[]): void {
  expect(codes, response.text).toContain(getErrorCode(response));
  expect(response.status, response.text).toBeLessThan(500);
  expect(response.text).not.toMatch(internals);
}

const createAddRequest = (change: Record<string, unknown>) => ({
  ...createRegisteredRequest(operations.addToCart, {
    input: { commandId: randomUUID(), sku, quantity: 1, clubKey: costaRica.club, ...change } as never,
  }),
});

const commands: readonly (readonly [string, Record<string, unknown>, readonly string[]])[] = [
  ['an unknown sku', { sku: '999999-9' }, ['PRODUCT_UNAVAILABLE']],
  ['a sku with SQL', { sku: "'; drop table cart; --" }, ['PRODUCT_UNAVAILABLE']],
  ['a sku of 5,000 letters', { sku: 'x'.repeat(5_000) }, ['PRODUCT_UNAVAILABLE', 'BAD_USER_INPUT']],
  ['a quantity of 0', { quantity: 0 }, ['INVALID_QUANTITY']],
  ['a quantity of -1', { quantity: -1 }, ['INVALID_QUANTITY']],
  ['a quantity of 1e9', { quantity: 1e9 }, ['QUANTITY_LIMIT_EXCEEDED', 'INVALID_QUANTITY']],
  ['a quantity of 1e12', { quantity: 1e12 }, ['BAD_USER_INPUT']],
  ['a quantity of 1.5', { quantity: 1.5 }, ['BAD_USER_INPUT']],
  ['a quantity in words', { quantity: 'three' }, ['BAD_USER_INPUT']],
  ['no quantity', { quantity: null }, ['BAD_USER_INPUT']],
  ['a club of another market', { clubKey: '7201' }, ['CLUB_UNAVAILABLE']],
  ['a club that does not exist', { clubKey: 'nowhere' }, ['CLUB_UNAVAILABLE']],
  ['an invalid command id', { commandId: 'none' }, ['BAD_USER_INPUT']],
  ['a field that is not in the schema', { price: 1 }, ['BAD_USER_INPUT']],
];

for (const [name, change, codes] of commands) {
  test(`adding ${name} is refused and changes nothing (CART-19, CART-21, CART-30, CART-38, CART-80)`, async ({
    stack,
  }) => {
    const shopper = createGuestShopper(stack);
    const before = await shopper.fillCart([sku]);
    expectRefused(await shopper.graph.send(createAddRequest(change)), codes);
    expect(await shopper.fetchCart()).toEqual(before);
  });
}

test('refuses a command id that is reused with another body, and changes nothing (CART-82)', async ({ stack }) => {
  const shopper = createGuestShopper(stack);
  const commandId = randomUUID();
  expect((await shopper.graph.send(createAddRequest({ commandId }))).codes).toEqual([]);
  const before = await shopper.fetchCart();
  expectRefused(await shopper.graph.send(createAddRequest({ commandId, quantity: 2 })), ['COMMAND_CONFLICT']);
  expect(await shopper.fetchCart()).toEqual(before);
});

test('refuses unknown markets, unknown languages and invalid tokens (ROUTING-10)', async ({ stack }) => {
  const sendAs = (change: object) =>
    createGraphClient({ url: stack.graphUrl, ...costaRica, ...change }).send(
      createRegisteredRequest(operations.cart, {}),
    );
  expectRefused(await sendAs({ market: 'XX' }), ['UNKNOWN_MARKET']);
  expectRefused(await sendAs({ market: '../CR' }), ['UNKNOWN_MARKET']);
  expectRefused(await sendAs({ language: 'fr' }), ['UNKNOWN_LANGUAGE']);
  expectRefused(await sendAs({ bearer: async () => 'not-a-token' }), ['INVALID_TOKEN']);
  expectRefused(await sendAs({ bearer: async () => `${btoa('{"alg":"none"}')}.${btoa('{"iss":"tarima-shop"}')}.` }), [
    'INVALID_TOKEN',
  ]);
});

for (const [name, body, status, codes] of [
  ['malformed JSON', '{"query": ', 400, ['BAD_REQUEST']],
  ['an empty body', '', 400, ['BAD_REQUEST']],
  ['a body that is not an operation', '"hello"', 400, ['BAD_REQUEST']],
  ['a batch', '[{"query":"{__typename}"},{"query":"{__typename}"}]', 400, ['BATCH_NOT_ALLOWED']],
  [
    'a body over the limit',
    JSON.stringify({ query: `{ market { code } } # ${'x'.repeat(200_000)}` }),
    413,
    ['BODY_TOO_LARGE'],
  ],
  [
    'an operation that is not registered',
    { extensions: { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } } },
    400,
    ['OPERATION_NOT_REGISTERED'],
  ],
  ['a document that does not parse', { query: '{ cart {' }, 400, ['GRAPHQL_PARSE_FAILED']],
  ['a field that does not exist', { query: '{ passwords }' }, 400, ['GRAPHQL_VALIDATION_FAILED']],
  ['variables that are a list', { query: '{ cart { id } }', variables: [1] }, 400, ['BAD_REQUEST']],
] as const) {
  test(`${name} is refused with ${status}`, async ({ stack }) => {
    const response = await createGuestShopper(stack).graph.send(body);
    expectRefused(response, codes);
    expect(response.status).toBe(status);
  });
}

test('refuses an invalid payment, charges nothing and leaves cart and attempt unchanged (CHECKOUT-19, CHECKOUT-29, PAYMENTS-1)', async ({
  stack,
}) => {
  const shopper = createGuestShopper(stack);
  const cart = await shopper.fillCart([sku]);
  const { id } = await shopper.beginCheckout(cart.id);
  const validInput = await shopper.createPlaceOrderInput(id, cart, cards.approved);
  const { card, ...withoutCard } = validInput;
  // Each answer to a captcha works for one try.
  const place = async (input: object) => {
    const captcha = await shopper.answerCaptcha(cart.id);
    return shopper.graph.send(
      createRegisteredRequest(operations.placeOrder, { input: { ...input, captcha } as never }),
    );
  };

  for (const [input, codes] of [
    [{ ...validInput, expectedTotal: { ...validInput.expectedTotal, centAmount: 1 } }, ['TOTAL_CHANGED']],
    [{ ...validInput, expectedTotal: { ...validInput.expectedTotal, centAmount: 0.5 } }, ['BAD_USER_INPUT']],
    [{ ...withoutCard, savedCardId: 'no-such-card' }, ['SAVED_CARD_NOT_FOUND']],
    [withoutCard, ['INVALID_CARD']],
    [{ ...validInput, savedCardId: 'both' }, ['INVALID_CARD']],
    [{ ...validInput, card: { ...card, holderName: 'Ana' } }, ['INVALID_CARD_HOLDER']],
    [{ ...validInput, card: { ...card, encryptedCard: 'AAAA' } }, ['INVALID_CARD']],
    [{ ...validInput, email: 'not an address' }, ['INVALID_EMAIL']],
    [{ ...validInput, membershipNumber: '00000000000000' }, ['INVALID_MEMBERSHIP']],
    [{ ...validInput, returnUrl: 'https://elsewhere.example/' }, ['BAD_USER_INPUT']],
    [{ ...validInput, acceptsTerms: false }, ['TERMS_NOT_ACCEPTED']],
    [{ ...validInput, attemptId: randomUUID() }, ['ATTEMPT_NOT_FOUND']],
    [{ ...validInput, attemptId: 'no-attempt' }, ['ATTEMPT_NOT_FOUND']],
  ] as const) {
    expectRefused(await place(input), codes);
  }

  expect((await shopper.fetchAttempt(id))?.status).toBe('OPEN');
  expect(await auditCart(stack, cart.id)).toMatchObject({ authorised: 0, captured: 0, orderNumbers: [] });
  const after = await shopper.fetchCart();
  expect(after).toMatchObject({ id: cart.id, isLocked: false, lines: cart.lines, total: cart.total });
  // The attempt can still be completed.
  await place(validInput);
  expect((await shopper.waitUntilSettled(id)).status).toBe('COMPLETED');
});

test("refuses another member's saved card (PAYMENTS-71)", async ({ stack, createMemberLike }) => {
  const member = await createMemberShopper(stack, await createMemberLike('sofia'));
  const cart = await member.fillCart([sku]);
  const { id } = await member.beginCheckout(cart.id);
  const { card: _card, ...input } = await member.createPlaceOrderInput(id, cart, cards.approved);
  const response = await member.graph.send(
    createRegisteredRequest(operations.placeOrder, { input: { ...input, savedCardId: randomUUID() } }),
  );
  expectRefused(response, ['SAVED_CARD_NOT_FOUND']);
  await member.graph.run(operations.cancelCheckout, { input: { attemptId: id } });
});

test('accepts only registered operations from the shop’s own pages', async ({ stack }) => {
  const shop = (headers: Record<string, string>) =>
    createGraphClient({ url: `${stack.shopUrl}/graphql`, ...costaRica, headers });
  const page = { 'x-tarima-client': 'web', origin: stack.shopUrl };
  const cartRequest = createRegisteredRequest(operations.cart, {});

  expect((await shop(page).send(cartRequest)).status).toBe(200);
  expectRefused(await shop({ 'x-tarima-client': 'web' }).send(cartRequest), ['FORBIDDEN']);
  expectRefused(await shop({ 'x-tarima-client': 'web', origin: 'https://elsewhere.example' }).send(cartRequest), [
    'FORBIDDEN',
  ]);
  expectRefused(await shop({ origin: stack.shopUrl }).send(cartRequest), ['FORBIDDEN']);
  expectRefused(await shop(page).send({ query: '{ cart { id } }' }), ['UNKNOWN_OPERATION']);
  expectRefused(await shop(page).send('{"a":'), ['BAD_REQUEST']);
  expectRefused(await shop(page).send(JSON.stringify({ x: 'y'.repeat(80_000) })), ['BODY_TOO_LARGE']);
  expectRefused(
    await createGraphClient({ url: `${stack.shopUrl}/graphql`, market: 'CR', language: 'de', headers: page }).send(
      cartRequest,
    ),
    ['UNKNOWN_LOCALE'],
  );
});
