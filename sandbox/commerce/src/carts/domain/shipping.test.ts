import type { ShippingMethod, Zone } from '@commercetools/platform-sdk';
import { describe, expect, it } from 'vitest';
import { toMoney } from './money.ts';
import { findShippingRate } from './shipping.ts';

const zones: Record<string, Pick<Zone, 'locations'>> = {
  country: { locations: [{ country: 'CR' }] },
  coast: { locations: [{ country: 'CR', state: 'Limón' }] },
};
const rate = (amount: number, currency = 'CRC') => ({ price: toMoney(amount, currency), tiers: [] });
const method = {
  zoneRates: [
    { zone: { typeId: 'zone', id: 'country' }, shippingRates: [rate(300), rate(5, 'USD')] },
    { zone: { typeId: 'zone', id: 'coast' }, shippingRates: [rate(500)] },
  ],
} as unknown as ShippingMethod;

const getAmount = (address: { country: string; state?: string }, currency = 'CRC') =>
  findShippingRate(method, address, currency, (id) => zones[id] as Zone)?.price.centAmount;

describe('the rate of a shipping method', () => {
  it('prefers the state to the country', () => {
    expect(getAmount({ country: 'CR', state: 'Limón' })).toBe(500);
    expect(getAmount({ country: 'CR', state: 'Heredia' })).toBe(300);
    expect(getAmount({ country: 'CR' })).toBe(300);
  });

  it('has the currency of the cart, from the widest zone with that currency', () => {
    expect(getAmount({ country: 'CR', state: 'Limón' }, 'USD')).toBe(5);
    expect(getAmount({ country: 'CR' }, 'COP')).toBeUndefined();
  });

  it('is undefined where the method does not deliver', () => {
    expect(getAmount({ country: 'PA' })).toBeUndefined();
  });
});
