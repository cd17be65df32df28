import { formatMoney } from '@tarima/markets/money';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMoneyFactory } from '../../testing/fixtures.ts';
import { createAvailability, createListedProduct, createPrice } from '../../testing/products.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { ProductCard } from './product-card.tsx';

const [, locale] = readers;
const money = createMoneyFactory(locale);
const formatted = (centAmount: number) => formatMoney(money(centAmount), locale);

async function show(variant: Parameters<typeof createListedProduct>[1]) {
  const product = createListedProduct(locale, variant);
  const shop = await renderInShop(<ProductCard product={product} sizes="10rem" />, { locale });
  const addButton = screen.getByRole('button', { name: shop.translate('Add {name} to cart', { name: product.name }) });
  return { ...shop, addButton };
}

describe('a product card', () => {
  it('shows that a product without a price is not sold here, and disables the add button (CATALOG-15)', async () => {
    const { translate, addButton } = await show({ price: null });
    expect(screen.getByText(translate('Not sold here'))).toBeVisible();
    expect(addButton).toBeDisabled();
  });

  it('enables the add button of a product with a price (CATALOG-15)', async () => {
    const { translate, addButton } = await show({});
    expect(screen.queryByText(translate('Not sold here'))).toBeNull();
    expect(addButton).toBeEnabled();
  });

  it('shows the saving, and the regular price struck through (CATALOG-20)', async () => {
    const { translate } = await show({
      price: createPrice(locale, { regular: money(800), discountAmount: money(300) }),
    });
    expect(screen.getByText(translate('Save {0}', { 0: formatted(300) }))).toBeVisible();
    expect(screen.getByText(formatted(800)).tagName).toBe('S');
  });

  it('shows the number of ratings as people write it (CATALOG-39)', async () => {
    const rating = { __typename: 'Rating', average: 4, count: 1_106 } as const;
    const product = { ...createListedProduct(locale), rating };
    await renderInShop(<ProductCard product={product} sizes="10rem" />, { locale });
    expect(screen.getByText('(1,106)')).toBeVisible();
  });

  it('shows the weight range of an item (CATALOG-28)', async () => {
    await show({ weightRange: { __typename: 'WeightRange', minimum: 1.2, maximum: 1.8, unit: 'kg' } });
    expect(screen.getByText(/1\.2–1\.8 kg/)).toBeVisible();
  });

  it('shows the remaining quantity (CATALOG-30)', async () => {
    const { translate } = await show({ availability: createAvailability({ state: 'LOW_STOCK', quantity: 3 }) });
    const left = translate('{quantity, plural, one {Only # left} other {Only # left}}', { quantity: 3 });
    expect(screen.getByText(left)).toBeVisible();
  });
});
