import { formatMoney } from '@tarima/markets/money';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMoneyFactory } from '../../testing/fixtures.ts';
import { createAvailability, createPrice, createVariant } from '../../testing/products.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { BuyBox } from './buy-box.tsx';
import { useProductPageSuspenseQuery } from './product-page.gen.ts';

const [locale] = readers;
const sku = 'sku-1';

function Product() {
  const { productVariant } = useProductPageSuspenseQuery({ variables: { sku, clubKey: null } }).data;
  return productVariant && <BuyBox variant={productVariant} />;
}

/** A product with the given stock quantity. */
const variantWith = (quantity: number) => ({
  sku,
  images: [],
  attributes: [],
  clubsInStock: [],
  price: { current: createMoneyFactory(locale)(500), isTaxIncluded: true },
  availability: { state: 'IN_STOCK', quantity, asOf: '2026-11-20T12:00:00Z' },
  product: {
    key: 'coffee',
    name: 'Café',
    slug: 'cafe',
    slugs: { es: 'cafe', en: 'coffee' },
    isMembersSelection: false,
    promotions: [],
    categoryPath: [],
    variants: [],
  },
});

it.each([
  ['the stock', 3, 5],
  ['the maximum quantity per line', 5, 3],
])('limits the quantity to %s (CART-26)', async (_limit, stock, maxQuantity) => {
  const { user, translate } = await renderInShop(<Product />, {
    locale,
    settings: { cart: { maxQuantity } },
    responses: { ProductPage: { productVariant: variantWith(stock) } },
  });
  const stepper = within(await screen.findByRole('group'));
  const more = stepper.getByRole('button', { name: translate('Increase quantity') });
  await user.click(more);
  await user.click(more);
  expect(stepper.getByRole('status')).toHaveTextContent('3');
  expect(more).toBeDisabled();
});

describe('the buy box', () => {
  const [, english] = readers;
  const money = createMoneyFactory(english);
  const formatted = (centAmount: number) => formatMoney(money(centAmount), english);

  async function show(more: Parameters<typeof createVariant>[1]) {
    const shop = await renderInShop(<BuyBox variant={createVariant(english, more)} />, { locale: english });
    // The fulfillment options load after the rest.
    if (more?.price !== null) await screen.findByText(shop.translate('Home delivery'));
    return shop;
  }

  it('shows that a product without a price is not sold at the club, without an add button (CATALOG-15)', async () => {
    const { translate } = await show({ price: null });
    const notSold = translate('This product isn’t sold at this club. Choose another club to see its price.');
    expect(screen.getByText(notSold)).toBeVisible();
    expect(screen.queryByRole('button', { name: translate('Add to cart') })).toBeNull();
  });

  it('offers to add a product with a price (CATALOG-15)', async () => {
    const { translate } = await show({});
    expect(screen.getByRole('button', { name: translate('Add to cart') })).toBeEnabled();
  });

  it.each([
    [true, 'Taxes included', 'Taxes are added at checkout'],
    [false, 'Taxes are added at checkout', 'Taxes included'],
  ])('shows whether taxes are included: %s (CATALOG-16)', async (isTaxIncluded, shown, hidden) => {
    const { translate } = await show({ price: createPrice(english, { isTaxIncluded }) });
    expect(screen.getByText(translate(shown))).toBeVisible();
    expect(screen.queryByText(translate(hidden))).toBeNull();
  });

  it('shows the saving, and the regular price struck through (CATALOG-20)', async () => {
    const { translate } = await show({
      price: createPrice(english, { regular: money(800), discountAmount: money(300) }),
    });
    expect(screen.getByText(translate('Save {0}', { 0: formatted(300) }))).toBeVisible();
    expect(screen.getByText(formatted(800)).tagName).toBe('S');
  });

  it('shows the weight range of an item and its price estimate (CATALOG-28)', async () => {
    const priceEstimate = { __typename: 'PriceRange' as const, minimum: money(600), maximum: money(900) };
    const { translate } = await show({
      weightRange: { __typename: 'WeightRange', minimum: 1.2, maximum: 1.8, unit: 'kg' },
      price: createPrice(english, { priceEstimate }),
    });
    expect(screen.getByText(/1\.2–1\.8 kg/)).toBeVisible();
    expect(screen.getByText(translate('Between {0} and {1}', { 0: formatted(600), 1: formatted(900) }))).toBeVisible();
  });

  it('shows the remaining quantity (CATALOG-30)', async () => {
    const { translate } = await show({ availability: createAvailability({ state: 'LOW_STOCK', quantity: 3 }) });
    const left = translate('{quantity, plural, one {Only # left} other {Only # left}}', { quantity: 3 });
    expect(screen.getByText(left)).toBeVisible();
  });
});
