import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createClub, createOrder } from '../../testing/fixtures.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { OrderCard } from './order-card.tsx';

// 00:30 in Aruba; before midnight in the markets of the test locales.
const placedAt = '2020-06-10T04:30:00Z';

it.each(
  readers.flatMap((locale) => [
    [
      locale.code,
      "its club's time zone",
      locale,
      createClub(locale, 1, { timeZone: 'America/Aruba' }),
      '2020-06-10',
    ] as const,
    [locale.code, "the market's time zone without a known club", locale, null, '2020-06-09'] as const,
  ]),
)('in %s shows the day of an order in %s (ORDERS-38)', async (_code, _zone, locale, club, day) => {
  await renderInShop(<OrderCard order={createOrder(locale, { placedAt, fulfillmentClub: club })} />, { locale });
  const written = new Intl.DateTimeFormat(locale.code, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  expect(screen.getByText(written)).toBeVisible();
});
