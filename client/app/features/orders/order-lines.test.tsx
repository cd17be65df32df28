import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createCart, createMoneyFactory } from '../../testing/fixtures.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { OrderLines } from './order-lines.tsx';

it.each(readers)(
  'adds the ordered quantity at the club, and offers no button for items sold by weight, in $code (ORDERS-60, ORDERS-59)',
  async (locale) => {
    const clubKey = `${locale.market.channelKey}02`;
    const money = createMoneyFactory(locale);
    const line = (id: string, name: string, isReorderable: boolean) => ({
      __typename: 'OrderLine' as const,
      id,
      name,
      isReorderable,
      quantity: 3,
      slug: null,
      image: null,
      unitPrice: money(500),
      total: money(1500),
      fulfilledQuantity: null,
      correctedTotal: null,
      weight: null,
      variant: { __typename: 'ProductVariant' as const, sku: `sku-${id}` },
    });
    const { user, graph } = await renderInShop(
      <OrderLines lines={[line('1', 'Café', true), line('2', 'Tomate', false)]} />,
      {
        locale,
        shell: { clubKey },
        responses: { AddToCart: { addToCart: { __typename: 'AddToCartSuccess', cart: createCart(locale) } } },
      },
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    const buyAgain = screen.getByRole('button');
    expect(buyAgain).toHaveAccessibleName(expect.stringContaining('Café'));
    await user.click(buyAgain);
    await waitFor(() =>
      expect(graph.getRequests('AddToCart')).toMatchObject([{ input: { sku: 'sku-1', quantity: 3, clubKey } }]),
    );
  },
);

it.each(readers)('shows estimated and actual weights in $code (ORDERS-332)', async (locale) => {
  const money = createMoneyFactory(locale);
  const line = (id: string, actual: number | null) => ({
    __typename: 'OrderLine' as const,
    id,
    name: 'Tomate',
    isReorderable: false,
    quantity: 1,
    slug: null,
    image: null,
    unitPrice: money(500),
    total: money(500),
    fulfilledQuantity: null,
    correctedTotal: null,
    weight: { __typename: 'OrderLineWeight' as const, estimated: 2, actual, unit: 'kg' },
    variant: { __typename: 'ProductVariant' as const, sku: `sku-${id}` },
  });
  const { translate } = await renderInShop(<OrderLines lines={[line('1', null), line('2', 2.25)]} />, { locale });
  const [estimated, weighed] = screen.getAllByRole('listitem');
  const weight = new Intl.NumberFormat(locale.code).format(2.25);
  expect(estimated).toHaveTextContent(translate('Estimated weight: {0}', { 0: '2 kg' }));
  expect(weighed).toHaveTextContent(translate('Weight: {0}; estimated: {1}', { 0: `${weight} kg`, 1: '2 kg' }));
});
