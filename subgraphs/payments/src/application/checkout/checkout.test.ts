import { randomUUID } from 'node:crypto';
import { money } from '@tarima/markets/money';
import type { Database } from '@tarima/service-kit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashLines, type PayableCart } from '../../domain/cart.ts';
import { startEngines } from '../../testing/engines.ts';
import { type StoreProcess, startProcess } from '../../testing/process.ts';
import {
  addCart,
  beginAttempt,
  createPlaceInput,
  expectConsistent,
  expireTimes,
  guest,
  placeAttempt,
  resumeUntilSettled,
  returnFromProvider,
} from '../../testing/scenario.ts';
import { World } from '../../testing/world.ts';

const engines = await startEngines();
afterAll(() => engines.stop());

let database: Database;

/** Submits the device data of an attempt, and expects that the attempt continues. */
async function submitDeviceData(store: StoreProcess, attemptId: string) {
  const result = await store.checkout.submitDeviceData(guest, { attemptId, sessionId: 'session-1' });
  if (result.type !== 'PlaceOrderSuccess') throw new Error(result.type);
  return result;
}

describe.each(engines.names)('on %s', (engine) => {
  beforeAll(async () => {
    database = await engines.open(engine);
  });
  afterAll(() => database.close());

  describe('a checkout without faults', () => {
    it('captures once and creates the order (CHECKOUT-46)', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const attempt = await placeAttempt(store, (await beginAttempt(store, addCart(world))).id);
      expect(attempt.status).toBe('COMPLETED');
      expect(world.orders.has(attempt.orderNumber)).toBe(true);
      expectConsistent(world, attempt);
    });

    it('requests the payment of the held cart after writing its taxes and the hash of its lines (CHECKOUT-38, PAYMENTS-26)', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const cart = world.addCart(randomUUID());
      const { id } = await placeAttempt(store, (await beginAttempt(store, cart.id)).id);
      const membershipNumber = '64010104512001';
      expect(world.cartFields.get(cart.id)).toMatchObject({ lineHash: hashLines(cart), membershipNumber });
      expect(world.requests).toMatchObject([
        {
          reference: `${id}.1`,
          amount: cart.total,
          taxCents: cart.taxCents,
          market: 'CR',
          membershipNumber,
          cart: { id: cart.id, club: cart.club, isDelivery: false },
          paymentAccount: { providerId: 11, accountId: '11-6401-C' },
        },
      ]);
    });

    it.each([
      ['decline', 'ERROR_PAYMENT_METHOD', 'PAYMENTS-53'],
      ['hard-decline', 'ERROR_CARD_HARD_DECLINE', 'PAYMENTS-54'],
    ] as const)('ends DECLINED after %s with %s, cart intact (%s, CHECKOUT-36)', async (issuer, code, _rule) => {
      const world = new World();
      world.issuer = issuer;
      const store = await startProcess(database, world);
      const attempt = await placeAttempt(store, (await beginAttempt(store, addCart(world))).id);
      expect(attempt).toMatchObject({ status: 'DECLINED', facts: { failure: { code } } });
      expectConsistent(world, attempt);
    });

    it('voids the transaction of a card whose network the market does not accept (PAYMENTS-17)', async () => {
      const world = new World();
      world.brand = 'JCB';
      const store = await startProcess(database, world);
      const attempt = await placeAttempt(store, (await beginAttempt(store, addCart(world))).id);
      expect(attempt).toMatchObject({ status: 'DECLINED', facts: { failure: { code: 'CARD_TYPE_NOT_ACCEPTED' } } });
      expect(world.count('CAPTURE', attempt.cartId)).toBe(0);
      expectConsistent(world, attempt);
    });

    it('waits for the challenge, and continues once after repeated returns (PAYMENTS-40, PAYMENTS-44)', async () => {
      const world = new World();
      world.issuer = 'challenge';
      const store = await startProcess(database, world);
      const { id } = await placeAttempt(store, (await beginAttempt(store, addCart(world))).id);
      expect(store.wakeUps).toContainEqual({ attemptId: id, seconds: 901 });
      const { type, attempt: waiting } = await submitDeviceData(store, id);
      expect([type, waiting.status]).toEqual(['PlaceOrderSuccess', 'CHALLENGE_REQUIRED']);
      await Promise.all(Array.from({ length: 5 }, () => returnFromProvider(store, world, waiting)));
      await returnFromProvider(store, world, waiting);
      expect(world.calls.filter((call) => call === 'payments.closeChallenge')).toHaveLength(1);
      const attempt = await resumeUntilSettled(database, world, id);
      expect(attempt.status).toBe('COMPLETED');
      expectConsistent(world, attempt);
    });

    it('voids and unlocks when the challenge expires (PAYMENTS-46)', async () => {
      const world = new World();
      world.issuer = 'challenge';
      const store = await startProcess(database, world);
      const { id } = await placeAttempt(store, (await beginAttempt(store, addCart(world))).id);
      await expireTimes(database, id);
      const attempt = await resumeUntilSettled(database, world, id);
      expect(attempt).toMatchObject({ status: 'VOIDED', facts: { failure: { code: 'CHALLENGE_EXPIRED' } } });
      expect(world.carts.get(attempt.cartId)).toMatchObject({ state: 'ACTIVE', isLocked: false });
    });

    it('voids and unlocks when the shopper cancels during the challenge (CHECKOUT-32)', async () => {
      const world = new World();
      world.issuer = 'challenge';
      const store = await startProcess(database, world);
      const { id, cartId } = await placeAttempt(store, (await beginAttempt(store, addCart(world))).id);
      expect(await store.checkout.cancel(guest, id)).toMatchObject({
        type: 'CancelCheckoutSuccess',
        attempt: { status: 'VOIDED' },
      });
      expect(await store.checkout.cancel(guest, id)).toMatchObject({
        type: 'CancelCheckoutSuccess',
        attempt: { status: 'VOIDED' },
      });
      expect(world.carts.get(cartId)).toMatchObject({ state: 'ACTIVE', isLocked: false });
    });
  });

  describe('before the order is created', () => {
    it.each<[string, (cart: PayableCart) => Partial<PayableCart>]>([
      ['line', ({ lines }) => ({ lines: lines.map((line) => ({ ...line, quantity: line.quantity + 1 })) })],
      ['total', ({ total }) => ({ total: { ...total, centAmount: total.centAmount + 1 } })],
    ])('voids the transaction when a %s differs from the tax calculation (CHECKOUT-40)', async (_what, change) => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id, cartId } = await beginAttempt(store, addCart(world));
      world.fault = (call) => {
        const cart = world.carts.get(cartId);
        if (call === 'payments.capture' && cart) world.addCart(cartId, { ...cart, ...change(cart) });
        return 'none';
      };
      const attempt = await placeAttempt(store, id);
      expect(attempt).toMatchObject({
        status: 'VOIDED',
        facts: { failure: { code: 'ERROR_TAXES_LINE_ITEM_PROCESS_ORDER' } },
      });
      expect(world.count('VOID', cartId)).toBe(1);
      expectConsistent(world, attempt);
    });
  });

  describe('before anything is charged', () => {
    it('refuses a total that differs from the expected one, and accepts the new one (CHECKOUT-29)', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id } = await beginAttempt(store, addCart(world));
      const result = await store.checkout.place(
        guest,
        createPlaceInput(id, { expectedTotal: money(1_000_000, 'CRC') }),
      );
      expect(result).toMatchObject({
        attempt: { status: 'OPEN', facts: { failure: { code: 'TOTAL_CHANGED', total: { centAmount: 1_130_000 } } } },
      });
      expect((await placeAttempt(store, id)).status).toBe('COMPLETED');
    });

    it('returns the SKUs that are out of stock (CHECKOUT-34)', async () => {
      const world = new World();
      world.isStockGone = true;
      const store = await startProcess(database, world);
      const attempt = await placeAttempt(store, (await beginAttempt(store, addCart(world))).id);
      expect(attempt.facts.failure).toEqual({ code: 'ITEMS_OUT_OF_STOCK', skus: ['110101-1'] });
      expect(world.ledger).toEqual([]);
    });

    it('returns CartNotReady for a guest with home delivery (CHECKOUT-4)', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id: cartId } = world.addCart(randomUUID(), { isDelivery: true });
      const begin = () => store.checkout.begin(guest, { idempotencyKey: randomUUID(), cartId });
      expect(await begin()).toEqual({ type: 'CartNotReady', code: 'CART_NOT_READY' });
      world.addCart(cartId, { isDelivery: false });
      expect(await begin()).toMatchObject({ type: 'BeginCheckoutSuccess' });
    });

    it.each([
      ['payments.process', 'UNAVAILABLE', 'PEC_503', 'PAYMENTS-55'],
      ['payments.process', 'NO_PAYMENT_ACCOUNT', 'PE_0003', 'PAYMENTS-3'],
      ['fulfilment.reserveWindow', 'WINDOW_UNAVAILABLE', 'DELIVERY_WINDOW_NEEDED', 'CHECKOUT-35'],
      ['payments.listPaymentAccounts', 'UNAVAILABLE', 'PEC_503', 'PAYMENTS-55'],
      ['tax.calculate', 'REJECTED', 'ERROR_WITH_TAX_CALCULATOR', 'CHECKOUT-37'],
      ['tax.calculate', 'LINES_MISMATCH', 'CART_LINE_ITEMS_NOT_MISMATCH', 'CHECKOUT-42'],
    ] as const)('reopens the attempt when %s is refused with %s: %s (%s)', async (call, rejection, code, _rule) => {
      const world = new World();
      world.rejection = rejection;
      world.fault = (name, turn) => (name === call && turn === 1 ? 'rejected' : 'none');
      const store = await startProcess(database, world);
      const { id } = await beginAttempt(store, addCart(world));
      expect(await placeAttempt(store, id)).toMatchObject({ status: 'OPEN', facts: { failure: { code } } });
      const attempt = await placeAttempt(store, id);
      expect(attempt.status).toBe('COMPLETED');
      expect([...world.transactions.values()].map(({ reference }) => reference)).toEqual([`${id}.2`]);
    });

    it.each([
      [{ email: 'nobody' }, 'CHECKOUT-19', { type: 'InvalidGuest', code: 'INVALID_EMAIL', field: 'email' }],
      [
        { membershipNumber: '123' },
        'CHECKOUT-19',
        { type: 'InvalidGuest', code: 'INVALID_MEMBERSHIP', field: 'membershipNumber' },
      ],
      [
        { membershipNumber: '00000000000000' },
        'CHECKOUT-19',
        { type: 'InvalidGuest', code: 'INVALID_MEMBERSHIP', field: 'membershipNumber' },
      ],
      [{ card: undefined }, 'PAYMENTS-1', { type: 'InvalidCard', code: 'INVALID_CARD', field: 'card' }],
      [
        { card: undefined, savedCardId: 'card-of-another' },
        'PAYMENTS-71',
        { type: 'InvalidCard', code: 'SAVED_CARD_NOT_FOUND', field: 'savedCardId' },
      ],
      [
        { card: { encryptedCard: 'x', keyId: 'k', holderName: 'Ana', save: false } },
        'PAYMENTS-15',
        { type: 'InvalidCard', code: 'INVALID_CARD_HOLDER', field: 'holderName' },
      ],
      [
        { card: { encryptedCard: 'x', keyId: 'k', holderName: 'Ana Rojas', save: false } },
        'PAYMENTS-1',
        { type: 'InvalidCard', code: 'INVALID_CARD', field: 'card' },
      ],
    ])('refuses %j (%s)', async (change, _rule, expected) => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id } = await beginAttempt(store, addCart(world));
      expect(await store.checkout.place(guest, createPlaceInput(id, change))).toEqual(expected);
      expect(world.ledger).toEqual([]);
    });

    it('refuses a saved card that the provider has flagged (PAYMENTS-68)', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id } = await beginAttempt(store, addCart(world));
      const membershipNumber = '64010104512001';
      world.isFlagging = true;
      const newCard = { encryptedCard: 'A', keyId: 'key-1', attemptId: id, holderName: 'Ana Rojas' };
      const saved = await world.connect().payments.addCard(membershipNumber, newCard);
      const input = createPlaceInput(id, { card: undefined, savedCardId: saved.id });
      const refusal = { type: 'InvalidCard', code: 'SAVED_CARD_NOT_FOUND', field: 'savedCardId' };
      expect(await store.checkout.place({ ...guest, membershipNumber }, input)).toEqual(refusal);
      expect(world.ledger).toEqual([]);
    });
  });
});
