import type { Locale } from '@tarima/markets/locale';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createClub, createOrder } from '../../testing/fixtures.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderView } from './order-view.tsx';

// After midnight in Aruba; on the day before in the markets of the test locales.
const deliveryWindow = {
  __typename: 'OrderDeliveryWindow' as const,
  start: '2026-01-12T04:15:00Z',
  end: '2026-01-12T04:45:00Z',
};

const showCard = (locale: Locale, overrides: object) =>
  renderInShop(
    <OrderCard order={createOrder(locale, { deliveryMethod: 'DELIVERY', deliveryWindow, ...overrides }) as never} />,
    { locale },
  );

const showDetails = (locale: Locale, overrides: object) =>
  renderInShop(
    <OrderView order={createOrder(locale, { deliveryMethod: 'DELIVERY', deliveryWindow, ...overrides }) as never} />,
    { locale },
  );

/** Day and hour of the window's start in a time zone, as `Intl` writes them. */
function writeStart({ code }: Locale, timeZone: string): readonly [day: string, hour: string] {
  const start = new Date(deliveryWindow.start);
  const parts = new Intl.DateTimeFormat(code, { timeZone, hour: 'numeric', minute: '2-digit' }).formatToParts(start);
  return [
    new Intl.DateTimeFormat(code, { timeZone, dateStyle: 'long' }).format(start),
    parts.find(({ type }) => type === 'hour')?.value ?? '',
  ];
}

describe.each(readers)('the delivery window of an order in $code', (locale) => {
  const label = locale.language === 'es' ? 'Entrega: ' : 'Delivery: ';
  const findTime = () => screen.queryByText((text) => text.startsWith(label))?.textContent ?? null;

  it.each([
    ['the time zone of its club', createClub(locale, 1, { timeZone: 'America/Aruba' }), 'America/Aruba'],
    ['the time zone of the market without a known club', null, locale.market.timeZone],
  ] as const)('has day and hours in %s, on the page and in the list (ORDERS-39, ORDERS-314)', async (...parameters) => {
    const [, fulfillmentClub, timeZone] = parameters;
    const [day, hour] = writeStart(locale, timeZone);
    await showDetails(locale, { fulfillmentClub });
    const onPage = findTime();
    expect(onPage).toContain(`${label}${day}, ${hour}:15`);
    expect(onPage).toContain(':45');
    cleanup();
    await showCard(locale, { fulfillmentClub });
    expect(findTime()).toBe(onPage);
  });

  it.each([
    [{ stage: 'OPEN', isInTransit: false }, true],
    [{ stage: 'OPEN', isInTransit: true }, true],
    [{ stage: 'COMPLETED', isInTransit: true }, true],
    [{ stage: 'COMPLETED', isInTransit: false }, false],
    [{ stage: 'OPEN', deliveryWindow: null }, false],
    [{ deliveryMethod: 'PICK_UP_IN_CLUB', deliveryWindow: null }, false],
  ])('is in the list until the order has arrived: %j (ORDERS-314)', async (overrides, isShown) => {
    await showCard(locale, overrides);
    expect(findTime() !== null).toBe(isShown);
  });

  it('is still on the page of an order that was delivered (ORDERS-39)', async () => {
    await showDetails(locale, { stage: 'COMPLETED' });
    expect(findTime()).not.toBeNull();
  });

  it.each([{ stage: 'CANCELLED' }, { stage: 'OPEN', isCancellationRequested: true }])(
    'is neither on the page nor in the list with %j (ORDERS-315)',
    async (overrides) => {
      await showDetails(locale, overrides);
      expect(findTime()).toBeNull();
      await showCard(locale, overrides);
      expect(findTime()).toBeNull();
    },
  );
});
