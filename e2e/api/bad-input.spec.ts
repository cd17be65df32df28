import { randomUUID } from 'node:crypto';
import { auditCart } from '../graph/audit.ts';
import { cards } from '../graph/cards.ts';
import { createGraphClient, type GraphAnswer, registered } from '../graph/graph-client.ts';
import { operations } from '../graph/operations.ts';
import { costaRica, guestOf, memberOf } from '../graph/shopper.ts';
import { expect, test } from './test.ts';

const sku = '110101-1';

/** The stable code of an answer: of a typed result, of a GraphQL error, or of an HTTP refusal. */
function codeOf({ codes, data, text }: GraphAnswer): string | undefined {
  const [result] = Object.values((data ?? {}) as Record<string, { code?: string } | null>);
  return codes[0] ?? result?.code ?? /"code":"([A-Z_0-9]+)"/.exec(text)?.[1];
}

/** Nothing of how the store is built: no stack, no file, no SQL. */
const insides = /\bat .+\.(ts|js):\d+|node_modules|file:\/\/|select .+ from|ECONN|undefined is not/i;

function expectRefused(answer: GraphAnswer, codes: readonly string[]): void {
  expect(codes, answer.text).toContain(codeOf(answer));
  expect(answer.status, answer.text).toBeLessThan(500);
  expect(answer.text).not.toMatch(insides);
}

const add = (change: Record<string, unknown>) => ({
  ...registered(operations.addToCart, {
    input: { commandId: randomUUID(), sku, quantity: 1, clubId: costaRica.club, ...change } as never,
  }),
});

const commands: readonly (readonly [string, Record<string, unknown>, readonly string[]])[] = [
  ['an unknown sku', { sku: '999999-9' }, ['PRODUCT_UNAVAILABLE']],
  ['a sku that is no sku', { sku: "'; drop table cart; --" }, ['PRODUCT_UNAVAILABLE']],
  ['a sku of 5,000 letters', { sku: 'x'.repeat(5_000) }, ['PRODUCT_UNAVAILABLE', 'BAD_USER_INPUT']],
  ['a quantity of 0', { quantity: 0 }, ['INVALID_QUANTITY']],
  ['a quantity of -1', { quantity: -1 }, ['INVALID_QUANTITY']],
  ['a quantity of 1e9', { quantity: 1e9 }, ['QUANTITY_LIMIT_EXCEEDED', 'INVALID_QUANTITY']],
  ['a quantity of 1e12', { quantity: 1e12 }, ['BAD_USER_INPUT']],
  ['a quantity of 1.5', { quantity: 1.5 }, ['BAD_USER_INPUT']],
  ['a quantity in words', { quantity: 'three' }, ['BAD_USER_INPUT']],
  ['no quantity at all', { quantity: null }, ['BAD_USER_INPUT']],
  ['a club of another market', { clubId: '7201' }, ['CLUB_UNAVAILABLE']],
  ['a club that does not exist', { clubId: 'nowhere' }, ['CLUB_UNAVAILABLE']],
  ['a command id that is none', { commandId: 'again' }, ['BAD_USER_INPUT']],
  ['a field that is not in the schema', { price: 1 }, ['BAD_USER_INPUT']],
];

for (const [name, change, codes] of commands) {
  test(`adding ${name} is refused and changes nothing (CART-19, CART-21, CART-30, CART-38, CART-80)`, async ({
    stack,
  }) => {
    const shopper = guestOf(stack);
    const before = await shopper.fillCart([sku]);
    expectRefused(await shopper.graph.send(add(change)), codes);
    expect(await shopper.cart()).toEqual(before);
  });
}

test('a command id that comes again with another body is refused and changes nothing (CART-82)', async ({ stack }) => {
  const shopper = guestOf(stack);
  const commandId = randomUUID();
  expect((await shopper.graph.send(add({ commandId }))).codes).toEqual([]);
  const before = await shopper.cart();
  expectRefused(await shopper.graph.send(add({ commandId, quantity: 2 })), ['COMMAND_CONFLICT']);
  expect(await shopper.cart()).toEqual(before);
});

test('wrong markets, languages and tokens are refused (ROUTING-10)', async ({ stack }) => {
  const ask = (change: object) =>
    createGraphClient({ url: stack.graphUrl, ...costaRica, ...change }).send(registered(operations.cart, {}));
  expectRefused(await ask({ market: 'XX' }), ['UNKNOWN_MARKET']);
  expectRefused(await ask({ market: '../CR' }), ['UNKNOWN_MARKET']);
  expectRefused(await ask({ language: 'fr' }), ['UNKNOWN_LANGUAGE']);
  expectRefused(await ask({ bearer: async () => 'not-a-token' }), ['INVALID_TOKEN']);
  expectRefused(await ask({ bearer: async () => `${btoa('{"alg":"none"}')}.${btoa('{"iss":"tarima-shop"}')}.` }), [
    'INVALID_TOKEN',
  ]);
});

