import { expect, it } from 'vitest';
import { toMember } from './mapping.ts';
import type { MemberAddressWire } from './wire.ts';

type Fields = NonNullable<MemberAddressWire['custom']>['fields'];

/** An address is deliverable when a club delivers there and it is not marked as wrong. */
it.each<[string, Fields | undefined, boolean]>([
  ['with one club', { fulfillment_clubs: '6401' }, true],
  ['with several clubs', { fulfillment_clubs: '6401,6402', wrong_address: false }, true],
  ['without a club', { fulfillment_clubs: '' }, false],
  ['with unknown clubs', {}, false],
  ['without custom fields', undefined, false],
  ['marked as wrong', { fulfillment_clubs: '6401', wrong_address: true }, false],
])('isDeliverable of an address %s (ADDRESSES-81)', (_case, fields, isDeliverable) => {
  const address: MemberAddressWire = { id: 'a', country: 'CR', ...(fields ? { custom: { fields } } : {}) };
  const owner = { subject: 'sub-ana', membershipNumber: '64011045120001' };
  const customer = { version: 1, email: 'ana@tarima.test', addresses: [address] };
  expect(toMember(customer, owner).addresses).toMatchObject([{ id: 'a', isDeliverable }]);
});
