import type { Address } from '../domain/address.ts';

/** An address in Costa Rica with what a test cares about. */
export function addressOf(address: Partial<Address> = {}): Address {
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
