import { randomUUID } from 'node:crypto';
import type { Caller } from '@tarima/service-kit/caller';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  beginMutation,
  createOrderInput,
  guest,
  placeMutation,
  returnMutation,
  startPaymentsForEach,
  submitMutation,
  walletMutations,
} from './testing/payments-graph.ts';

const payments = await startPaymentsForEach();

/** A guest of one test, without earlier payment tries. */
const newGuest = (): Caller['identity'] => ({ kind: 'guest', guestId: randomUUID() });

describe('the payments subgraph', () => {
  it('charges the card and returns the order number', async () => {
    const id = await payments.beginAttempt('cart-a');
    const { data } = await payments.execute(placeMutation, createOrderInput(id));
    expect(data.placeOrder.attempt).toMatchObject({ status: 'COMPLETED', failure: null });
    expect([...payments.world.orders.keys()]).toEqual([data.placeOrder.attempt.order.orderNumber]);
  });

  it('tells the browser what to do until the payment is done (PAYMENTS-40, PAYMENTS-101)', async () => {
    payments.world.issuer = 'challenge';
    const id = await payments.beginAttempt('cart-b');
    const { data } = await payments.execute(placeMutation, createOrderInput(id));
    expect(data.placeOrder.attempt).toMatchObject({
      status: 'CHALLENGE_REQUIRED',
      action: { __typename: 'DeviceDataCollection', url: 'http://bank/DEVICE_DATA', accessToken: 'jwt' },
    });
    const submitted = await payments.execute(submitMutation, { input: { attemptId: id, sessionId: 'session-1' } });
    expect(submitted.data.submitDeviceData.attempt).toMatchObject({
      status: 'CHALLENGE_REQUIRED',
      action: { __typename: 'CardAuthentication', url: 'http://bank/STEP_UP', accessToken: 'jwt' },
    });
    const state = new URL(payments.world.returnUrls.get('T1') ?? '').pathname.split('/').at(-1);
    const sent = await payments.execute(returnMutation, { input: { state, parameters: [] } }, { kind: 'anonymous' });
    expect(sent.data.recordPaymentReturn).toMatchObject({
      attemptId: id,
      cartId: 'cart-b',
      market: 'CR',
      language: 'es',
      page: 'CARD_AUTHENTICATION',
    });
    const query = 'query ($id: ID!) { checkoutAttempt(id: $id) { status action { __typename } } }';
    const read = async () => (await payments.execute(query, { id })).data.checkoutAttempt;
    await expect.poll(read).toEqual({ status: 'COMPLETED', action: null });
  });

  it.each(['https://bank/1', 'http://bank:81/1', 'http://bank.evil.test/1'])(
    'returns no action for a page of %s, which is outside the payment pages (PAYMENTS-41)',
    async (url) => {
      payments.world.issuer = 'challenge';
      payments.world.pagesUrl = url;
      const shopper = newGuest();
      const { data } = await payments.execute(
        placeMutation,
        createOrderInput(await payments.beginAttempt(randomUUID(), shopper)),
        shopper,
      );
      expect(data.placeOrder.attempt).toMatchObject({ status: 'CHALLENGE_REQUIRED', action: null });
    },
  );

  it('reopens the attempt with PE_0001 when the payments API refuses the request (PAYMENTS-56)', async () => {
    payments.world.rejection = 'REQUEST';
    payments.world.fault = (call) => (call === 'payments.process' ? 'rejected' : 'none');
    const shopper = newGuest();
    const id = await payments.beginAttempt(randomUUID(), shopper);
    const { data } = await payments.execute(placeMutation, createOrderInput(id), shopper);
    expect(data.placeOrder).toMatchObject({ __typename: 'PaymentServiceUnavailable', code: 'PE_0001' });
    const query = 'query ($id: ID!) { checkoutAttempt(id: $id) { status } }';
    expect((await payments.execute(query, { id }, shopper)).data.checkoutAttempt).toEqual({ status: 'OPEN' });
    expect(payments.world.ledger).toEqual([]);
  });

  it('returns a Spanish message that nothing was charged when the bank declines (PAYMENTS-52, PAYMENTS-53)', async () => {
    payments.world.issuer = 'decline';
    const { data } = await payments.execute(placeMutation, createOrderInput(await payments.beginAttempt('cart-c')));
    expect(data.placeOrder.attempt).toMatchObject({
      status: 'DECLINED',
      failure: { code: 'ERROR_PAYMENT_METHOD', message: expect.stringContaining('No se le cobró nada') },
    });
  });

  it('returns a changed total and an invalid holder as typed results (CHECKOUT-29, PAYMENTS-15)', async () => {
    const id = await payments.beginAttempt('cart-d');
    const changed = await payments.execute(
      placeMutation,
      createOrderInput(id, { expectedTotal: { centAmount: 1, currency: 'CRC' } }),
    );
    expect(changed.data.placeOrder).toMatchObject({ __typename: 'TotalChanged', total: { centAmount: 1_130_000 } });
    const card = { encryptedCard: 'x', keyId: 'key-1', holderName: 'Ana' };
    const invalid = await payments.execute(placeMutation, createOrderInput(id, { card }));
    expect(invalid.data.placeOrder).toMatchObject({ __typename: 'InvalidCard', field: 'holderName' });
  });

  it('charges nothing without the acceptance of the terms (CHECKOUT-100)', async () => {
    const input = createOrderInput(await payments.beginAttempt('cart-e'), { acceptsTerms: false });
    const { data } = await payments.execute(placeMutation, input);
    expect(data.placeOrder).toMatchObject({ __typename: 'TermsNotAccepted', code: 'TERMS_NOT_ACCEPTED' });
    expect(payments.world.ledger).toEqual([]);
  });

  it('hides an attempt and a cart from other callers (CHECKOUT-27)', async () => {
    const id = await payments.beginAttempt('cart-f');
    const stranger: Caller['identity'] = { kind: 'guest', guestId: 'guest-2' };
    const query = 'query ($id: ID!) { checkoutAttempt(id: $id) { id } }';
    expect((await payments.execute(query, { id })).data.checkoutAttempt).toEqual({ id });
    for (const identity of [stranger, { kind: 'anonymous' } as const]) {
      expect((await payments.execute(query, { id }, identity)).data.checkoutAttempt).toBeNull();
      expect((await payments.execute(placeMutation, createOrderInput(id), identity)).data.placeOrder.__typename).toBe(
        'AttemptNotFound',
      );
      const input = { idempotencyKey: randomUUID(), cartId: 'cart-f' };
      expect((await payments.execute(beginMutation, { input }, identity)).data.beginCheckout.__typename).toBe(
        'CartNotReady',
      );
    }
    expect((await payments.execute(query, { id: "' or 1=1" })).data.checkoutAttempt).toBeNull();
  });

  it('saves cards of members only (PAYMENTS-67, PAYMENTS-74)', async () => {
    const member: Caller['identity'] = { kind: 'member', membershipNumber: '64010104512001', subject: 'ana' };
    const encrypted = { encryptedCard: `${'B'.repeat(342)}==`, keyId: 'key-1', holderName: 'Ana Rojas' };
    const card = () => ({ commandId: randomUUID(), ...encrypted });
    const added = await payments.execute(walletMutations.add, { input: card() }, member);
    const { id } = added.data.result.card;
    expect(added.data.result).toMatchObject({ __typename: 'AddCardSuccess', savedCards: [{ id, isDefault: true }] });
    const repeated = await payments.execute(walletMutations.add, { input: card() }, member);
    expect(repeated.data.result).toMatchObject({ __typename: 'CardAlreadySaved', code: '102', savedCards: [{ id }] });
    const other: Caller['identity'] = { kind: 'member', membershipNumber: '64020104777001', subject: 'diego' };
    for (const query of [walletMutations.remove, walletMutations.setDefault]) {
      const { data } = await payments.execute(query, { input: { cardId: id } }, other);
      expect(data.result).toMatchObject({ __typename: 'CardNotFound', code: 'SAVED_CARD_NOT_FOUND', savedCards: [] });
    }
    const partner: Caller['identity'] = { kind: 'partner', clientId: 'p', scopes: ['cart:write'] };
    for (const [identity, code] of [
      [guest, 'UNAUTHENTICATED'],
      [{ kind: 'anonymous' }, 'UNAUTHENTICATED'],
      [partner, 'FORBIDDEN'],
    ] as const) {
      for (const [query, input] of [
        [walletMutations.add, card()],
        [walletMutations.remove, { cardId: id }],
        [walletMutations.setDefault, { cardId: id }],
      ] as const) {
        expect((await payments.execute(query, { input }, identity)).errors?.[0]?.extensions.code).toBe(code);
      }
    }
    const deleted = await payments.execute(walletMutations.remove, { input: { cardId: id } }, member);
    expect(deleted.data.result).toEqual({ __typename: 'DeleteCardSuccess', savedCards: [] });
  });

  it('returns why a card was not saved (PAYMENTS-75, PAYMENTS-76, PAYMENTS-17)', async () => {
    const member: Caller['identity'] = { kind: 'member', membershipNumber: '64030105020001', subject: 'sofia' };
    const encrypted = { encryptedCard: `${'B'.repeat(342)}==`, keyId: 'key-1', holderName: 'Ana Rojas' };
    const add = (change = {}) =>
      payments.execute(walletMutations.add, { input: { commandId: randomUUID(), ...encrypted, ...change } }, member);
    payments.world.issuer = 'decline';
    expect((await add()).data.result).toMatchObject({
      __typename: 'CardNotSaved',
      code: 'ERROR_SAVE_CARD',
      message: expect.stringContaining('No se le cobró nada'),
    });
    payments.world.issuer = 'approve';
    payments.world.brand = 'DINERS';
    expect((await add()).data.result).toMatchObject({ __typename: 'InvalidCard', code: 'CARD_TYPE_NOT_ACCEPTED' });
    expect((await add({ holderName: 'Ana' })).data.result).toMatchObject({ code: 'INVALID_CARD_HOLDER' });
    expect((await add({ commandId: 'mine' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('returns CardCannotBeDefault with PE_0002 for a card whose holder breaks a rule (PAYMENTS-79)', async () => {
    const membershipNumber = '64030105020001';
    const member: Caller['identity'] = { kind: 'member', membershipNumber, subject: 'sofia' };
    const card = { encryptedCard: `${'C'.repeat(342)}==`, keyId: 'key-1', holderName: 'Ana Rojas' };
    const added = await payments.execute(walletMutations.add, { input: { commandId: randomUUID(), ...card } }, member);
    const { wallets } = payments.world;
    wallets.set(
      membershipNumber,
      (wallets.get(membershipNumber) ?? []).map((saved) => ({ ...saved, holderName: 'Ana' })),
    );
    const { data } = await payments.execute(
      walletMutations.setDefault,
      { input: { cardId: added.data.result.card.id } },
      member,
    );
    expect(data.result).toMatchObject({ __typename: 'CardCannotBeDefault', code: 'PE_0002' });
  });

  it('stores no card and no ciphertext in the database (PAYMENTS-22)', async () => {
    await payments.execute(placeMutation, createOrderInput(await payments.beginAttempt('cart-g')));
    const tables = await payments.database.execute(
      "select table_name as name from information_schema.tables where table_schema = 'payments'",
    );
    expect(tables.rows.map(({ name }) => name)).toEqual(expect.arrayContaining(['attempt', 'step', 'payment_try']));
    for (const { name } of tables.rows) {
      const { rows } = await payments.database.execute(`select * from payments.${name}`);
      expect(JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
        'AAAA',
      );
    }
  });
});

describe('while the commerce platform is down', () => {
  const fail = (status: number) => {
    payments.world.before = (call) => {
      if (call === 'commerce.findCart') throw new UpstreamError('commerce', status, undefined, true);
    };
  };
  const readCode = async (query: string, input: object) =>
    (await payments.execute(query, { input })).errors?.[0]?.extensions.code;
  const cancelMutation = `mutation ($input: CancelCheckoutInput!) { cancelCheckout(input: $input) { __typename } }`;

  it.each([503, 504])('beginCheckout fails with UPSTREAM_UNAVAILABLE for status %i (CHECKOUT-70)', async (status) => {
    fail(status);
    const input = { idempotencyKey: randomUUID(), cartId: 'cart-down' };
    expect(await readCode(beginMutation, input)).toBe('UPSTREAM_UNAVAILABLE');
  });

  it.each([
    [503, 'UPSTREAM_UNAVAILABLE'],
    [504, 'UPSTREAM_TIMEOUT'],
  ])('cancelCheckout fails for status %i with %s, and succeeds afterwards (CHECKOUT-70)', async (status, code) => {
    const attemptId = await payments.beginAttempt(`cart-down-${status}`);
    fail(status);
    expect(await readCode(cancelMutation, { attemptId })).toBe(code);
    payments.world.before = () => undefined;
    const { data } = await payments.execute(cancelMutation, { input: { attemptId } });
    expect(data.cancelCheckout.__typename).toBe('CancelCheckoutSuccess');
  });
});

describe('a payment whose response was lost', () => {
  const query = 'payments.searchTransactions';
  beforeEach(() => {
    payments.world.fault = (call) => (call === 'payments.process' ? 'error-after' : 'none');
  });

  it('is queried after the waits of the environment, not the configured ones (CONFIGURATION-19)', async () => {
    const { data } = await payments.execute(
      placeMutation,
      createOrderInput(await payments.beginAttempt('cart-lost-a')),
    );
    expect(data.placeOrder.attempt).toMatchObject({ status: 'COMPLETED' });
    expect(payments.world.calls).toContain(query);
  });

  it('is not queried and needs review while the queries are disabled (PAYMENTS-39)', async () => {
    payments.configure({ authorizationStatusEnabled: false });
    const { data } = await payments.execute(
      placeMutation,
      createOrderInput(await payments.beginAttempt('cart-lost-b')),
    );
    expect(data.placeOrder.attempt).toMatchObject({ status: 'NEEDS_REVIEW' });
    expect(payments.world.calls).not.toContain(query);
  });
});
