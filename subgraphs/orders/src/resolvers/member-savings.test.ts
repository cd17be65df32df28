import type { Caller } from '@tarima/service-kit/caller';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ana, anonymous, guest, marcus, partner, setUpSubgraph } from '../testing/subgraph.ts';

// Only the date: the servers need their timers. Noon in the middle of a year, so that an hour ago is in the same year.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-15T18:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});
const { running, execute } = setUpSubgraph();

const query = `query($id: ID!) { _entities(representations: [{ __typename: "Member", id: $id }]) { ... on Member { savings {
  year receiptCount isComplete listTotal { centAmount currency } paidTotal { centAmount } saved { centAmount }
  rebate { percent amount { centAmount } }
} } } }`;
const load = (identity: Caller['identity'], id = 'sub-ana') => execute(identity, query, { id });
const monthMinutes = 31 * 24 * 60;

describe('Member.savings', () => {
  it('adds up the orders of this year with the reward of an upgrade (MEMBERSHIP-18, MEMBERSHIP-245)', async () => {
    running.upstreams.addOrder('A1', 0, { customerId: 'c-ana' });
    running.upstreams.addOrder('A2', 1, { customerId: 'c-ana' });
    running.upstreams.addOrder('LAST-YEAR', -8 * monthMinutes, { customerId: 'c-ana' });
    running.upstreams.addOrder('OTHER', 2, { customerId: 'c-other' });
    const { data, codes } = await load(ana);
    expect(codes).toBeUndefined();
    expect(data._entities).toEqual([
      {
        savings: {
          year: 2026,
          receiptCount: 2,
          isComplete: true,
          listTotal: { centAmount: 3_400_000, currency: 'CRC' },
          paidTotal: { centAmount: 3_200_000 },
          saved: { centAmount: 200_000 },
          rebate: { percent: 2, amount: { centAmount: 64_000 } },
        },
      },
    ]);
  });

  it('does not count a cancelled order, or one whose payment was returned (MEMBERSHIP-243)', async () => {
    running.upstreams.addOrder('A1', 0, { customerId: 'c-ana' });
    running.upstreams.addOrder('CANCELLED', 1, { customerId: 'c-ana' });
    running.upstreams.addOrder('REFUNDED', 2, { customerId: 'c-ana' });
    for (const order of running.upstreams.managedOrders) {
      if (order.OrderId === 'CANCELLED') order.MaxFulfillmentStatusId = '9000';
    }
    const [payment] =
      running.upstreams.platformOrders.find((order) => order.orderNumber === 'REFUNDED')?.paymentInfo.payments ?? [];
    const [charge] = payment?.obj.transactions.filter(({ type }) => type === 'Charge') ?? [];
    if (charge) payment?.obj.transactions.push({ ...charge, type: 'Refund' });
    expect((await load(ana)).data._entities).toMatchObject([{ savings: { receiptCount: 1 } }]);
  });

  it('reads all pages, and is not complete above the limit of orders (MEMBERSHIP-246)', async () => {
    for (let count = 0; count < 55; count += 1)
      running.upstreams.addOrder(`A${count + 10}`, count, { customerId: 'c-ana' });
    const savings = { receiptCount: 55, isComplete: true, saved: { centAmount: 5_500_000 } };
    expect((await load(ana)).data._entities).toMatchObject([{ savings }]);
    for (let count = 0; count < 10; count += 1) running.upstreams.addOrder(`B${count}`, count, { customerId: 'c-ana' });
    const limited = { receiptCount: 60, isComplete: false };
    expect((await load(ana)).data._entities).toMatchObject([{ savings: limited }]);
  });

  it('has no reward where the market has none (MEMBERSHIP-245)', async () => {
    expect((await load(marcus, 'sub-marcus')).data._entities).toMatchObject([
      { savings: { receiptCount: 0, listTotal: { currency: 'JMD' }, rebate: null } },
    ]);
  });

  it('is null for another member and for callers who are not members (MEMBERSHIP-241)', async () => {
    running.upstreams.addOrder('A1', 0, { customerId: 'c-ana' });
    for (const identity of [marcus, guest, anonymous, partner]) {
      expect((await load(identity)).data._entities).toEqual([null]);
    }
    expect(running.upstreams.requests).toEqual([]);
  });

  it.each(['platform', 'management'] as const)(
    'is null with UPSTREAM_UNAVAILABLE while the %s is down, so that no sum is wrong (MEMBERSHIP-246)',
    async (upstream) => {
      running.upstreams.unavailable.add(upstream);
      const { data, codes } = await load(ana);
      expect(codes).toEqual(['UPSTREAM_UNAVAILABLE']);
      expect(data._entities).toEqual([{ savings: null }]);
    },
  );
});
