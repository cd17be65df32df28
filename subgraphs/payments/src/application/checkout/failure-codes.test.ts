import type { Database } from '@tarima/service-kit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attempt } from '../../domain/attempt.ts';
import type { AttemptFailureCode } from '../../domain/attempt-failure.ts';
import { messages } from '../../messages.ts';
import { startEngines } from '../../testing/engines.ts';
import { startProcess } from '../../testing/process.ts';
import { addCart, beginAttempt, placeAttempt } from '../../testing/scenario.ts';
import { World } from '../../testing/world.ts';

const engines = await startEngines();
afterAll(() => engines.stop());

let database: Database;
beforeAll(async () => {
  database = await engines.open('pglite');
});
afterAll(() => database.close());

/** Rejects the first call of this name with a reason of the upstream. */
const reject =
  (call: string, rejection: World['rejection']): ((world: World) => void) =>
  (world) => {
    world.rejection = rejection;
    world.fault = (name) => (name === call ? 'rejected' : 'none');
  };

/** Configures the world. */
const set = (change: Partial<World>) => (world: World) => void Object.assign(world, change);

/** Each code of the catalogue that a payment can end with: what the upstreams did, and how the attempt ends. */
const catalogue: readonly (readonly [AttemptFailureCode, Attempt['status'], (world: World) => void])[] = [
  ['PE_0001', 'OPEN', reject('payments.process', 'REQUEST')],
  ['PE_0003', 'OPEN', set({ accounts: [] })],
  ['PEC_503', 'OPEN', reject('payments.process', 'UNAVAILABLE')],
  ['ERROR_WITH_TAX_CALCULATOR', 'OPEN', reject('tax.calculate', 'REJECTED')],
  ['CART_LINE_ITEMS_NOT_MISMATCH', 'OPEN', reject('tax.calculate', 'LINES_MISMATCH')],
  ['ERROR_CARD_HARD_DECLINE', 'DECLINED', set({ issuer: 'hard-decline' })],
  ['ERROR_PAYMENT_METHOD', 'DECLINED', set({ issuer: 'decline' })],
  ['CARD_TYPE_NOT_ACCEPTED', 'DECLINED', set({ brand: 'JCB' })],
  ['CARD_DECLINED_TOO_OFTEN', 'OPEN', set({ isCardLimited: true })],
  [
    'ERROR_PAYMENT_TRANSACTION',
    'VOIDED',
    (world) => {
      world.fault = (name) => (name === 'payments.process' ? 'error-before' : 'none');
    },
  ],
  ['ERROR_CAPTURE_TRANSACTION_ERROR', 'VOIDED', set({ isCaptureEmpty: true })],
  [
    'ERROR_TAXES_LINE_ITEM_PROCESS_ORDER',
    'VOIDED',
    (world) => {
      world.fault = (name) => {
        const [cart] = world.carts.values();
        if (name === 'payments.capture' && cart) {
          world.addCart(cart.id, { ...cart, lines: cart.lines.map((line) => ({ ...line, quantity: 9 })) });
        }
        return 'none';
      };
    },
  ],
  [
    '500',
    'VOIDED',
    (world) => {
      world.fault = (name) => {
        if (name === 'commerce.addPayment') world.dropsPayments = true;
        return 'none';
      };
    },
  ],
  ['ERROR_ORDER_NOT_CREATED', 'VOIDED', reject('commerce.createOrder', 'REJECTED')],
];

describe('the error catalogue', () => {
  it.each(catalogue)(
    '%s ends the attempt as %s, with its code and a text in both languages (PAYMENTS-51, PAYMENTS-52, CHECKOUT-47)',
    async (code, status, prepare) => {
      const world = new World();
      prepare(world);
      const store = await startProcess(database, world);
      const attempt = await placeAttempt(store, (await beginAttempt(store, addCart(world))).id);
      expect(attempt).toMatchObject({ status, facts: { failure: { code } } });
      expect(world.orders.size).toBe(0);
      // Nothing stays charged.
      expect(world.count('CAPTURE', attempt.cartId)).toBeLessThanOrEqual(world.count('VOID', attempt.cartId));
      expect(messages[code].es).not.toBe(messages[code].en);
    },
  );
});
