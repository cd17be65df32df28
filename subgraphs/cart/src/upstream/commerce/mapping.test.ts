import { readFileSync } from 'node:fs';
import { toAddress } from '@tarima/commerce-client/address';
import { addressWire } from '@tarima/commerce-client/wire';
import { money } from '@tarima/markets/money';
import { getPictureUrls } from '@tarima/markets/picture';
import { getMarket } from '@tarima/markets/table';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toAddressDraft } from './address-mapping.ts';
import { toCart, toOffers } from './mapping.ts';
import { cartWire, customerWire, productsWire } from './wire.ts';

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8'));

const escazuChannel = '5c7c7a1d-678f-4fdc-ba1f-03718df6ccc1';
const crc = (cents: number) => money(cents, 'CRC');
const options = {
  market: getMarket('CR'),
  language: 'en',
  findChannelKey: (id: string) => (id === escazuChannel ? '6401' : undefined),
} as const;

describe('toCart', () => {
  const cart = toCart(cartWire.parse(fixture('cart')), options);

  it('maps line items in order, and the fee separately (CART-16)', () => {
    expect(cart.lines.map(({ sku, quantity, channelKey }) => [sku, quantity, channelKey])).toEqual([
      ['110103-1', 2, '6401'],
      ['120102-1', 1, '6401'],
    ]);
    expect(cart.feeLines).toMatchObject([{ sku: '990001-1', quantity: 1, total: crc(135_500), channelKey: '6401' }]);
  });

  it('maps what is needed to show a line (CART-17, CART-49)', () => {
    expect(cart.lines[1]).toMatchObject({
      name: 'Golden pineapple, about 2.2 kg',
      slug: 'golden-pineapple-about-2-2-kg',
      unitPrice: crc(253_500),
      regularUnitPrice: crc(298_000),
      isSoldByWeight: true,
    });
    expect(getPictureUrls(cart.lines[1]?.imageUrl ?? '').thumbnail).toMatch(/\/96\.webp$/);
  });

  it('maps the volume and the storage type from the attributes (DELIVERY-70)', () => {
    expect(cart.lines[0]).toMatchObject({ volumeLitres: 6, storageType: 'DRY' });
  });

  it.each([
    ['missing', []],
    [
      'of another type',
      [
        { name: 'volume', value: '6 L' },
        { name: 'storage_type', value: 7 },
      ],
    ],
  ])('maps an unknown volume and storage type when the attributes are %s (DELIVERY-70)', (_what, attributes) => {
    const wire = cartWire.parse(fixture('cart'));
    const [rice] = wire.lineItems;
    if (!rice) throw new Error('no line');
    rice.variant.attributes = attributes;
    expect(toCart(wire, options).lines[0]).toMatchObject({ volumeLitres: null, storageType: null });
  });

  it.each([
    ['a club that is not listed', [{ club: '6402', value: false }], true],
    ['a club that sells by weight', [{ club: '6401', value: true }], true],
    ['a club that sells units', [{ club: '6401', value: false }], false],
  ])('maps whether the club of the line sells it by weight: %s (CART-18)', (_what, clubs, isSoldByWeight) => {
    const wire = cartWire.parse(fixture('cart'));
    const pineapple = wire.lineItems.find(({ variant }) => variant.sku === '120102-1');
    if (!pineapple) throw new Error('no line');
    pineapple.variant.attributes = [
      { name: 'sale_by_weight', value: true },
      { name: 'sold_by_weight', value: JSON.stringify(clubs) },
    ];
    expect(toCart(wire, options).lines[1]?.isSoldByWeight).toBe(isSoldByWeight);
  });

  it('maps the product’s attribute when the list of clubs is invalid (CART-18)', () => {
    const wire = cartWire.parse(fixture('cart'));
    wire.lineItems
      .find(({ variant }) => variant.sku === '120102-1')
      ?.variant.attributes.push({ name: 'sold_by_weight', value: '{"club":' });
    expect(toCart(wire, options).lines[1]?.isSoldByWeight).toBe(true);
  });

  it('maps totals, delivery, club and log (CART-50, DELIVERY-1)', () => {
    expect(cart).toMatchObject({
      market: { code: 'CR' },
      total: crc(2_113_000),
      isTaxIncluded: true,
      shipping: { price: crc(325_000) },
      clubKey: '6401',
      delivery: { method: 'DELIVERY', clubKey: '6401', distanceKm: 1.6, address: { alias: 'Casa', id: 'c8173996' } },
      isLocked: false,
      hasCustomFields: true,
    });
    expect(cart.commandLog).toHaveLength(4);
  });

  it('computes the tax as the gross total minus the net total (CART-51)', () => {
    expect(cart.tax).toEqual(crc(2_113_000 - 1_869_912));
  });

  it('maps the price of the delivery before discounts (CART-55)', () => {
    const platform = fixture('cart') as { shippingInfo: object };
    const discountedPrice = { value: { centAmount: 100_000, currencyCode: 'CRC', fractionDigits: 2 } };
    const wire = cartWire.parse({ ...platform, shippingInfo: { ...platform.shippingInfo, discountedPrice } });
    expect(toCart(wire, options).shipping?.price).toEqual(crc(325_000));
  });

  it.each([
    ['a lock', { lock: { createdAt: '2026-11-20T00:00:00.000Z', clientId: 'payments' } }],
    ['a freeze', { cartState: 'Frozen' }],
  ])('maps %s to a cart that a payment locks (CART-92)', (_what, over) => {
    const wire = cartWire.parse({ ...(fixture('cart') as object), ...over });
    expect(toCart(wire, options).isLocked).toBe(true);
  });

  it('maps a cart without optional fields (CART-52)', () => {
    const bare = cartWire.parse({
      id: 'c',
      version: 1,
      store: { typeId: 'store', key: 'CR' },
      cartState: 'Active',
      lineItems: [],
      totalPrice: { centAmount: 0, currencyCode: 'CRC' },
      lastModifiedAt: '2026-11-20T00:00:00.000Z',
    });
    expect(toCart(bare, options)).toMatchObject({
      tax: null,
      shipping: null,
      delivery: null,
      hasCustomFields: false,
      commandLog: [],
    });
  });
});

describe('toAddress', () => {
  const [home] = customerWire.parse(fixture('customer')).addresses.map(toAddress);

  it('maps the clubs that deliver to it, nearest first (ADDRESSES-15)', () => {
    expect(home?.location?.fulfillmentClubs[0]).toEqual({ key: '6401', distanceKm: 1.6 });
    expect(home).toMatchObject({ street: 'Calle Los Laureles, condominio Bosques, casa 14', country: 'CR' });
  });

  it('is the inverse of toAddressDraft', () => {
    if (!home) throw new Error('The fixture has no address.');
    expect(toAddress(addressWire.parse(toAddressDraft(home)))).toEqual(home);
  });
});

describe('toOffers', () => {
  const [product] = z.object({ results: productsWire }).parse(fixture('products')).results;
  const variants = product ? [product.masterVariant, ...product.variants] : [];

  it('maps price and stock in the channel', () => {
    expect(toOffers(variants, escazuChannel).get('110101-1')).toMatchObject({
      unitCents: 650_500,
      available: expect.any(Number),
    });
  });

  it('maps missing stock to 0, and leaves out products without a price (CART-30)', () => {
    expect(toOffers(variants, 'elsewhere').get('110101-1')).toEqual({ unitCents: 650_500, available: 0 });
    expect(toOffers([{ sku: 'free-1' }], escazuChannel).size).toBe(0);
  });
});
