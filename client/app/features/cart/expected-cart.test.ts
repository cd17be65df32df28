import { describe, expect, it } from 'vitest';
import type { CartLinePartsFragment, CartPartsFragment } from '../../session/cart.gen.ts';
import { createEmptyCart, getExpectedSku, withItem, withoutLine, withQuantity } from './expected-cart.ts';

const crc = (centAmount: number) => ({ __typename: 'Money' as const, centAmount, currency: 'CRC', fractionDigits: 2 });

const line = (id: string, unit: number, quantity: number, regular?: number): CartLinePartsFragment => ({
  __typename: 'CartLine',
  id,
  name: id,
  slug: id,
  quantity,
  maximumQuantity: 24,
  isSoldByWeight: false,
  image: null,
  unitPrice: crc(unit),
  regularUnitPrice: regular === undefined ? null : crc(regular),
  total: crc(unit * quantity),
  variant: { __typename: 'ProductVariant', sku: `${id}-1` },
});

/** 2 × 1,000 + 1 × 3,000 with a fee of 500; taxes included in prices. */
const cart: CartPartsFragment = {
  __typename: 'Cart',
  id: 'cart',
  version: 3,
  marketCode: 'CR',
  lines: [line('coffee', 100_000, 2, 120_000), line('rice', 300_000, 1)],
  itemCount: 3,
  subtotal: crc(500_000),
  discountAmount: crc(40_000),
  serviceFee: crc(50_000),
  deliveryCharge: null,
  tax: crc(65_000),
  isTaxIncluded: true,
  total: crc(550_000),
  amountToFreeDelivery: crc(150_000),
  delivery: null,
  isLocked: false,
  allowsPartialFulfillment: true,
  isServiceFeeUpToDate: true,
  isReadyForCheckout: true,
};

describe('an optimistic cart', () => {
  it('updates every sum after a change of quantity (CART-68)', () => {
    const next = withQuantity(cart, 'coffee', 4);
    expect(next.lines[0]?.total.centAmount).toBe(400_000);
    expect(next).toMatchObject({ itemCount: 5, isTaxIncluded: true });
    expect(next.subtotal.centAmount).toBe(700_000);
    expect(next.discountAmount.centAmount).toBe(80_000);
    expect(next.total.centAmount).toBe(750_000);
    expect(next.serviceFee).toEqual(cart.serviceFee);
  });

  it('has no amount to free delivery once delivery is free', () => {
    expect(withQuantity(cart, 'coffee', 3).amountToFreeDelivery?.centAmount).toBe(50_000);
    expect(withQuantity(cart, 'coffee', 4).amountToFreeDelivery).toBeNull();
  });

  it('adds tax to the total only where prices exclude it', () => {
    const next = withQuantity({ ...cart, isTaxIncluded: false, total: crc(615_000) }, 'coffee', 7);
    expect(next.tax?.centAmount).toBe(130_000);
    expect(next.total.centAmount).toBe(615_000 + 500_000 + 65_000);
  });

  it('removes a line, and is not ready for checkout without lines', () => {
    const rest = withoutLine(cart, 'coffee');
    expect(rest.lines.map(({ id }) => id)).toEqual(['rice']);
    expect(rest.subtotal.centAmount).toBe(300_000);
    expect(rest.isReadyForCheckout).toBe(true);
    expect(withoutLine(rest, 'rice')).toMatchObject({ itemCount: 0, isReadyForCheckout: false });
  });

  it('increases the quantity of an existing line and appends a new one', () => {
    const item = { sku: 'coffee-1', name: 'Café', unitPrice: crc(100_000), regularUnitPrice: null };
    expect(withItem(cart, item, 1).lines[0]?.quantity).toBe(3);
    const next = withItem(cart, { ...item, sku: 'soap-1' }, 2);
    const [, , soap] = next.lines;
    expect(soap).toMatchObject({ quantity: 2, name: 'Café', variant: { sku: 'soap-1' } });
    expect(getExpectedSku(soap?.id ?? '')).toBe('soap-1');
    expect(getExpectedSku('rice')).toBeUndefined();
    expect(next.total.centAmount).toBe(750_000);
  });

  it('starts with the first product, which can be changed and removed (CART-108)', () => {
    const item = { sku: 'coffee-1', name: 'Café', unitPrice: crc(100_000), regularUnitPrice: crc(120_000) };
    const first = withItem(createEmptyCart('CR', item), item, 2);
    expect(first).toMatchObject({ marketCode: 'CR', itemCount: 2, total: crc(200_000), discountAmount: crc(40_000) });
    const lineId = first.lines[0]?.id ?? '';
    expect(withQuantity(first, lineId, 1)).toMatchObject({ itemCount: 1, total: crc(100_000) });
    expect(withoutLine(first, lineId)).toMatchObject({ itemCount: 0, total: crc(0) });
  });

  it('does not modify the original cart', () => {
    withQuantity(cart, 'coffee', 9);
    expect(cart.lines[0]?.quantity).toBe(2);
  });
});
