import { toAddress } from '@tarima/commerce-client/address';
import type { CommerceApi } from '@tarima/commerce-client/client';
import { isConcurrentModification, isNotFound } from '@tarima/commerce-client/errors';
import { LRUCache } from 'lru-cache';
import type { Customer, Customers } from '../../application/ports.ts';
import { toClubFields } from './address-mapping.ts';
import { read } from './read.ts';
import { type CustomerWire, customerWire } from './wire.ts';

/** Id and email address of a customer, which carts refer to. */
export interface CustomerIdentity {
  readonly id: string;
  readonly email: string;
}

export interface CommerceCustomers extends Customers {
  /** The cached identity of a member's customer; undefined when the member has none. */
  identify(membershipNumber: string): Promise<CustomerIdentity | undefined>;
}

/** Identities by membership number. Each request for a cart needs one. */
export type IdentityCache = LRUCache<string, CustomerIdentity>;

/** How long a new cart can get the email address that a member had before a change (CART-7). */
const identityTtlMs = 60_000;

/** Keeps the identities that were used last. @param now the current time in milliseconds; not 0 */
export const createIdentityCache = (now: () => number = Date.now): IdentityCache =>
  new LRUCache({ max: 20_000, ttl: identityTtlMs, ttlResolution: 0, perf: { now } });

/** Members' customers on the commerce platform. `identities` is shared by all requests of the process. */
export function createCustomers({ api }: CommerceApi, identities: IdentityCache): CommerceCustomers {
  const findWire = async (membershipNumber: string): Promise<CustomerWire | undefined> => {
    try {
      const { body } = await read(api.customers().withKey({ key: membershipNumber }).get().execute());
      return customerWire.parse(body);
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  };

  return {
    async find(membershipNumber) {
      const wire = await findWire(membershipNumber);
      return wire && toCustomer(wire);
    },
    async saveFulfillmentClubs({ id, version }, address) {
      const fields = {
        ...toClubFields(address.location?.fulfillmentClubs ?? []),
        wrong_address: address.location?.isMarkedUndeliverable ?? false,
      };
      const actions = Object.entries(fields).map(([name, value]) => ({
        action: 'setAddressCustomField' as const,
        addressId: address.id ?? '',
        name,
        value,
      }));
      try {
        await read(api.customers().withId({ ID: id }).post({ body: { version, actions } }).execute());
      } catch (error) {
        // Another writer changed the customer: the clubs are looked up again by the next request.
        if (!isConcurrentModification(error)) throw error;
      }
    },
    async identify(membershipNumber) {
      const known = identities.get(membershipNumber);
      if (known) return known;
      const wire = await findWire(membershipNumber);
      if (!wire) return undefined;
      const identity = { id: wire.id, email: wire.email };
      identities.set(membershipNumber, identity);
      return identity;
    },
  };
}

function toCustomer(wire: CustomerWire): Customer {
  return {
    id: wire.id,
    country: wire.custom?.fields.country ?? null,
    addresses: wire.addresses.map(toAddress),
    defaultAddressId: wire.defaultShippingAddressId ?? null,
    version: wire.version,
  };
}
