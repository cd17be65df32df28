import type { ShippingMethod, Zone } from '@commercetools/platform-sdk';
import { describe, expect, it } from 'vitest';
import { toMoney } from './money.ts';
import { shippingRateFor } from './shipping.ts';

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

const amountFor = (address: { country: string; state?: string }, currency = 'CRC') =>
  shippingRateFor(method, address, currency, (id) => zones[id] as Zone)?.price.centAmount;

describe('the rate of a shipping method', () => {
  it('is that of the state before that of the country', () => {
    expect(amountFor({ country: 'CR', state: 'Limón' })).toBe(500);
    expect(amountFor({ country: 'CR', state: 'Heredia' })).toBe(300);
    expect(amountFor({ country: 'CR' })).toBe(300);
  });

  it('is in the currency of the cart, from the widest zone that has it', () => {
    expect(amountFor({ country: 'CR', state: 'Limón' }, 'USD')).toBe(5);
    expect(amountFor({ country: 'CR' }, 'COP')).toBeUndefined();
  });

  it('is none where the method does not deliver', () => {
    expect(amountFor({ country: 'PA' })).toBeUndefined();
  });
});
