import { formatMoney } from '@tarima/markets/money';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCartSuspenseQuery } from '../../session/cart.gen.ts';
import { createCart, createCartLine, createClub, createMoneyFactory, createPickup } from '../../testing/fixtures.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { CartTotals } from './cart-totals.tsx';

function Totals() {
  const { cart } = useCartSuspenseQuery().data;
  return cart && <CartTotals cart={cart} />;
}

describe.each(readers)('in $code', (locale) => {
  const money = createMoneyFactory(locale);
  const amount = (centAmount: number) => formatMoney(money(centAmount), locale);
  const pickup = createPickup(createClub(locale, 1));
  const homeDelivery = { ...pickup, method: 'DELIVERY', speed: 'NEXT_DAY' };

  /** Renders the totals of a cart with seven items at 5 each and the given fields. */
  async function show(more: Record<string, unknown>) {
    const lines = [createCartLine(locale, '1', { quantity: 3 }), createCartLine(locale, '2', { quantity: 4 })];
    const { translate } = await renderInShop(<Totals />, {
      locale,
      viewer: { cart: createCart(locale, { lines, ...more }) },
    });
    const texts = (role: 'term' | 'definition') => screen.getAllByRole(role).map(({ textContent }) => textContent);
    return { labels: texts('term'), values: texts('definition'), free: translate('Free') };
  }

  it('shows all rows in order, and the number of items (CART-54)', async () => {
    const { labels, values, free } = await show({
      delivery: pickup,
      serviceFee: money(200),
      tax: money(455),
      total: money(3700),
      discountAmount: money(150),
    });
    expect(values).toEqual([amount(3500), amount(200), free, amount(455), amount(3700), amount(150)]);
    expect(labels[0]).toMatch(/\b7\b/);
  });

  it('has no rows for a missing fee, delivery, tax or savings (CART-54)', async () => {
    const { values } = await show({ delivery: null, total: money(3600) });
    expect(values).toEqual([amount(3500), amount(3600)]);
  });

  it('shows the price of the home delivery (CART-54, CART-55)', async () => {
    const { values } = await show({ delivery: homeDelivery, deliveryCharge: money(300), total: money(3800) });
    expect(values).toEqual([amount(3500), amount(300), amount(3800)]);
  });

  it('shows a home delivery without cost as free (CART-55)', async () => {
    const { values, free } = await show({ delivery: homeDelivery, deliveryCharge: money(0), total: money(3600) });
    expect(values).toEqual([amount(3500), free, amount(3600)]);
  });
});
