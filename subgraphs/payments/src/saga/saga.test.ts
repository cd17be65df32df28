import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { money } from '@tarima/markets/money';
import { type Database, openDatabase } from '@tarima/service-kit/database';
import { tryStartPostgres } from '@tarima/service-kit/testing/postgres';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Attempt } from '../domain/attempt.ts';
import { type StoreProcess, startProcess } from '../testing/process.ts';
import { type Fault, World } from '../testing/world.ts';
import type { PlaceInput } from './place.ts';
import type { Shopper } from './shopper.ts';

/** One connection hides races: what must hold under concurrency and crashes is shown on both engines. */
const postgres = await tryStartPostgres();
const engines = ['pglite', ...(postgres ? ['postgres'] : [])];
afterAll(() => postgres?.stop());

let database: Database;

const guest: Shopper = {
  owner: 'guest:guest-1',
  membershipNumber: undefined,
  guestId: 'guest-1',
  market: 'CR',
  language: 'es',
  clientIp: '203.0.113.7',
};

function placing(attemptId: string, change: Partial<PlaceInput> = {}): PlaceInput {
  return {
    attemptId,
    card: { encryptedCard: `${'A'.repeat(342)}==`, keyId: 'key-1', holderName: 'Ana Rojas', save: false },
    returnUrl: 'http://localhost:3000/es-CR/confirmacion-cybersource',
    email: 'ana@tarima.test',
    membershipNumber: '64010104512001',
    expectedTotal: money(1_130_000, 'CRC'),
    ...change,
  };
}

async function begun(process: StoreProcess, cartId: string): Promise<Attempt> {
  const result = await process.checkout.begin(guest, { idempotencyKey: randomUUID(), purpose: 'ORDER', cartId });
  if (result.type !== 'BeginCheckoutSuccess') throw new Error(result.type);
  return result.attempt;
}

async function placed(process: StoreProcess, attemptId: string): Promise<Attempt> {
  const result = await process.checkout.place(guest, placing(attemptId));
  if (result.type !== 'Placed') throw new Error(result.type);
  return result.attempt;
}

/** Runs new processes on the same database until the attempt rests. */
async function restored(world: World, attemptId: string): Promise<Attempt> {
  for (let tries = 0; tries < 40; tries += 1) {
    const process = await startProcess(database, world);
    await process.runner.resume(attemptId);
    const attempt = await process.checkout.find(guest, attemptId);
    if (!attempt) throw new Error('the attempt is gone');
    if (attempt.status !== 'PROCESSING') return attempt;
    await sleep(35);
  }
  throw new Error('the attempt does not come to rest');
}

/** What must hold of a cart whatever happened (architecture §7, Invariants). */
function expectSound(world: World, attempt: Attempt): void {
  const { cartId } = attempt;
  const orders = [...world.orders.values()].filter((order) => order.cartId === cartId);
  const kept = world.count('CAPTURE', cartId) > world.count('VOID', cartId);
  expect(world.count('CAPTURE', cartId)).toBeLessThanOrEqual(1);
  expect(world.count('VOID', cartId)).toBeLessThanOrEqual(1);
  expect(orders.length).toBe(attempt.status === 'COMPLETED' ? 1 : 0);
  expect(kept).toBe(attempt.status === 'COMPLETED');
  for (const order of orders) {
    expect(order.paymentIds).toHaveLength(1);
    expect(order.total).toBe(attempt.amount.centAmount);
  }
  if (attempt.status !== 'COMPLETED' && attempt.status !== 'NEEDS_REVIEW') {
    expect(world.carts.get(cartId)).toMatchObject({ state: 'ACTIVE', isLocked: false, paymentIds: [] });
    expect(world.count('AUTHORISE', cartId)).toBe(world.count('VOID', cartId));
    for (const payment of world.payments.values()) expect(payment.isCancelled).toBe(true);
  }
}

let carts = 0;
function newCart(world: World): string {
  carts += 1;
  return world.addCart(`cart-${carts}`).id;
}

const sagaCalls = [
  'commerce.findCart',
  'commerce.holdCart',
  'tax.calculate',
  'payments.findThirdParty',
  'commerce.writeTaxes',
  'payments.process',
  'payments.capture',
  'commerce.createPayment',
  'commerce.addPayment',
  'commerce.createOrder',
];
const faults: readonly Fault[] = ['error-before', 'error-after', 'crash-before', 'crash-after'];

