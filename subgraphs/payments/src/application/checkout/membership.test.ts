import type { Database } from '@tarima/service-kit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngines } from '../../testing/engines.ts';
import { noInvoices } from '../../testing/invoice-rules.ts';
import {
  begin,
  createInput,
  createOrder,
  createShopper,
  expectConsistent,
  place,
  price,
} from '../../testing/membership-scenario.ts';
import { startProcess } from '../../testing/process.ts';
import { getReturnState } from '../../testing/scenario.ts';
import { World } from '../../testing/world.ts';

const engines = await startEngines();
afterAll(() => engines.stop());

let database: Database;

describe.each(engines.names)('memberships on %s', (engine) => {
  beforeAll(async () => {
    database = await engines.open(engine);
  });
  afterAll(() => database.close());

  it.each(['MEMBERSHIP_NEW', 'RENEW', 'UPGRADE'] as const)(
    '%s is paid once and applied once (CHECKOUT-8)',
    async (purpose) => {
      const world = new World();
      const shopper = createShopper(purpose);
      const store = await startProcess(database, world);
      const { id, amount } = await begin(store, shopper, purpose);
      expect(amount).toEqual(price);
      const attempt = await place(store, shopper, id);
      expect(attempt.status).toBe('COMPLETED');
      expect(attempt.facts.appliedMembership).toBe(shopper.membershipNumber ?? '64019400000001');
      expect([...world.memberships]).toMatchObject([
        [
          `${id}.1`,
          { purpose, receiptNumber: attempt.orderNumber, accountId: '11-6401-C', order: { type: 'PLATINUM' } },
        ],
      ]);
      expect(world.requests).toMatchObject([{ cart: undefined, membership: { purpose }, amount: price }]);
      expectConsistent(world, attempt);
      await place(store, shopper, id);
      expect(world.requests).toHaveLength(1);
    },
  );

  it.each(['HOSTED_CARD', 'PAYPAL'] as const)('is applied after the return from %s (CHECKOUT-8)', async (method) => {
    const world = new World();
    const shopper = createShopper('MEMBERSHIP_NEW');
    const store = await startProcess(database, world);
    const { id } = await begin(store, shopper, 'MEMBERSHIP_NEW');
    await store.checkout.place(shopper, createOrder(id, { method, card: undefined }));
    const waiting = await store.checkout.find(shopper, id);
    if (!waiting) throw new Error('no attempt');
    const sent = await store.checkout.recordReturn({ state: getReturnState(world, waiting), parameters: [] });
    expect(sent).toMatchObject({ type: 'PaymentReturnRecorded', attempt: { cartId: null } });
    await store.runner.waitUntilSettled(id, 20_000);
    const ended = await store.checkout.find(shopper, id);
    expect(ended?.status).toBe('COMPLETED');
    if (ended) expectConsistent(world, ended);
  });

  it('tells the club who the payment is invoiced to, a final consumer when nothing was chosen (INVOICING-10)', async () => {
    const world = new World();
    const shopper = createShopper('RENEW');
    const getInvoiceRules = () => ({ ...noInvoices, idTypes: ['ET' as const], defaultIdType: 'ET' as const });
    const store = await startProcess(database, world, { settings: { getInvoiceRules } });
    const { id } = await begin(store, shopper, 'RENEW');
    expect(await place(store, shopper, id)).toMatchObject({ status: 'COMPLETED' });
    const [transaction] = world.memberships.values();
    expect(transaction).toMatchObject({ order: { invoice: { idType: 'ET', invoicingEnabled: false } } });
  });

  describe('the card of the payment', () => {
    const save = { card: { ...createOrder('').card, save: true } };

    it.each(['RENEW', 'UPGRADE', 'MEMBERSHIP_NEW'] as const)(
      'that a member saves with %s is added to the club’s account of the member (PAYMENTS-82)',
      async (purpose) => {
        const world = new World();
        const shopper = createShopper('RENEW');
        const store = await startProcess(database, world);
        const input = createInput(purpose, { password: undefined });
        const begun = await store.checkout.beginMembership(shopper, input);
        if (begun.type !== 'BeginCheckoutSuccess') throw new Error(begun.type);
        await store.checkout.place(shopper, createOrder(begun.attempt.id, save));
        const number = shopper.membershipNumber ?? '';
        expect([...world.membershipCards.keys()]).toEqual([number]);
        expect(world.membershipCards.get(number)).toMatchObject([{ brand: 'VISA', token: `token-card-${number}-1` }]);
      },
    );

    it('is not added for a guest, without the shopper’s wish, or before the payment succeeded (PAYMENTS-82)', async () => {
      const world = new World();
      const guest = createShopper('MEMBERSHIP_NEW');
      const store = await startProcess(database, world);
      const { id } = await begin(store, guest, 'MEMBERSHIP_NEW');
      expect(await store.checkout.place(guest, createOrder(id, save))).toMatchObject({
        attempt: { status: 'COMPLETED' },
      });
      const member = createShopper('RENEW');
      await place(store, member, (await begin(store, member, 'RENEW')).id);
      world.isMembershipRefused = true;
      const refused = createShopper('RENEW');
      await store.checkout.place(refused, createOrder((await begin(store, refused, 'RENEW')).id, save));
      expect(world.membershipCards.size).toBe(0);
    });

    it('does not delay or undo the membership when the club does not take it (PAYMENTS-82)', async () => {
      const world = new World();
      world.fault = (call) => (call === 'membership.addPaymentCard' ? 'error-before' : 'none');
      const member = createShopper('RENEW');
      const store = await startProcess(database, world);
      const { id } = await begin(store, member, 'RENEW');
      expect(await store.checkout.place(member, createOrder(id, save))).toMatchObject({
        attempt: { status: 'COMPLETED' },
      });
    });
  });

  it.each([
    ['is applied', false, ['SENT', 'CONFIRMED']],
    ['is refused', true, ['SENT', 'REFUSED', 'WITHDRAWAL_SENT']],
  ])('the club’s log has what the shop did when a purchase %s (MEMBERSHIP-281)', async (_what, isRefused, events) => {
    const world = new World();
    world.isMembershipRefused = isRefused;
    const shopper = createShopper('RENEW');
    const store = await startProcess(database, world);
    const { id } = await begin(store, shopper, 'RENEW');
    await store.checkout.place(shopper, createOrder(id));
    expect(world.purchaseLog).toEqual(events.map((event) => [`${id}.1`, event]));
  });

  it('has at most one attempt that is paid for the same membership (CHECKOUT-23, CHECKOUT-24)', async () => {
    const world = new World();
    world.issuer = 'challenge';
    const shopper = createShopper('RENEW');
    const store = await startProcess(database, world);
    const { id } = await begin(store, shopper, 'RENEW');
    await place(store, shopper, id);
    expect(await store.checkout.beginMembership(shopper, createInput('UPGRADE'))).toMatchObject({
      type: 'CheckoutInProgress',
      attempt: { id },
    });
    expect(await store.checkout.cancel(shopper, id)).toMatchObject({ attempt: { status: 'VOIDED' } });
    expect(await store.checkout.beginMembership(shopper, createInput('UPGRADE'))).toMatchObject({
      type: 'BeginCheckoutSuccess',
    });
  });

  it('voids the payment when the club refuses the membership (CHECKOUT-104)', async () => {
    const world = new World();
    world.isMembershipRefused = true;
    const shopper = createShopper('UPGRADE');
    const store = await startProcess(database, world);
    const attempt = await place(store, shopper, (await begin(store, shopper, 'UPGRADE')).id);
    expect(attempt).toMatchObject({ status: 'VOIDED', facts: { failure: { code: 'ERROR_MEMBERSHIP_NOT_APPLIED' } } });
    expectConsistent(world, attempt);
  });

  it.each(['MEMBERSHIP_NEW', 'RENEW', 'UPGRADE'] as const)(
    '%s queries the result of a lost response, and applies nothing twice (MEMBERSHIP-75, MEMBERSHIP-76)',
    async (purpose) => {
      const world = new World();
      world.fault = (call) => (call === 'membership.apply' ? 'error-after' : 'none');
      const shopper = createShopper(purpose);
      const store = await startProcess(database, world);
      const attempt = await place(store, shopper, (await begin(store, shopper, purpose)).id);
      expect(attempt.status).toBe('COMPLETED');
      expect(world.calls.filter((call) => call === 'membership.apply')).toHaveLength(1);
      expect(world.calls).toContain('membership.findResult');
    },
  );

  it('makes a late application impossible before it voids (CHECKOUT-104)', async () => {
    const world = new World();
    world.fault = (call) => (call === 'membership.apply' ? 'rejected' : 'none');
    const shopper = createShopper('RENEW');
    const store = await startProcess(database, world);
    const attempt = await place(store, shopper, (await begin(store, shopper, 'RENEW')).id);
    expect(attempt.status).toBe('VOIDED');
    const undoing = world.calls.filter((call) => call === 'membership.withdraw' || call === 'payments.void');
    expect(undoing).toEqual(['membership.withdraw', 'payments.void']);
    expect([...world.memberships.values()]).toEqual(['WITHDRAWN']);
    expectConsistent(world, attempt);
  });

  it('needs review with an alert when the application cannot be withdrawn (CHECKOUT-55)', async () => {
    const world = new World();
    world.fault = (call) => (call === 'membership.apply' || call === 'membership.withdraw' ? 'rejected' : 'none');
    const shopper = createShopper('RENEW');
    const store = await startProcess(database, world);
    const attempt = await place(store, shopper, (await begin(store, shopper, 'RENEW')).id);
    expect(attempt.status).toBe('NEEDS_REVIEW');
    expect(store.alerts).toContain('checkout_needs_review');
  });
});