for (const [name, body, status, codes] of [
  ['malformed JSON', '{"query": ', 400, ['BAD_REQUEST']],
  ['an empty body', '', 400, ['BAD_REQUEST']],
  ['a body that is no operation', '"hello"', 400, ['BAD_REQUEST']],
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
    const answer = await guestOf(stack).graph.send(body);
    expectRefused(answer, codes);
    expect(answer.status).toBe(status);
  });
}

test('a checkout that is not right charges nothing and leaves cart and attempt as they were (CHECKOUT-19, CHECKOUT-29, PAYMENTS-1)', async ({
  stack,
}) => {
  const shopper = guestOf(stack);
  const cart = await shopper.fillCart([sku]);
  const { id } = await shopper.begin(cart.id);
  const good = await shopper.placing(id, cart, cards.approved);
  const { card, ...withoutCard } = good;
  const place = (input: Record<string, unknown>) =>
    shopper.graph.send(registered(operations.placeOrder, { input: input as never }));

  for (const [input, codes] of [
    [{ ...good, expectedTotal: { ...good.expectedTotal, centAmount: 1 } }, ['TOTAL_CHANGED']],
    [{ ...good, expectedTotal: { ...good.expectedTotal, centAmount: 0.5 } }, ['BAD_USER_INPUT']],
    [{ ...withoutCard, savedCardId: 'no-such-card' }, ['SAVED_CARD_NOT_FOUND']],
    [withoutCard, ['INVALID_CARD']],
    [{ ...good, savedCardId: 'both' }, ['INVALID_CARD']],
    [{ ...good, card: { ...card, holderName: 'Ana' } }, ['INVALID_CARD_HOLDER']],
    [{ ...good, card: { ...card, encryptedCard: 'AAAA' } }, ['INVALID_CARD']],
    [{ ...good, email: 'not an address' }, ['INVALID_EMAIL']],
    [{ ...good, membershipNumber: '00000000000000' }, ['INVALID_MEMBERSHIP']],
    [{ ...good, returnUrl: 'https://elsewhere.example/' }, ['BAD_USER_INPUT']],
    [{ ...good, attemptId: randomUUID() }, ['ATTEMPT_NOT_FOUND']],
    [{ ...good, attemptId: 'no-attempt' }, ['ATTEMPT_NOT_FOUND']],
  ] as const) {
    expectRefused(await place(input), codes);
  }

  expect((await shopper.attempt(id))?.status).toBe('OPEN');
  expect(await auditCart(stack, cart.id)).toMatchObject({ authorised: 0, captured: 0, orderNumbers: [] });
  const after = await shopper.cart();
  expect(after).toMatchObject({ id: cart.id, isLocked: false, lines: cart.lines, total: cart.total });
  // The attempt is as good as new.
  await shopper.graph.run(operations.placeOrder, { input: good });
  expect((await shopper.settled(id)).status).toBe('COMPLETED');
});

test("another member's saved card is unknown (PAYMENTS-71)", async ({ stack, memberLike }) => {
  const member = await memberOf(stack, await memberLike('sofia'));
  const cart = await member.fillCart([sku]);
  const { id } = await member.begin(cart.id);
  const { card: _card, ...input } = await member.placing(id, cart, cards.approved);
  const answer = await member.graph.send(
    registered(operations.placeOrder, { input: { ...input, savedCardId: randomUUID() } }),
  );
  expectRefused(answer, ['SAVED_CARD_NOT_FOUND']);
  await member.graph.run(operations.cancelCheckout, { input: { attemptId: id } });
});

test('the shop takes registered operations of its own pages only', async ({ stack }) => {
  const shop = (headers: Record<string, string>) =>
    createGraphClient({ url: `${stack.shopUrl}/graphql`, ...costaRica, headers });
  const page = { 'x-tarima-client': 'web', origin: stack.shopUrl };
  const ordinary = registered(operations.cart, {});

  expect((await shop(page).send(ordinary)).status).toBe(200);
  expectRefused(await shop({ 'x-tarima-client': 'web' }).send(ordinary), ['FORBIDDEN']);
  expectRefused(await shop({ 'x-tarima-client': 'web', origin: 'https://elsewhere.example' }).send(ordinary), [
    'FORBIDDEN',
  ]);
  expectRefused(await shop({ origin: stack.shopUrl }).send(ordinary), ['FORBIDDEN']);
  expectRefused(await shop(page).send({ query: '{ cart { id } }' }), ['UNKNOWN_OPERATION']);
  expectRefused(await shop(page).send('{"a":'), ['BAD_REQUEST']);
  expectRefused(await shop(page).send(JSON.stringify({ x: 'y'.repeat(80_000) })), ['BODY_TOO_LARGE']);
  expectRefused(
    await createGraphClient({ url: `${stack.shopUrl}/graphql`, market: 'CR', language: 'de', headers: page }).send(
      ordinary,
    ),
    ['UNKNOWN_LOCALE'],
  );
});
