import type { Address } from '@tarima/markets/address';

/** An address in Costa Rica with the properties that matter to a test. */
export function buildAddress(address: Partial<Address> = {}): Address {
  return {
    id: null,
    alias: null,
    firstName: null,
    lastName: null,
    street: 'Calle 1',
    description: null,
    city: 'Escazú',
    region: null,
    postalCode: null,
    country: 'CR',
    phone: null,
    location: null,
    ...address,
  };
}
