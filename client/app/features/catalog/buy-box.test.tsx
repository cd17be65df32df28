import { formatMoney } from '@tarima/markets/money';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { moneyOf } from '../../testing/fixtures.ts';
import { priceOf, stockOf, variantOf } from '../../testing/products.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { BuyBox } from './buy-box.tsx';
import { useProductPageSuspenseQuery } from './product-page.gen.ts';

const [locale] = readers;
const sku = 'sku-1';

function Product() {
  const { productVariant } = useProductPageSuspenseQuery({ variables: { sku, clubId: null } }).data;
  return productVariant && <BuyBox variant={productVariant} />;
}

/** A product with the given stock quantity. */
const variantWith = (quantity: number) => ({
  sku,
  images: [],
  attributes: [],
  clubsInStock: [],
  price: { current: moneyOf(locale)(500), isTaxIncluded: true },
  availability: { state: 'IN_STOCK', quantity, asOf: '2026-11-20T12:00:00Z' },
  product: {
    key: 'coffee',
    name: 'Café',
    slug: 'cafe',
    slugs: { es: 'cafe', en: 'coffee' },
    promotions: [],
    categoryPath: [],
    variants: [],
  },
});

it.each([
  ['the stock', 3, 5],
  ['the maximum quantity per line', 5, 3],
])('limits the quantity to %s (CART-26)', async (_limit, stock, maxQuantity) => {
  const { user, words } = await renderInShop(<Product />, {
    locale,
    settings: { cart: { maxQuantity } },
    answers: { ProductPage: { productVariant: variantWith(stock) } },
  });
  const stepper = within(await screen.findByRole('group'));
  const more = stepper.getByRole('button', { name: words('Increase quantity') });
  await user.click(more);
  await user.click(more);
  expect(stepper.getByRole('status')).toHaveTextContent('3');
  expect(more).toBeDisabled();
});

describe('the buy box', () => {
  const [, english] = readers;
  const money = moneyOf(english);
  const formatted = (centAmount: number) => formatMoney(money(centAmount), english);

  async function show(more: Parameters<typeof variantOf>[1]) {
    const shop = await renderInShop(<BuyBox variant={variantOf(english, more)} />, { locale: english });
    // The fulfillment options load after the rest.
    if (more?.price !== null) await screen.findByText(shop.words('Home delivery'));
    return shop;
  }

  it('shows that a product without a price is not sold at the club, without an add button (CATALOG-15)', async () => {
    const { words } = await show({ price: null });
    const notSold = words('This product isn’t sold at this club. Choose another club to see its price.');
    expect(screen.getByText(notSold)).toBeVisible();
    expect(screen.queryByRole('button', { name: words('Add to cart') })).toBeNull();
  });

  it('offers to add a product with a price (CATALOG-15)', async () => {
    const { words } = await show({});
    expect(screen.getByRole('button', { name: words('Add to cart') })).toBeEnabled();
  });

  it.each([
    [true, 'Taxes included', 'Taxes are added at checkout'],
    [false, 'Taxes are added at checkout', 'Taxes included'],
  ])('shows whether taxes are included: %s (CATALOG-16)', async (isTaxIncluded, shown, hidden) => {
    const { words } = await show({ price: priceOf(english, { isTaxIncluded }) });
    expect(screen.getByText(words(shown))).toBeVisible();
    expect(screen.queryByText(words(hidden))).toBeNull();
  });

  it('shows the saving, and the regular price struck through (CATALOG-20)', async () => {
    const { words } = await show({ price: priceOf(english, { regular: money(800), saving: money(300) }) });
    expect(screen.getByText(words('Save {0}', { 0: formatted(300) }))).toBeVisible();
    expect(screen.getByText(formatted(800)).tagName).toBe('S');
  });

  it('shows the weight range of an item and its price estimate (CATALOG-28)', async () => {
    const priceEstimate = { __typename: 'PriceRange' as const, minimum: money(600), maximum: money(900) };
    const { words } = await show({
      weightRange: { __typename: 'WeightRange', minimum: 1.2, maximum: 1.8, unit: 'kg' },
      price: priceOf(english, { priceEstimate }),
    });
    expect(screen.getByText(/1\.2–1\.8 kg/)).toBeVisible();
    expect(screen.getByText(words('Between {0} and {1}', { 0: formatted(600), 1: formatted(900) }))).toBeVisible();
  });

  it('shows the remaining quantity (CATALOG-30)', async () => {
    const { words } = await show({ availability: stockOf({ state: 'LOW_STOCK', quantity: 3 }) });
    const left = words('{quantity, plural, one {Only # left} other {Only # left}}', { quantity: 3 });
    expect(screen.getByText(left)).toBeVisible();
  });
});
