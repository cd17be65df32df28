import { describe, expect, it } from 'vitest';
import { createOrder } from '../testing/order.ts';
import type { Order, OrderStatus } from './order.ts';
import { isListedAfter, mergeOrderPage, type OrderPosition } from './order-page.ts';

const received: OrderStatus = { code: '1000', progress: 'RECEIVED' };
const allocated: OrderStatus = { code: '2000', progress: 'ALLOCATED' };
const released: OrderStatus = { code: '3000', progress: 'RELEASED' };
const leftClub: OrderStatus = { code: '7000', progress: 'LEFT_CLUB' };

const createOrderAt = (minute: number, status: OrderStatus | null): Order =>
  createOrder({
    orderNumber: `N${minute}`,
    placedAt: new Date(Date.UTC(2026, 10, 20, 0, minute)).toISOString(),
    owner: { customerId: null, guestId: null, membershipNumber: '64011045120001' },
    status,
  });

/** The two lists of a member, newest first, and the pages that they give. */
class OrderLists {
  platformOrders: Order[] = [];
  managedOrders: Order[] = [];

  readPage(first: number, after: OrderPosition | undefined) {
    const platformOrders = this.platformOrders
      .filter((order) => !after || isListedAfter(order, after))
      .slice(0, first + 1);
    const offset = after?.offset ?? 0;
    const managed = {
      orders: this.managedOrders.slice(offset, offset + first),
      offset,
      total: this.managedOrders.length,
    };
    return mergeOrderPage(first, after, { platformOrders, managed });
  }
}

const orderNumbers = (page: ReturnType<OrderLists['readPage']>) =>
  page.entries.map(({ order: { orderNumber } }) => orderNumber);

describe('mergeOrderPage', () => {
  it('lists orders of either upstream, newest first (ORDERS-21, ORDERS-24)', () => {
    const lists = new OrderLists();
    lists.platformOrders = [createOrderAt(9, null), createOrderAt(7, null)];
    lists.managedOrders = [createOrderAt(8, released), createOrderAt(7, allocated), createOrderAt(1, leftClub)];
    const page = lists.readPage(10, undefined);
    expect(orderNumbers(page)).toEqual(['N9', 'N8', 'N7', 'N1']);
    expect(page.entries.map(({ order: { status } }) => status)).toEqual([null, released, allocated, leftClub]);
    expect(page).toMatchObject({ hasNext: false, total: 4 });
  });

  it('is empty for a member without orders', () => {
    expect(new OrderLists().readPage(10, undefined)).toEqual({ entries: [], hasNext: false, total: 0 });
  });

  it.each([1, 2, 3, 4, 7])(
    'loses and repeats no order while orders are placed, with pages of %d (ORDERS-25)',
    (first) => {
      const lists = new OrderLists();
      for (let minute = 0; minute < 12; minute += 1) {
        lists.managedOrders.unshift(createOrderAt(minute, leftClub));
        if (minute % 3 > 0) lists.platformOrders.unshift(createOrderAt(minute, null));
      }
      lists.platformOrders.unshift(createOrderAt(12, null));
      const expected = ['N12', ...lists.managedOrders.map(({ orderNumber }) => orderNumber)];
      const listed: string[] = [];
      let after: OrderPosition | undefined;
      for (let turn = 0; turn < 40; turn += 1) {
        const page = lists.readPage(first, after);
        expect(page.entries.length).toBeLessThanOrEqual(first);
        listed.push(...orderNumbers(page));
        const last = page.entries.at(-1);
        if (!page.hasNext) break;
        // After a slice of newer orders only, the list continues with the next slice.
        after = last?.position ?? { ...(after as OrderPosition), offset: (after?.offset ?? 0) + first };
        if (turn < 3) {
          lists.platformOrders.unshift(createOrderAt(20 + turn, null));
          lists.managedOrders.unshift(createOrderAt(20 + turn, received));
        }
        if (turn === 1) {
          lists.managedOrders = [createOrderAt(12, received), ...lists.managedOrders].sort((one, other) =>
            isListedAfter(one, other) ? 1 : -1,
          );
        }
      }
      expect(listed).toEqual(expected);
    },
  );
});
