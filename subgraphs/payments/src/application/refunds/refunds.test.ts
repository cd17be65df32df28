import type { Database } from '@tarima/service-kit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngines } from '../../testing/engines.ts';
import { startProcess } from '../../testing/process.ts';
import {
  buy,
  countReturnedCents,
  expectReturned,
  paidCents,
  refundUntilSettled,
  reportChange,
} from '../../testing/refund-scenario.ts';
import { type Fault, World } from '../../testing/world.ts';

const engines = await startEngines();
afterAll(() => engines.stop());
const faults: readonly Fault[] = ['error-before', 'error-after', 'crash-before', 'crash-after', 'unavailable'];

let database: Database;

describe.each(engines.names)('on %s', (engine) => {
  beforeAll(async () => {
    database = await engines.open(engine);
  });
  afterAll(() => database.close());

  async function startBuyer() {
    const world = new World();
    const store = await startProcess(database, world);
    return { world, store, attempt: await buy(store, world) };
  }

  describe('a refund', () => {
    it('of a cancelled order is a void before settlement (PAYMENTS-32, ORDERS-58)', async () => {
      const { world, attempt } = await startBuyer();
      reportChange(world, attempt, 'CANCELLED', paidCents);
      const refunds = await refundUntilSettled(database, world, attempt);
      expect(refunds).toMatchObject([{ amount: { centAmount: paidCents }, reason: 'CANCELLED', state: 'COMPLETED' }]);
      expectReturned(world, attempt, refunds, paidCents);
      expect(world.count('VOID', attempt.cartId ?? '')).toBe(1);
    });

    it('of a cancelled order is a refund after settlement (PAYMENTS-32, PAYMENTS-31)', async () => {
      const { world, attempt } = await startBuyer();
      world.isSettled = true;
      reportChange(world, attempt, 'CANCELLED', paidCents);
      const refunds = await refundUntilSettled(database, world, attempt);
      expectReturned(world, attempt, refunds, paidCents);
      expect([...world.refunds]).toContainEqual([
        `${attempt.orderNumber}:0`,
        { referenceNumber: attempt.facts.referenceNumber, amount: paidCents },
      ]);
    });

    it('of missing items is a part, and of a later cancellation the rest (PAYMENTS-200, PAYMENTS-202)', async () => {
      const { world, attempt } = await startBuyer();
      reportChange(world, attempt, 'MISSING_ITEMS', 1_000_000);
      await refundUntilSettled(database, world, attempt);
      reportChange(world, attempt, 'WEIGHT', 900_000);
      await refundUntilSettled(database, world, attempt);
      reportChange(world, attempt, 'CANCELLED', 900_000);
      const refunds = await refundUntilSettled(database, world, attempt);
      expect(refunds.map(({ amount, reason }) => [amount.centAmount, reason])).toEqual([
        [130_000, 'MISSING_ITEMS'],
        [100_000, 'WEIGHT'],
        [900_000, 'CANCELLED'],
      ]);
      expectReturned(world, attempt, refunds, paidCents);
      expect(world.count('VOID', attempt.cartId ?? '')).toBe(0);
    });

    it('is not repeated when order management reports the change again, or a higher total (PAYMENTS-202)', async () => {
      const { world, attempt } = await startBuyer();
      for (const total of [1_000_000, 1_000_000, 1_100_000, 1_000_000, 2_000_000]) {
        reportChange(world, attempt, 'MISSING_ITEMS', total);
        await refundUntilSettled(database, world, attempt);
      }
      expectReturned(world, attempt, await refundUntilSettled(database, world, attempt), 130_000);
    });

    it('never exceeds what was captured, whatever total is reported (PAYMENTS-202)', async () => {
      const { world, attempt } = await startBuyer();
      reportChange(world, attempt, 'MISSING_ITEMS', -500_000);
      expectReturned(world, attempt, await refundUntilSettled(database, world, attempt), paidCents);
    });

    it('of everything is followed by the mail about a later cancellation (ORDERS-311)', async () => {
      const { world, attempt } = await startBuyer();
      const readMails = async () => {
        const { rows } = await database.execute(
          "select data from payments.mail where key = 'ORDER_CANCELLATION:' || $1",
          [attempt.orderNumber],
        );
        return rows.map(({ data }) => data);
      };
      reportChange(world, attempt, 'MISSING_ITEMS', 0);
      await refundUntilSettled(database, world, attempt);
      expect(await readMails()).toEqual([]);
      reportChange(world, attempt, 'CANCELLED', 0);
      const refunds = await refundUntilSettled(database, world, attempt);
      expectReturned(world, attempt, refunds, paidCents);
      expect(await readMails()).toEqual([{ orderNumber: attempt.orderNumber, isReturned: true }]);
    });

    it('of an order that the store did not sell does not exist (PAYMENTS-204)', async () => {
      const { world, store, attempt } = await startBuyer();
      reportChange(world, { ...attempt, orderNumber: 'P-2019-1' }, 'CANCELLED', paidCents);
      await store.refundJob.run();
      expect(await store.refunds.listPending(1_000)).not.toContain('P-2019-1');
      expect(countReturnedCents(world, attempt)).toBe(0);
    });

    it('is counted with its age while its payment has not ended (PAYMENTS-251)', async () => {
      const { world, store, attempt } = await startBuyer();
      await database.execute("update payments.attempt set status = 'NEEDS_REVIEW' where id = $1", [attempt.id]);
      const before = await store.refunds.countPending();
      reportChange(world, attempt, 'CANCELLED', paidCents);
      await store.refundJob.run();
      const { count, oldestSeconds } = await store.refunds.countPending();
      expect(count).toBe(before.count + 1);
      await database.execute("update payments.order_change set changed_at = now() - interval '1 day'");
      expect((await store.refunds.countPending()).oldestSeconds).toBeGreaterThan(Math.max(86_000, oldestSeconds));
      await database.execute('delete from payments.order_change where order_number = $1', [attempt.orderNumber]);
    });

    it('waits until the payment of its order has ended (PAYMENTS-204)', async () => {
      const { world, store, attempt } = await startBuyer();
      const setStatus = (status: string) =>
        database.execute('update payments.attempt set status = $1 where id = $2', [status, attempt.id]);
      await setStatus('NEEDS_REVIEW');
      reportChange(world, attempt, 'CANCELLED', paidCents);
      await store.refundJob.run();
      expect(await store.refunds.listPending(1_000)).toContain(attempt.orderNumber);
      expect(countReturnedCents(world, attempt)).toBe(0);
      await setStatus('COMPLETED');
      expectReturned(world, attempt, await refundUntilSettled(database, world, attempt), paidCents);
    });
  });

  describe('a fault', () => {
    const calls = [
      'orderManagement.listChanges',
      'payments.void',
      'payments.refundTransaction',
      'commerce.recordRefund',
    ];
    for (const call of calls) {
      it.each(faults)(`${call}: %s returns the money once (PAYMENTS-202, CHECKOUT-53)`, async (fault) => {
        const { world, attempt } = await startBuyer();
        world.isSettled = call === 'payments.refundTransaction';
        reportChange(world, attempt, 'CANCELLED', paidCents);
        let hits = 0;
        world.fault = (name) => {
          if (name !== call || hits > 0) return 'none';
          hits += 1;
          return fault;
        };
        const refunds = await refundUntilSettled(database, world, attempt);
        expect(hits).toBe(1);
        expectReturned(world, attempt, refunds, paidCents);
      });
    }

    it('settlement after a void whose response was lost does not refund again (PAYMENTS-202)', async () => {
      const { world, attempt } = await startBuyer();
      reportChange(world, attempt, 'CANCELLED', paidCents);
      let hits = 0;
      world.fault = (name) => {
        if (name !== 'payments.void' || hits > 0) return 'none';
        hits += 1;
        world.isSettled = true;
        return 'crash-after';
      };
      world.isSettled = false;
      const refunds = await refundUntilSettled(database, world, attempt);
      expectReturned(world, attempt, refunds, paidCents);
    });

    it('that is permanent ends in a review with an alert, and blocks further refunds of the order (PAYMENTS-201)', async () => {
      const { world, store, attempt } = await startBuyer();
      world.fault = (call) => (call === 'payments.refundTransaction' ? 'rejected' : 'none');
      reportChange(world, attempt, 'MISSING_ITEMS', 1_000_000);
      await store.refundJob.run();
      const [refund] = await store.refunds.listRefunds([attempt.orderNumber]);
      await store.runner.waitUntilSettled(refund?.id ?? '', 10_000);
      expect(store.alerts).toEqual(['checkout_step_given_up', 'refund_needs_review']);
      world.fault = () => 'none';
      reportChange(world, attempt, 'CANCELLED', paidCents);
      await store.refundJob.run();
      expect(await store.refunds.listRefunds([attempt.orderNumber])).toMatchObject([{ state: 'IN_REVIEW' }]);
      expect(await store.refunds.listPending(1_000)).toContain(attempt.orderNumber);
      expect(countReturnedCents(world, attempt)).toBe(0);
    });

    it('of the record alone completes the refund with an alert (PAYMENTS-203)', async () => {
      const { world, store, attempt } = await startBuyer();
      world.fault = (call) => (call === 'commerce.recordRefund' ? 'rejected' : 'none');
      reportChange(world, attempt, 'CANCELLED', paidCents);
      await store.refundJob.run();
      const [refund] = await store.refunds.listRefunds([attempt.orderNumber]);
      await store.runner.waitUntilSettled(refund?.id ?? '', 10_000);
      expect(store.alerts).toEqual(['refund_not_recorded']);
      expect(await store.refunds.listRefunds([attempt.orderNumber])).toMatchObject([{ state: 'COMPLETED' }]);
    });
  });

  describe('several processes', () => {
    it('return the money once when all of them find the same changes at once (PAYMENTS-202)', async () => {
      const { world, store, attempt } = await startBuyer();
      const others = await Promise.all(Array.from({ length: 4 }, () => startProcess(database, world)));
      reportChange(world, attempt, 'MISSING_ITEMS', 1_000_000);
      await Promise.all([store, ...others].map(({ refundJob }) => refundJob.run()));
      reportChange(world, attempt, 'CANCELLED', 1_000_000);
      await Promise.all([store, ...others].map(({ refundJob }) => refundJob.run()));
      expectReturned(world, attempt, await refundUntilSettled(database, world, attempt), paidCents);
    });
  });
});