describe.each(engines)('on %s', (engine) => {
  beforeAll(async () => {
    database = await openDatabase(
      engine === 'postgres' && postgres ? await postgres.createDatabase() : 'pglite://memory',
    );
  });
  afterAll(() => database.close());

  describe('a checkout without faults', () => {
    it('captures once and creates the order', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const attempt = await placed(store, (await begun(store, newCart(world))).id);
      expect(attempt.status).toBe('COMPLETED');
      expect(world.orders.has(attempt.orderNumber)).toBe(true);
      expectSound(world, attempt);
    });

    it.each([
      ['decline', 'ERROR_PAYMENT_METHOD'],
      ['hard-decline', 'ERROR_CARD_HARD_DECLINE'],
    ] as const)('ends DECLINED after a %s, the cart intact', async (issuer, code) => {
      const world = new World();
      world.issuer = issuer;
      const store = await startProcess(database, world);
      const attempt = await placed(store, (await begun(store, newCart(world))).id);
      expect(attempt).toMatchObject({ status: 'DECLINED', facts: { failure: { code } } });
      expectSound(world, attempt);
    });

    it('waits for the bank, goes on once however often it is told, and refuses another order id', async () => {
      const world = new World();
      world.issuer = 'challenge';
      const store = await startProcess(database, world);
      const { id } = await placed(store, (await begun(store, newCart(world))).id);
      expect(store.wakeUps).toContainEqual({ attemptId: id, seconds: 901 });
      const wrong = await store.checkout.completeChallenge(guest, { attemptId: id, orderId: 'other' });
      expect(wrong).toMatchObject({ attempt: { status: 'CHALLENGE_REQUIRED' } });
      const orderId = 'O-T1';
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => store.checkout.completeChallenge(guest, { attemptId: id, orderId })),
      );
      for (const answer of answers) expect(answer).toMatchObject({ type: 'Placed', attempt: { status: 'COMPLETED' } });
      const attempt = await store.checkout.find(guest, id);
      if (attempt) expectSound(world, attempt);
    });

    it('voids and unlocks when the bank page stays unanswered', async () => {
      const world = new World();
      world.issuer = 'challenge';
      const store = await startProcess(database, world, { settings: { challengeSeconds: 0.01 } });
      const { id } = await placed(store, (await begun(store, newCart(world))).id);
      await sleep(20);
      const attempt = await restored(world, id);
      expect(attempt).toMatchObject({ status: 'VOIDED', facts: { failure: { code: 'CHALLENGE_EXPIRED' } } });
      expect(world.carts.get(attempt.cartId)).toMatchObject({ state: 'ACTIVE', isLocked: false });
    });

    it('gives up at the bank page when the shopper wants to edit the cart', async () => {
      const world = new World();
      world.issuer = 'challenge';
      const store = await startProcess(database, world);
      const { id, cartId } = await placed(store, (await begun(store, newCart(world))).id);
      expect(await store.checkout.cancel(guest, id)).toMatchObject({ type: 'Placed', attempt: { status: 'VOIDED' } });
      expect(await store.checkout.cancel(guest, id)).toMatchObject({ type: 'Placed', attempt: { status: 'VOIDED' } });
      expect(world.carts.get(cartId)).toMatchObject({ state: 'ACTIVE', isLocked: false });
    });
  });

  describe('one cart, one payment', () => {
    it('makes one order of twenty placings at once', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const other = await startProcess(database, world);
      const { id } = await begun(store, newCart(world));
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 ? store : other).checkout.place(guest, placing(id))),
      );
      expect(results.every(({ type }) => type === 'Placed')).toBe(true);
      const attempt = await restored(world, id);
      expect(attempt.status).toBe('COMPLETED');
      expect(world.orders.size).toBe(1);
      expectSound(world, attempt);
    });

    it('makes one order of two tabs, and of twenty beginnings and placings', async () => {
      const world = new World();
      const store = await startProcess(database, world, { leaseSeconds: 5 });
      const cartId = newCart(world);
      await Promise.all(
        Array.from({ length: 20 }, async () => {
          const input = { idempotencyKey: randomUUID(), purpose: 'ORDER', cartId } as const;
          const result = await store.checkout.begin(guest, input);
          if (result.type === 'BeginCheckoutSuccess') await store.checkout.place(guest, placing(result.attempt.id));
        }),
      );
      await store.runner.close();
      expect(world.orders.size).toBe(1);
      expect(world.count('CAPTURE', cartId)).toBe(1);
    });

    it('gives the same attempt for the same key and refuses the key for another cart', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const input = { idempotencyKey: randomUUID(), purpose: 'ORDER', cartId: newCart(world) } as const;
      const both = await Promise.all([store.checkout.begin(guest, input), store.checkout.begin(guest, input)]);
      const ids = both.map((result) => result.type === 'BeginCheckoutSuccess' && result.attempt.id);
      expect(ids[0]).toBe(ids[1]);
      const other = await store.checkout.begin(guest, { ...input, cartId: newCart(world) });
      expect(other.type).toBe('IdempotencyConflict');
    });

    it('does not know another shopper’s attempt or cart', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id, cartId } = await begun(store, newCart(world));
      const thief: Shopper = { ...guest, owner: 'guest:guest-2', guestId: 'guest-2' };
      expect(await store.checkout.find(thief, id)).toBeUndefined();
      expect(await store.checkout.place(thief, placing(id))).toEqual({ type: 'AttemptNotFound' });
      expect(await store.checkout.cancel(thief, id)).toEqual({ type: 'AttemptNotFound' });
      const input = { idempotencyKey: randomUUID(), purpose: 'ORDER', cartId } as const;
      expect(await store.checkout.begin(thief, input)).toEqual({ type: 'CartNotReady' });
    });
  });

  describe('before anything is charged', () => {
    it('refuses a total that the shopper did not see, and takes the new one', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id } = await begun(store, newCart(world));
      const result = await store.checkout.place(guest, placing(id, { expectedTotal: money(1_000_000, 'CRC') }));
      expect(result).toMatchObject({
        attempt: { status: 'OPEN', facts: { failure: { code: 'TOTAL_CHANGED', total: { centAmount: 1_130_000 } } } },
      });
      expect((await placed(store, id)).status).toBe('COMPLETED');
    });

    it('names what is sold out', async () => {
      const world = new World();
      world.isStockGone = true;
      const store = await startProcess(database, world);
      const attempt = await placed(store, (await begun(store, newCart(world))).id);
      expect(attempt.facts.failure).toEqual({ code: 'ITEMS_OUT_OF_STOCK', skus: ['110101-1'] });
      expect(world.ledger).toEqual([]);
    });

    it.each([
      ['payments.process', 'PEC_503'],
      ['payments.findThirdParty', 'PE_0003'],
      ['tax.calculate', 'ERROR_WITH_TAX_CALCULATOR'],
    ])('opens the attempt again when %s refuses, with a new reference for the next try', async (call, code) => {
      const world = new World();
      world.fault = (name, turn) => (name === call && turn === 1 ? 'unavailable' : 'none');
      const store = await startProcess(database, world);
      const { id } = await begun(store, newCart(world));
      expect(await placed(store, id)).toMatchObject({ status: 'OPEN', facts: { failure: { code } } });
      const attempt = await placed(store, id);
      expect(attempt.status).toBe('COMPLETED');
      expect([...world.transactions.values()].map(({ reference }) => reference)).toEqual([`${id}.2`]);
    });

    it.each([
      [{ email: 'nobody' }, { type: 'InvalidGuest', field: 'email' }],
      [{ membershipNumber: '123' }, { type: 'InvalidGuest', field: 'membershipNumber' }],
      [{ membershipNumber: '00000000000000' }, { type: 'InvalidGuest', field: 'membershipNumber' }],
      [{ card: undefined }, { type: 'InvalidCard', field: 'card' }],
      [
        { card: undefined, savedCardId: 'card-of-another' },
        { type: 'InvalidCard', field: 'savedCardId' },
      ],
      [
        { card: { encryptedCard: 'x', keyId: 'k', holderName: 'Ana', save: false } },
        { type: 'InvalidCard', field: 'holderName' },
      ],
      [
        { card: { encryptedCard: 'x', keyId: 'k', holderName: 'Ana Rojas', save: false } },
        { type: 'InvalidCard', field: 'card' },
      ],
    ])('refuses %j', async (change, expected) => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id } = await begun(store, newCart(world));
      expect(await store.checkout.place(guest, placing(id, change))).toEqual(expected);
      expect(world.ledger).toEqual([]);
    });
  });

  describe('a fault at any call', () => {
    for (const call of sagaCalls) {
      it.each(faults)(`${call}: %s ends completed or undone, once`, async (fault) => {
        const world = new World();
        const store = await startProcess(database, world, { patienceMs: 60 });
        const { id } = await begun(store, newCart(world));
        let hits = 0;
        world.fault = (name) => {
          if (name !== call || hits > 0) return 'none';
          hits += 1;
          return fault;
        };
        await store.checkout.place(guest, placing(id));
        const attempt = await restored(world, id);
        expect(hits).toBe(1);
        expect(['COMPLETED', 'OPEN', 'VOIDED']).toContain(attempt.status);
        const isCharged = ['payments.capture', 'commerce.createPayment', 'commerce.addPayment', 'commerce.createOrder'];
        if (isCharged.includes(call)) expect(attempt.status).toBe('COMPLETED');
        expectSound(world, attempt);
      });
    }

    it.each([
      ['payments.void', 'capture'],
      ['commerce.cancelPayment', 'order'],
      ['commerce.releaseCart', 'order'],
    ])('%s: the compensation itself is repeated until it is done', async (call, cause) => {
      for (const fault of faults) {
        const world = new World();
        const store = await startProcess(database, world, { patienceMs: 60 });
        const { id } = await begun(store, newCart(world));
        let hits = 0;
        world.fault = (name) => {
          if (cause === 'order' && name === 'commerce.createOrder') world.isStockGone = true;
          if (cause === 'capture' && name === 'payments.capture') world.isStockGone = true;
          if (name !== call || hits > 0) return 'none';
          hits += 1;
          return fault;
        };
        await store.checkout.place(guest, placing(id));
        const attempt = await restored(world, id);
        expect(hits).toBe(1);
        expect(attempt).toMatchObject({ status: 'VOIDED', facts: { failure: { code: 'ITEMS_OUT_OF_STOCK' } } });
        expectSound(world, attempt);
      }
    });

    it('asks a person when two transactions can be the lost one, and sends nothing again', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id } = await begun(store, newCart(world));
      world.fault = (name) => (name === 'payments.process' ? 'error-after' : 'none');
      const search = world.ports.payments.searchTransactions;
      Object.assign(world.ports.payments, {
        searchTransactions: async (...args: Parameters<typeof search>) => {
          const found = await search(...args);
          return [...found, ...found];
        },
      });
      const attempt = await placed(store, id);
      expect(attempt).toMatchObject({ status: 'NEEDS_REVIEW', facts: { failure: { code: 'PAYMENT_NEEDS_REVIEW' } } });
      expect(world.calls.filter((call) => call === 'payments.process')).toHaveLength(1);
      expect(world.count('CAPTURE', attempt.cartId)).toBe(0);
    });

    it('asks a person when the capture can no longer be voided', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id } = await begun(store, newCart(world));
      world.fault = (name) => {
        if (name === 'commerce.createOrder') Object.assign(world, { isStockGone: true, isSettled: true });
        return 'none';
      };
      const attempt = await placed(store, id);
      expect(attempt).toMatchObject({ status: 'NEEDS_REVIEW', facts: { failure: { code: 'PAYMENT_NEEDS_REVIEW' } } });
    });

    it('holds under faults at random', async () => {
      const fault = fc.constantFrom<Fault>('none', 'none', 'none', ...faults);
      await fc.assert(
        fc.asyncProperty(
          fc.array(fault, { minLength: 30, maxLength: 30 }),
          fc.constantFrom('approve', 'decline', 'challenge'),
          async (plan, issuer) => {
            const world = new World();
            world.issuer = issuer as World['issuer'];
            const store = await startProcess(database, world, { patienceMs: 40 });
            const { id } = await begun(store, newCart(world));
            let turn = 0;
            world.fault = () => {
              turn += 1;
              return plan[turn - 1] ?? 'none';
            };
            await Promise.race([store.checkout.place(guest, placing(id)), sleep(60)]);
            let attempt = await restored(world, id);
            if (attempt.status === 'CHALLENGE_REQUIRED') {
              const next = await startProcess(database, world, { patienceMs: 40 });
              const orderId = attempt.facts.challenge?.orderId ?? '';
              await next.checkout.completeChallenge(guest, { attemptId: id, orderId });
              attempt = await restored(world, id);
            }
            expectSound(world, attempt);
          },
        ),
        { numRuns: 25, seed: 20261120 },
      );
    });
  });
});
