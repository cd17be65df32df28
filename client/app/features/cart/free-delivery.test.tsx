import { formatMoney } from '@tarima/markets/money';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useCartSuspenseQuery } from '../../session/cart.gen.ts';
import { createAddress, createCart, createCartLine, createMoneyFactory } from '../../testing/fixtures.ts';
import { ModalOpener, readers, renderInShop } from '../../testing/render.tsx';
import { FreeDelivery } from './free-delivery.tsx';

function CartFreeDelivery() {
  const { cart } = useCartSuspenseQuery().data;
  return cart && <FreeDelivery cart={cart} />;
}

describe.each(readers)('in $code', (locale) => {
  const money = createMoneyFactory(locale);
  const delivery = { method: 'DELIVERY', addressId: '1', address: createAddress(locale, '1').address };
  const lines = [createCartLine(locale, '1', { quantity: 3 })];

  async function show(more: Record<string, unknown>) {
    const cart = createCart(locale, { lines, delivery, ...more });
    return renderInShop(<CartFreeDelivery />, { locale, viewer: { cart } });
  }

  it('shows the missing amount as text and as a progress bar (DELIVERY-65)', async () => {
    const { translate } = await show({ amountToFreeDelivery: money(500), deliveryCharge: money(300) });
    const missing = formatMoney(money(500), locale);
    const text = screen.getByText((_, element) => element?.tagName === 'P' && Boolean(element.textContent));
    expect(text).toHaveTextContent(
      translate('Add <0>{0}</0> more for free delivery', { 0: missing }).replace(/\s/g, ' '),
    );
    const bar = screen.getByRole('progressbar', { name: translate('Progress towards free delivery') });
    expect(bar).toHaveAttribute('aria-valuenow', '75');
    expect(bar).toHaveAttribute('aria-valuemin', '0');
    expect(bar).toHaveAttribute('aria-valuemax', '100');
  });

  it('shows that delivery is free when the goal is reached (DELIVERY-65)', async () => {
    const { translate } = await show({ deliveryCharge: money(0) });
    expect(screen.getByText(translate('Your delivery is free'))).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  });

  it.each([
    ['the order is a pickup', { delivery: undefined, amountToFreeDelivery: money(500) }],
    ['delivery is never free', { deliveryCharge: money(300) }],
  ])('shows nothing where %s', async (_where, more) => {
    await show(more);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('explains the service fee with the missing amount and a link to the categories (DELIVERY-118)', async () => {
    const cart = createCart(locale, { lines, serviceFee: money(200), amountToAvoidServiceFee: money(4500) });
    const { user, translate } = await renderInShop(<ModalOpener name="serviceFee" args={{}} />, {
      locale,
      viewer: { cart },
      responses: { ServiceFee: { cart } },
    });
    await user.click(screen.getByRole('button', { name: 'Opener' }));
    const bar = await screen.findByRole('progressbar', {
      name: translate('Progress towards avoiding the service fee'),
    });
    expect(bar).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByText(formatMoney(money(200), locale).replace(/\s/g, ' '))).toBeVisible();
    expect(screen.getByRole('link', { name: translate('Continue shopping') })).toBeVisible();
  });
});
