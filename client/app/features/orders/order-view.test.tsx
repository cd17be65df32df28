import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createOrder } from '../../testing/fixtures.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderView } from './order-view.tsx';

describe.each(readers)('an order in $code', (locale) => {
  const page = { es: 'ayuda/devoluciones', en: 'help/returns' }[locale.language];

  it.each([
    ['the list', OrderCard],
    ['its page', OrderView],
  ])('has its label as a status in %s (ORDERS-334)', async (_place, Component) => {
    const order = createOrder(locale, { statusLabel: 'Left the club' }) as never;
    const { translate } = await renderInShop(<Component order={order} />, { locale });
    const label = screen.getByText('Left the club');
    expect(label).toBeVisible();
    expect(label).toHaveTextContent(`${translate('Order status:')} Left the club`);
  });

  it('links to the returns page unless it is cancelled (ORDERS-335)', async () => {
    const { translate } = await renderInShop(<OrderView order={createOrder(locale) as never} />, { locale });
    const link = { name: translate('How to return an item') };
    expect(screen.getByRole('link', link)).toHaveAttribute('href', `/${locale.code}/${page}`);
  });

  it('has no link to the returns page when it is cancelled (ORDERS-335)', async () => {
    const order = createOrder(locale, { stage: 'CANCELLED' }) as never;
    const { translate } = await renderInShop(<OrderView order={order} />, { locale });
    expect(screen.queryByRole('link', { name: translate('How to return an item') })).toBeNull();
  });
});
