import { expect, it } from 'vitest';
import { toMember } from './mapping.ts';
import type { AddressWire } from './wire.ts';

type Fields = NonNullable<AddressWire['custom']>['fields'];

/** An address can be delivered to when a club delivers there and it is not marked as wrong. */
it.each<[string, Fields | undefined, boolean]>([
  ['that a club reaches', { fulfillment_clubs: '6401' }, true],
  ['that several clubs reach', { fulfillment_clubs: '6401,6402', wrong_address: false }, true],
  ['that no club reaches', { fulfillment_clubs: '' }, false],
  ['of which nobody knows the clubs', {}, false],
  ['from before the map', undefined, false],
  ['that is marked wrong', { fulfillment_clubs: '6401', wrong_address: true }, false],
])('an address %s: valid for delivery or not (ADDRESSES-81)', (_what, fields, isDeliverable) => {
  const address: AddressWire = { id: 'a', country: 'CR', ...(fields ? { custom: { fields } } : {}) };
  const customer = { version: 1, key: '64011045120001', email: 'ana@tarima.test', addresses: [address] };
  expect(toMember(customer, 'sub-ana').addresses).toMatchObject([{ id: 'a', isDeliverable }]);
});
