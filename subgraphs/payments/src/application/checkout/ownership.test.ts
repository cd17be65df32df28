import { randomUUID } from 'node:crypto';
import type { Database } from '@tarima/service-kit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngines } from '../../testing/engines.ts';
import { startProcess } from '../../testing/process.ts';
import {
  addCart,
  beginAttempt,
  createPlaceInput,
  expectConsistent,
  guest,
  member,
  placeAttempt,
  placeInBackground,
} from '../../testing/scenario.ts';
import { World } from '../../testing/world.ts';
import type { Shopper } from '../shopper.ts';

const engines = await startEngines();
afterAll(() => engines.stop());

let database: Database;

/** Transfers the guest's cart to the member, as a sign-in does; the cart keeps its id. */
function transferToMember(world: World, cartId: string): void {
  const cart = world.carts.get(cartId);
  if (cart)
    world.carts.set(cartId, { ...cart, anonymousId: undefined, customerId: 'customer-1', version: cart.version + 1 });
}

describe.each(engines.names)('on %s', (engine) => {
  beforeAll(async () => {
    database = await engines.open(engine);
  });
  afterAll(() => database.close());

  describe('an order of a member', () => {
    const begin = async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const cartId = addCart(world);
      transferToMember(world, cartId);
      const result = await store.checkout.begin(member, { idempotencyKey: randomUUID(), cartId });
      if (result.type !== 'BeginCheckoutSuccess') throw new Error(result.type);
      return { world, store, input: createPlaceInput(result.attempt.id) };
    };

    it.each([
      ['EXPIRED', 'EXPIRED-MEMBERSHIP'],
      ['BLOCKED', 'MEMBERSHIP_NO_ALLOW'],
      ['CANCELLED', 'MEMBERSHIP_NO_ALLOW'],
      ['CARD_INACTIVE', 'MEMBERSHIP_NO_ALLOW'],
    ] as const)(
      'is refused while the membership is %s, and accepted afterwards (ACCOUNT-253)',
      async (status, code) => {
        const { world, store, input } = await begin();
        world.membershipStatus = status;
        expect(await store.checkout.place(member, input)).toEqual({ type: 'MembershipRefused', code });
        expect(world.ledger).toEqual([]);
        world.membershipStatus = 'ACTIVE';
        expect(await store.checkout.place(member, input)).toMatchObject({ type: 'PlaceOrderSuccess' });
      },
    );

    it('is accepted while the membership API is down (ACCOUNT-253)', async () => {
      const { world, store, input } = await begin();
      world.membershipStatus = 'UNAVAILABLE';
      expect(await store.checkout.place(member, input)).toMatchObject({ type: 'PlaceOrderSuccess' });
    });
  });

  describe('a cart that gets another owner', () => {
    it('supersedes the open attempt of the previous owner (CHECKOUT-25)', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id, cartId } = await beginAttempt(store, addCart(world));
      const refused = await store.checkout.place(guest, createPlaceInput(id, { membershipNumber: '00000000000000' }));
      expect(refused).toEqual({ type: 'InvalidGuest', code: 'INVALID_MEMBERSHIP', field: 'membershipNumber' });
      transferToMember(world, cartId);
      const input = { idempotencyKey: randomUUID(), cartId } as const;
      const result = await store.checkout.begin(member, input);
      if (result.type !== 'BeginCheckoutSuccess') throw new Error(result.type);
      expect(await store.checkout.place(guest, createPlaceInput(id))).toMatchObject({
        type: 'AttemptNotOpen',
        attempt: { status: 'VOIDED', facts: { failure: { code: 'CHECKOUT_SUPERSEDED' } } },
      });
      const paid = await store.checkout.place(member, createPlaceInput(result.attempt.id));
      expect(paid).toMatchObject({ type: 'PlaceOrderSuccess', attempt: { status: 'COMPLETED' } });
      if (paid.type === 'PlaceOrderSuccess') expectConsistent(world, paid.attempt);
    });

    it('cannot be placed by the previous owner (CHECKOUT-28)', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id, cartId } = await beginAttempt(store, addCart(world));
      transferToMember(world, cartId);
      expect(await store.checkout.place(guest, createPlaceInput(id))).toEqual({
        type: 'CartNotReady',
        code: 'CART_NOT_READY',
      });
      expect(world.calls).not.toContain('commerce.holdCart');
    });

    it('is not changed when its owner changes during placeOrder (CHECKOUT-28)', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id, cartId } = await beginAttempt(store, addCart(world));
      world.fault = (call, turn) => {
        // The third read is the saga's own, after those of beginCheckout and of the check in placeOrder.
        if (call === 'commerce.findCart' && turn === 3) transferToMember(world, cartId);
        return 'none';
      };
      const attempt = await placeAttempt(store, id);
      expect(attempt).toMatchObject({ status: 'OPEN', facts: { failure: { code: 'CART_NOT_READY' } } });
      expect(world.carts.get(cartId)).toMatchObject({ version: 2, isLocked: false });
      expect(world.ledger).toEqual([]);
    });
  });

  describe('a cart whose attempt is under way', () => {
    it.each<[string, (world: World, released: Promise<void>) => void]>([
      [
        'PROCESSING',
        (world, released) => {
          world.before = (call) => (call === 'payments.capture' ? released : undefined);
        },
      ],
      [
        'CHALLENGE_REQUIRED',
        (world) => {
          world.issuer = 'challenge';
        },
      ],
      [
        'NEEDS_REVIEW',
        (world) => {
          world.isAmbiguous = true;
          world.fault = (call) => (call === 'payments.process' ? 'error-after' : 'none');
        },
      ],
    ])(
      'returns CheckoutInProgress while the attempt is %s, with the attempt for its owner only (CHECKOUT-24)',
      async (status, prepare) => {
        const world = new World();
        const { promise: released, resolve: release } = Promise.withResolvers<void>();
        prepare(world, released);
        const isHeld = status === 'PROCESSING';
        const store = await startProcess(database, world, { leaseSeconds: 5, ...(isHeld && { waitTimeoutMs: 0 }) });
        const { id, cartId } = await beginAttempt(store, addCart(world));
        expect((await placeAttempt(store, id)).status).toBe(status);
        const beginAs = (shopper: Shopper) => store.checkout.begin(shopper, { idempotencyKey: randomUUID(), cartId });
        expect(await beginAs(guest)).toMatchObject({ type: 'CheckoutInProgress', attempt: { id, status } });
        transferToMember(world, cartId);
        expect(await beginAs(member)).toEqual({
          type: 'CheckoutInProgress',
          code: 'CHECKOUT_IN_PROGRESS',
          attempt: undefined,
        });
        release();
        await store.runner.waitUntilSettled(id, 20_000);
      },
    );
  });

  describe('an abandoned attempt', () => {
    it('expires while it is open, so that another can begin (CHECKOUT-26)', async () => {
      const world = new World();
      const store = await startProcess(database, world, { openSeconds: 0 });
      const { id, cartId } = await beginAttempt(store, addCart(world));
      await store.sweep();
      expect(await store.checkout.place(guest, createPlaceInput(id))).toMatchObject({
        type: 'AttemptNotOpen',
        attempt: { status: 'VOIDED', facts: { failure: { code: 'CHECKOUT_EXPIRED' } } },
      });
      expect((await placeAttempt(store, (await beginAttempt(store, cartId)).id)).status).toBe('COMPLETED');
    });

    it('stays open until it expires (CHECKOUT-26)', async () => {
      const world = new World();
      const store = await startProcess(database, world, { openSeconds: 3_600 });
      const { id } = await beginAttempt(store, addCart(world));
      await store.sweep();
      expect((await placeAttempt(store, id)).status).toBe('COMPLETED');
    });

    it('is continued by the sweep of another process without a wake-up', async () => {
      const world = new World();
      const store = await startProcess(database, world, { leaseSeconds: 0.001 });
      const { id } = await beginAttempt(store, addCart(world));
      world.fault = (call) => (call === 'payments.capture' ? 'crash-before' : 'none');
      placeInBackground(store, id);
      await store.death;
      world.fault = () => 'none';
      const others = [await startProcess(database, world), await startProcess(database, world)];
      await Promise.all(others.map(({ sweep }) => sweep()));
      await Promise.all(others.map(({ runner }) => runner.waitUntilSettled(id, 20_000)));
      const attempt = await store.checkout.find(guest, id);
      expect(attempt?.status).toBe('COMPLETED');
      if (attempt) expectConsistent(world, attempt);
    });
  });

  describe('cancelling', () => {
    it('releases a cart that an ended attempt still holds', async () => {
      const world = new World();
      const store = await startProcess(database, world);
      const { id, cartId } = await beginAttempt(store, addCart(world));
      await store.checkout.cancel(guest, id);
      world.addCart(cartId, { isLocked: true, heldBy: id, state: 'FROZEN' });
      expect(await store.checkout.cancel(guest, id)).toMatchObject({
        type: 'CancelCheckoutSuccess',
        attempt: { status: 'VOIDED' },
      });
      expect(world.carts.get(cartId)).toMatchObject({ state: 'ACTIVE', isLocked: false });
      world.addCart(cartId, { isLocked: true, heldBy: id, state: 'FROZEN' });
      const next = await beginAttempt(store, cartId);
      expect(await store.checkout.cancel(guest, next.id)).toMatchObject({ type: 'CancelCheckoutSuccess' });
      expect(world.carts.get(cartId)).toMatchObject({ state: 'ACTIVE', isLocked: false });
    });

    it('does not change a cart that another attempt holds', async () => {
      const world = new World();
      world.issuer = 'challenge';
      const store = await startProcess(database, world);
      const ended = await beginAttempt(store, addCart(world));
      await store.checkout.cancel(guest, ended.id);
      const current = await placeAttempt(store, (await beginAttempt(store, ended.cartId)).id);
      expect(current.status).toBe('CHALLENGE_REQUIRED');
      await store.checkout.cancel(guest, ended.id);
      expect(world.carts.get(ended.cartId)).toMatchObject({ isLocked: true, heldBy: current.id });
    });
  });
});
