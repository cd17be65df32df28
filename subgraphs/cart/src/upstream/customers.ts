import type { CommerceApi } from '@tarima/commerce-client/client';
import { isConcurrentModification, isNotFound } from '@tarima/commerce-client/errors';
import type { Address } from '../domain/address.ts';
import { clubFields, toAddress } from './address-mapping.ts';
import { customerWire } from './wire.ts';
import { reading } from './write-result.ts';

/** The platform's customer of a member. */
export interface Customer {
  readonly id: string;
  readonly email: string;
  /** Market in which the member may order for delivery. */
  readonly country: string | null;
  readonly addresses: readonly Address[];
  readonly defaultAddressId: string | null;
  readonly version: number;
}

export interface Customers {
  /** Saves which clubs deliver to an address, and whether any does, unless the customer was changed meanwhile. */
  saveClubs({ id, version }: Pick<Customer, 'id' | 'version'>, address: Address, api: CommerceApi): Promise<void>;
  /** The customer as it is now; undefined when the member has none. */
  read(membershipNumber: string, api: CommerceApi): Promise<Customer | undefined>;
  /** Id and e-mail of the customer, remembered: carts are found by it with every request. */
  identify(membershipNumber: string, api: CommerceApi): Promise<Pick<Customer, 'id' | 'email'> | undefined>;
}

/** Members whose customers are remembered at a time. */
const capacity = 20_000;

export function createCustomers(): Customers {
  const known = new Map<string, Pick<Customer, 'id' | 'email'>>();

  const read: Customers['read'] = async (membershipNumber, { api }) => {
    try {
      const { body } = await api.customers().withKey({ key: membershipNumber }).get().execute();
      const wire = customerWire.parse(body);
      return {
        id: wire.id,
        email: wire.email,
        country: wire.custom?.fields.country ?? null,
        addresses: wire.addresses.map(toAddress),
        defaultAddressId: wire.defaultShippingAddressId ?? null,
        version: wire.version,
      };
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  };

  return {
    async saveClubs({ id, version }, address, { api }) {
      const fields = {
        ...clubFields(address.location?.fulfillmentClubs ?? []),
        wrong_address: address.location?.isWrong ?? false,
      };
      const actions = Object.entries(fields).map(([name, value]) => ({
        action: 'setAddressCustomField' as const,
        addressId: address.id ?? '',
        name,
        value,
      }));
      try {
        await reading(api.customers().withId({ ID: id }).post({ body: { version, actions } }).execute());
      } catch (error) {
        // Whoever changed the profile meanwhile goes first: the clubs are looked up again with the next use.
        if (!isConcurrentModification(error)) throw error;
      }
    },
    read: (membershipNumber, api) => reading(read(membershipNumber, api)),
    async identify(membershipNumber, api) {
      const remembered = known.get(membershipNumber);
      if (remembered) return remembered;
      const customer = await reading(read(membershipNumber, api));
      if (!customer) return undefined;
      const oldest = known.size >= capacity ? known.keys().next().value : undefined;
      if (oldest !== undefined) known.delete(oldest);
      const { id, email } = customer;
      known.set(membershipNumber, { id, email });
      return { id, email };
    },
  };
}
