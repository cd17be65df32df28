import { money } from '@tarima/markets/money';
import { describe, expect, it } from 'vitest';
import type { Order } from './order.ts';
import { isAfter, type ManagedStretch, type Place, pageOf } from './order-page.ts';

const order = (minute: number, status: string | null): Order => ({
  orderNumber: `N${minute}`,
  placedAt: new Date(Date.UTC(2026, 10, 20, 0, minute)).toISOString(),
  country: 'CR',
  owner: { customerId: null, guestId: null, membershipNumber: '64011045120001' },
  email: null,
  status,
  lines: [],
  serviceFee: null,
  shipping: null,
  tax: null,
  total: money(100, 'CRC'),
  deliveryMethod: 'PICK_UP_IN_CLUB',
  allowsPartialFulfillment: true,
  clubKey: null,
  address: null,
  payment: null,
});

/** Both lists newest first, as their upstreams give them. */
class Member {
  bought: Order[] = [];
  managed: Order[] = [];

  page(first: number, after: Place | undefined) {
    const bought = this.bought.filter((entry) => !after || isAfter(entry, after)).slice(0, first + 1);
    const offset = after?.offset ?? 0;
    const stretch: ManagedStretch = {
      orders: this.managed.slice(offset, offset + first),
      offset,
      total: this.managed.length,
    };
    return pageOf(first, after, bought, stretch);
  }
}

const numbers = (page: ReturnType<Member['page']>) => page.entries.map(({ order: { orderNumber } }) => orderNumber);

describe('a page of orders', () => {
  it('shows what only one of the two knows, in the order of time (ORDERS-21, ORDERS-24)', () => {
    const member = new Member();
    member.bought = [order(9, null), order(7, null)];
    member.managed = [order(8, '3000'), order(7, '2000'), order(1, '7000')];
    const page = member.page(10, undefined);
    expect(numbers(page)).toEqual(['N9', 'N8', 'N7', 'N1']);
    expect(page.entries.map(({ order: { status } }) => status)).toEqual([null, '3000', '2000', '7000']);
    expect(page).toMatchObject({ hasNext: false, total: 4 });
  });

  it('is empty for a member without orders', () => {
    expect(new Member().page(10, undefined)).toEqual({ entries: [], hasNext: false, total: 0 });
  });

  it.each([1, 2, 3, 4, 7])('loses and repeats nothing, %d at a time while new orders come (ORDERS-25)', (first) => {
    const member = new Member();
    for (let minute = 0; minute < 12; minute += 1) {
      member.managed.unshift(order(minute, '7000'));
      if (minute % 3 > 0) member.bought.unshift(order(minute, null));
    }
    member.bought.unshift(order(12, null));
    const before = ['N12', ...member.managed.map(({ orderNumber }) => orderNumber)];
    const seen: string[] = [];
    let after: Place | undefined;
    for (let turn = 0; turn < 40; turn += 1) {
      const page = member.page(first, after);
      expect(page.entries.length).toBeLessThanOrEqual(first);
      seen.push(...numbers(page));
      const last = page.entries.at(-1);
      if (!page.hasNext) break;
      // A stretch of nothing but newer orders: go on behind it, as the list does.
      after = last?.place ?? { ...(after as Place), offset: (after?.offset ?? 0) + first };
      if (turn < 3) {
        member.bought.unshift(order(20 + turn, null));
        member.managed.unshift(order(20 + turn, '1000'));
      }
      if (turn === 1) member.managed = [order(12, '1000'), ...member.managed].sort((a, b) => (isAfter(a, b) ? 1 : -1));
    }
    expect(seen).toEqual(before);
  });
});
