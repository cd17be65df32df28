import { expect, it } from 'vitest';
import { addressWire, moneyWire, toMoney, toPostalAddress } from './wire.ts';

it('converts an amount of the platform', () => {
  const wire = moneyWire.parse({ type: 'centPrecision', centAmount: 650_500, currencyCode: 'CRC', fractionDigits: 2 });
  expect(toMoney(wire)).toEqual({ centAmount: 650_500, currency: 'CRC', fractionDigits: 2 });
});

it('converts an address with all fields, whose street is in the number field (ADDRESSES-14)', () => {
  const wire = addressWire.parse({
    id: 'a1',
    firstName: 'Ana',
    lastName: 'Rojas',
    streetName: 'ignored',
    streetNumber: 'Residencial Omega, casa 22',
    additionalStreetInfo: 'Portón verde',
    city: 'Curridabat',
    region: 'San José',
    country: 'CR',
    phone: '+50622220000',
    mobile: '+50688880000',
    custom: { fields: { alias: 'Casa' } },
  });
  expect(toPostalAddress(wire)).toEqual({
    alias: 'Casa',
    fullName: 'Ana Rojas',
    streetText: 'Residencial Omega, casa 22',
    description: 'Portón verde',
    city: 'Curridabat',
    region: 'San José',
    country: 'CR',
    phone: '+50688880000',
  });
});

it('converts an address with few fields', () => {
  expect(toPostalAddress(addressWire.parse({ country: 'PA', streetName: 'Calle 50', state: 'Panamá' }))).toEqual({
    alias: null,
    fullName: null,
    streetText: 'Calle 50',
    description: null,
    city: null,
    region: 'Panamá',
    country: 'PA',
    phone: null,
  });
});
