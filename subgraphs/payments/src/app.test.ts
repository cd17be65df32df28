import { randomUUID } from 'node:crypto';
import type { Caller } from '@tarima/service-kit/caller';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import { type Database, openDatabase } from '@tarima/service-kit/database';
import { createLogger } from '@tarima/service-kit/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPayments, type Payments } from './app.ts';
import { parsePaymentsEnv } from './env.ts';
import { World } from './testing/world.ts';

const callerSecret = 'a-caller-secret-of-thirty-two-characters';
const env = parsePaymentsEnv({
  DEPLOYMENT: 'demo',
  CALLER_SECRET: callerSecret,
  DATABASE_URL: 'pglite://memory',
  COMMERCE_API_URL: 'http://127.0.0.1:9',
  COMMERCE_CLIENT_ID: 'id',
  COMMERCE_CLIENT_SECRET: 'secret',
  CONTENT_URL: 'http://127.0.0.1:9',
  CONFIGURATION_CACHE_FILE: 'unused',
  PAYMENTS_API_URL: 'http://bank',
  PAYMENTS_API_KEY: 'key',
  MEMBERSHIP_API_URL: 'http://127.0.0.1:9',
  MEMBERSHIP_API_KEY: 'key',
  TAX_API_URL: 'http://127.0.0.1:9',
  FULFILMENT_URL: 'http://127.0.0.1:9',
  FULFILMENT_API_KEY: 'key',
  SHOP_URL: 'http://localhost:3000',
  AUTHORIZATION_STATUS_WAITS: '0,0,0,0,0',
});
const configuration = {
  global: () => ({ payments: { hardDeclineCodes: ['43'], authorizationStatusEnabled: true } }),
  market: () => ({ payments: { cardTypes: ['VISA'] }, delivery: { windowRequired: true } }),
  close: async () => undefined,
} as unknown as ConfigurationSource;

let database: Database;
let payments: Payments;
let world: World;

beforeAll(async () => {
  database = await openDatabase('pglite://memory');
});
afterAll(() => database.close());
beforeEach(async () => {
  world = new World();
  const logger = createLogger({ name: 'test', level: 'silent' });
  payments = await createPayments({ env, logger, database, configuration, ports: world.connect() });
  return () => payments.close();
});

const guest: Caller['identity'] = { kind: 'guest', guestId: 'guest-1' };

async function ask(
  query: string,
  variables: Record<string, unknown> = {},
  identity: Caller['identity'] = guest,
  clientIp?: string,
) {
  const caller: Caller = { identity, market: 'CR', language: 'es', requestId: 'request-1', clientIp };
  const { data, errors } = await payments.execute({ query, variables, caller });
  return { data: JSON.parse(JSON.stringify(data ?? null)), errors };
}

const begin = `mutation ($input: BeginCheckoutInput!) { beginCheckout(input: $input) {
  __typename ... on BeginCheckoutSuccess { attempt { id status amount { centAmount currency } } }
  ... on UserError { code message } } }`;
