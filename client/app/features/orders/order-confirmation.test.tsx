import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../shop-settings.ts';
import { installFakeClock } from '../../testing/clock.ts';
import { createOrder } from '../../testing/fixtures.ts';
import type { Responses } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { OrderConfirmation } from './order-confirmation.tsx';

/** On the next day in both markets. */
const window = { start: '2026-11-23T15:20:00Z', end: '2026-11-23T17:40:00Z' };

describe.each(readers)('in $code', (locale) => {
  const order = createOrder(locale);

  async function show(responses: Responses) {
    const clock = installFakeClock('2026-11-22T12:00:00Z');
    const settings = { checkout: { ...defaultSettings.checkout, placedOrderPollingSeconds: 10 } };
    const { graph } = await renderInShop(<OrderConfirmation orderNumber={order.orderNumber} />, {
      locale,
      settings,
      responses,
      ...clock.options,
    });
    const notice = () => screen.getAllByRole('status').find(({ textContent }) => textContent);
    return { clock, notice, countRequests: () => graph.getRequests('Order').length };
  }

  it('polls the order every 2 s until it is found (ORDERS-40)', async () => {
    let isFound = false;
    const { clock, notice, countRequests } = await show({ Order: () => ({ order: isFound ? order : null }) });
    await clock.pass(0);
    expect(countRequests()).toBe(1);
    await clock.pass(1_999);
    expect(countRequests()).toBe(1);
    await clock.pass(1);
    expect(countRequests()).toBe(2);
    expect(screen.queryByText(order.email, { exact: false })).toBeNull();
    isFound = true;
    await clock.pass(2_000);
    expect(countRequests()).toBe(3);
    expect(screen.getByText(order.email, { exact: false })).toBeVisible();
    await clock.pass(60_000);
    expect(countRequests()).toBe(3);
    expect(notice()).toBeUndefined();
  });

  it('shows the delivery window (ORDERS-39)', async () => {
    const deliveryWindow = { __typename: 'OrderDeliveryWindow' as const, ...window };
    const { clock } = await show({ Order: { order: { ...order, deliveryMethod: 'DELIVERY', deliveryWindow } } });
    await clock.pass(0);
    expect(screen.getByText(/:20/)).toHaveTextContent(/:40/);
  });

  it('stops after the configured seconds and shows that the order can be opened later (ORDERS-40)', async () => {
    const { clock, notice, countRequests } = await show({ Order: { order: null } });
    await clock.pass(9_999);
    expect(notice()).toBeUndefined();
    await clock.pass(1);
    expect(notice()).toBeVisible();
    const sentCount = countRequests();
    await clock.pass(60_000);
    expect(countRequests()).toBe(sentCount);
  });
});
