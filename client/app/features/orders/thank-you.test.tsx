import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../shop-settings.ts';
import { fakeClock } from '../../testing/clock.ts';
import { orderOf } from '../../testing/fixtures.ts';
import type { Answers } from '../../testing/graph.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { ThankYou } from './thank-you.tsx';

describe.each(readers)('in $code', (locale) => {
  const order = orderOf(locale);

  async function show(answers: Answers) {
    const clock = fakeClock('2026-11-22T12:00:00Z');
    const settings = { checkout: { ...defaultSettings.checkout, placedOrderPollingSeconds: 10 } };
    const { graph } = await renderInShop(<ThankYou orderNumber={order.orderNumber} />, {
      locale,
      settings,
      answers,
      ...clock.options,
    });
    const notice = () => screen.getAllByRole('status').find(({ textContent }) => textContent);
    return { clock, notice, requests: () => graph.sent('Order').length };
  }

  it('requests its order every 2 s until it has it (ORDERS-40)', async () => {
    let isKnown = false;
    const { clock, notice, requests } = await show({ Order: () => ({ order: isKnown ? order : null }) });
    await clock.pass(0);
    expect(requests()).toBe(1);
    await clock.pass(1_999);
    expect(requests()).toBe(1);
    await clock.pass(1);
    expect(requests()).toBe(2);
    expect(screen.queryByText(order.email, { exact: false })).toBeNull();
    isKnown = true;
    await clock.pass(2_000);
    expect(requests()).toBe(3);
    expect(screen.getByText(order.email, { exact: false })).toBeVisible();
    await clock.pass(60_000);
    expect(requests()).toBe(3);
    expect(notice()).toBeUndefined();
  });

  it('says after the configured seconds that the order is placed and can be opened later (ORDERS-40)', async () => {
    const { clock, notice, requests } = await show({ Order: { order: null } });
    await clock.pass(9_999);
    expect(notice()).toBeUndefined();
    await clock.pass(1);
    expect(notice()).toBeVisible();
    const made = requests();
    await clock.pass(60_000);
    expect(requests()).toBe(made);
  });
});