const place = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  __typename
  ... on PlaceOrderSuccess { attempt { id status challengeUrl order { orderNumber } failure { code message } } }
  ... on TotalChanged { total { centAmount } }
  ... on InvalidCard { field }
  ... on TooManyPaymentTries { retryAfterSeconds }
  ... on UserError { code message } } }`;

const cardParts = 'id isDefault';
const walletMutation = (name: 'addCard' | 'deleteCard' | 'setDefaultCard', parts = '') => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  return `mutation ($input: ${type}Input!) { result: ${name}(input: $input) {
    __typename ... on UserError { code message } ... on ${type}Success { savedCards { ${cardParts} } ${parts} }
    ${name === 'addCard' ? '... on TooManyPaymentTries { retryAfterSeconds }' : ''}
    ... on ${name === 'addCard' ? 'CardAlreadySaved' : 'CardNotFound'} { savedCards { ${cardParts} } } } }`;
};
const wallet = {
  add: walletMutation('addCard', `card { ${cardParts} }`),
  remove: walletMutation('deleteCard'),
  makeDefault: walletMutation('setDefaultCard'),
};

async function attempt(cartId: string, identity = guest): Promise<string> {
  if (!world.carts.has(cartId)) addCartOf(cartId, identity);
  const input = { idempotencyKey: randomUUID(), cartId };
  const { data } = await ask(begin, { input }, identity);
  expect(data.beginCheckout.attempt).toMatchObject({ status: 'OPEN', amount: { centAmount: 1_130_000 } });
  return data.beginCheckout.attempt.id;
}

function addCartOf(cartId: string, identity: Caller['identity']): void {
  // The platform of these tests knows one customer.
  if (identity.kind === 'member') world.addCart(cartId, { anonymousId: undefined, customerId: 'customer-1' });
  else world.addCart(cartId, identity.kind === 'guest' ? { anonymousId: identity.guestId } : {});
}

const order = (attemptId: string, change = {}) => ({
  input: {
    attemptId,
    card: { encryptedCard: `${'A'.repeat(342)}==`, keyId: 'key-1', holderName: 'Ana Rojas' },
    returnUrl: 'http://localhost:3000/es-CR/confirmacion-cybersource',
    email: 'ana@tarima.test',
    membershipNumber: '64010104512001',
    expectedTotal: { centAmount: 1_130_000, currency: 'CRC' },
    ...change,
  },
});

describe('the payments subgraph', () => {
  it('pays and names the order', async () => {
    const id = await attempt('cart-a');
    const { data } = await ask(place, order(id));
    expect(data.placeOrder.attempt).toMatchObject({ status: 'COMPLETED', failure: null });
    expect([...world.orders.keys()]).toEqual([data.placeOrder.attempt.order.orderNumber]);
  });

  it('sends the browser to the bank, on the bank’s own address only', async () => {
    world.issuer = 'challenge';
    const id = await attempt('cart-b');
    const { data } = await ask(place, order(id));
    expect(data.placeOrder.attempt).toMatchObject({ status: 'CHALLENGE_REQUIRED', challengeUrl: 'http://bank/1' });
    const done = await ask(
      `mutation ($input: CompleteChallengeInput!) { completeChallenge(input: $input) {
        ... on PlaceOrderSuccess { attempt { status challengeUrl } } } }`,
      { input: { attemptId: id, challengeOrderId: 'O-T1', cavv: 'proof', eci: '05' } },
    );
    expect(done.data.completeChallenge.attempt).toEqual({ status: 'COMPLETED', challengeUrl: null });
  });

  it('says in Spanish that nothing was charged when the bank declines', async () => {
    world.issuer = 'decline';
    const { data } = await ask(place, order(await attempt('cart-c')));
    expect(data.placeOrder.attempt).toMatchObject({
      status: 'DECLINED',
      failure: { code: 'ERROR_PAYMENT_METHOD', message: expect.stringContaining('No se cobró nada') },
    });
  });

  it('tells a total that changed, and an impossible holder, as typed results', async () => {
    const id = await attempt('cart-d');
    const changed = await ask(place, order(id, { expectedTotal: { centAmount: 1, currency: 'CRC' } }));
    expect(changed.data.placeOrder).toMatchObject({ __typename: 'TotalChanged', total: { centAmount: 1_130_000 } });
    const card = { encryptedCard: 'x', keyId: 'key-1', holderName: 'Ana' };
    const invalid = await ask(place, order(id, { card }));
    expect(invalid.data.placeOrder).toMatchObject({ __typename: 'InvalidCard', field: 'holderName' });
  });

  it('refuses a way back that leaves the shop', async () => {
    const { errors } = await ask(place, order(await attempt('cart-e'), { returnUrl: 'https://evil.test/' }));
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('hides an attempt and a cart from everybody else', async () => {
    const id = await attempt('cart-f');
    const stranger: Caller['identity'] = { kind: 'guest', guestId: 'guest-2' };
    const query = 'query ($id: ID!) { checkoutAttempt(id: $id) { id } }';
    expect((await ask(query, { id })).data.checkoutAttempt).toEqual({ id });
    for (const identity of [stranger, { kind: 'anonymous' } as const]) {
      expect((await ask(query, { id }, identity)).data.checkoutAttempt).toBeNull();
      expect((await ask(place, order(id), identity)).data.placeOrder.__typename).toBe('AttemptNotFound');
      const input = { idempotencyKey: randomUUID(), cartId: 'cart-f' };
      expect((await ask(begin, { input }, identity)).data.beginCheckout.__typename).toBe('CartNotReady');
    }
    expect((await ask(query, { id: "' or 1=1" })).data.checkoutAttempt).toBeNull();
  });

  it('keeps the cards of members, and of nobody else', async () => {
    const member: Caller['identity'] = { kind: 'member', membershipNumber: '64010104512001', subject: 'ana' };
    const sealed = { encryptedCard: `${'B'.repeat(342)}==`, keyId: 'key-1', holderName: 'Ana Rojas' };
    const card = () => ({ commandId: randomUUID(), ...sealed });
    const added = await ask(wallet.add, { input: card() }, member);
    const { id } = added.data.result.card;
    expect(added.data.result).toMatchObject({ __typename: 'AddCardSuccess', savedCards: [{ id, isDefault: true }] });
    const again = await ask(wallet.add, { input: card() }, member);
    expect(again.data.result).toMatchObject({ __typename: 'CardAlreadySaved', code: '102', savedCards: [{ id }] });
    const other: Caller['identity'] = { kind: 'member', membershipNumber: '64020104777001', subject: 'diego' };
    for (const query of [wallet.remove, wallet.makeDefault]) {
      const { data } = await ask(query, { input: { cardId: id } }, other);
      expect(data.result).toMatchObject({ __typename: 'CardNotFound', code: 'SAVED_CARD_NOT_FOUND', savedCards: [] });
    }
    const partner: Caller['identity'] = { kind: 'partner', clientId: 'p', scopes: ['cart:write'] };
    for (const [identity, code] of [
      [guest, 'UNAUTHENTICATED'],
      [{ kind: 'anonymous' }, 'UNAUTHENTICATED'],
      [partner, 'FORBIDDEN'],
    ] as const) {
      for (const [query, input] of [
        [wallet.add, card()],
        [wallet.remove, { cardId: id }],
        [wallet.makeDefault, { cardId: id }],
      ] as const) {
        expect((await ask(query, { input }, identity)).errors?.[0]?.extensions.code).toBe(code);
      }
    }
    const deleted = await ask(wallet.remove, { input: { cardId: id } }, member);
    expect(deleted.data.result).toEqual({ __typename: 'DeleteCardSuccess', savedCards: [] });
  });

  it('tells why a card was not kept', async () => {
    const member: Caller['identity'] = { kind: 'member', membershipNumber: '64030105020001', subject: 'sofia' };
    const sealed = { encryptedCard: `${'B'.repeat(342)}==`, keyId: 'key-1', holderName: 'Ana Rojas' };
    const add = (change = {}) => ask(wallet.add, { input: { commandId: randomUUID(), ...sealed, ...change } }, member);
    world.issuer = 'decline';
    expect((await add()).data.result).toMatchObject({
      __typename: 'CardNotSaved',
      code: 'ERROR_SAVE_CARD',
      message: expect.stringContaining('No se cobró nada'),
    });
    world.issuer = 'approve';
    world.brand = 'DINERS';
    expect((await add()).data.result).toMatchObject({ __typename: 'InvalidCard', code: 'CARD_TYPE_NOT_ACCEPTED' });
    expect((await add({ holderName: 'Ana' })).data.result).toMatchObject({ code: 'INVALID_CARD_HOLDER' });
    expect((await add({ commandId: 'mine' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  describe('the limit on payment tries', () => {
    const memberOf = (membershipNumber: string): Caller['identity'] => ({
      kind: 'member',
      membershipNumber,
      subject: membershipNumber,
    });
    const sealed = { encryptedCard: `${'B'.repeat(342)}==`, keyId: 'key-1', holderName: 'Ana Rojas' };
    const add = (identity: Caller['identity'], clientIp?: string) =>
      ask(wallet.add, { input: { commandId: randomUUID(), ...sealed } }, identity, clientIp);
    const pay = async (cartId: string, identity: Caller['identity'], clientIp?: string) =>
      (await ask(place, order(await attempt(cartId, identity)), identity, clientIp)).data.placeOrder;

    it('limits a member who has 14 declines in a row, and not another member', async () => {
      const member = memberOf('64010200000001');
      world.issuer = 'decline';
      const results = [];
      for (let tries = 0; tries < 14; tries += 1) results.push(await pay('cart-limit-a', member));
      const declined = results.filter((result) => result.attempt?.status === 'DECLINED');
      expect(declined).toHaveLength(6);
      expect(results.at(-1)).toMatchObject({
        __typename: 'TooManyPaymentTries',
        code: 'TOO_MANY_PAYMENT_TRIES',
        message: expect.stringContaining('No se cobró nada'),
        retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 900),
      });
      expect(world.calls.filter((call) => call === 'payments.process')).toHaveLength(6);
      world.issuer = 'approve';
      const other = await pay('cart-limit-b', memberOf('64010200000002'));
      expect(other.attempt).toMatchObject({ status: 'COMPLETED' });
    });

    it('counts placings and added cards of a member together', async () => {
      const member = memberOf('64010200000003');
      world.issuer = 'decline';
      for (let tries = 0; tries < 3; tries += 1) await pay(`cart-together-${tries}`, member);
      for (let tries = 0; tries < 3; tries += 1) {
        expect((await add(member)).data.result.__typename).toBe('CardNotSaved');
      }
      expect((await add(member)).data.result).toMatchObject({
        __typename: 'TooManyPaymentTries',
        retryAfterSeconds: expect.any(Number),
      });
      expect((await pay('cart-together-0', member)).__typename).toBe('TooManyPaymentTries');
    });

    it('lets a shopper pay after three mistyped cards', async () => {
      const member = memberOf('64010200000004');
      world.issuer = 'decline';
      for (let tries = 0; tries < 3; tries += 1) await pay('cart-mistyped', member);
      world.issuer = 'approve';
      expect((await pay('cart-mistyped', member)).attempt).toMatchObject({ status: 'COMPLETED' });
    });

    it('counts guests by their address, however many they are', async () => {
      world.issuer = 'decline';
      const types = [];
      for (let guests = 0; guests < 31; guests += 1) {
        const identity = { kind: 'guest', guestId: `tester-${guests}` } as const;
        types.push((await pay(`cart-address-${guests}`, identity, `2001:db8::${guests + 1}`)).__typename);
      }
      expect(types).toEqual([...Array(30).fill('PlaceOrderSuccess'), 'TooManyPaymentTries']);
      const elsewhere = { kind: 'guest', guestId: 'tester-elsewhere' } as const;
      expect((await pay('cart-elsewhere', elsewhere, '203.0.113.9')).__typename).toBe('PlaceOrderSuccess');
    });

    it('counts a cart, whoever pays for it', async () => {
      world.issuer = 'decline';
      for (let tries = 0; tries < 6; tries += 1) {
        await pay('cart-shared', memberOf(`6401020001${String(tries).padStart(4, '0')}`));
      }
      expect((await pay('cart-shared', memberOf('64010200019999'))).__typename).toBe('TooManyPaymentTries');
    });

    it('counts the guesses of a membership number', async () => {
      const identity = { kind: 'guest', guestId: 'guesser' } as const;
      const id = await attempt('cart-guesses', identity);
      const types = [];
      for (let tries = 0; tries < 27; tries += 1) {
        const change = { membershipNumber: `0000${String(tries).padStart(10, '0')}` };
        types.push((await ask(place, order(id, change), identity)).data.placeOrder.__typename);
      }
      expect(types).toEqual([...Array(26).fill('InvalidGuest'), 'TooManyPaymentTries']);
    });

    it('refuses a card that was declined too often elsewhere, and takes another at once', async () => {
      const identity = { kind: 'guest', guestId: 'limited-card' } as const;
      const id = await attempt('cart-limited-card', identity);
      world.isCardLimited = true;
      expect((await ask(place, order(id), identity)).data.placeOrder).toMatchObject({
        __typename: 'InvalidCard',
        code: 'CARD_DECLINED_TOO_OFTEN',
        field: 'card',
      });
      expect((await add(memberOf('64010200000005'))).data.result).toMatchObject({ code: 'CARD_DECLINED_TOO_OFTEN' });
      world.isCardLimited = false;
      expect((await ask(place, order(id), identity)).data.placeOrder.attempt).toMatchObject({ status: 'COMPLETED' });
    });
  });

  it('keeps no card and no ciphertext in the database', async () => {
    await ask(place, order(await attempt('cart-g')));
    for (const table of ['attempt', 'step', 'payment_try']) {
      const { rows } = await database.execute(`select * from payments.${table}`);
      expect(JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
        'AAAA',
      );
    }
  });
});
