import type { CommerceApi } from '@tarima/commerce-client/client';
import { ensureCustomer } from '@tarima/commerce-client/ensure-customer';
import { isConcurrentModification, isNotFound } from '@tarima/commerce-client/errors';
import { createUpstreamUnavailableError } from '@tarima/service-kit/graphql-errors';
import { mapUpstreamErrors } from '@tarima/service-kit/upstream-error';
import type { ProfileOwner, Profiles } from '../../application/ports.ts';
import type { ProfileChange } from '../../domain/profile-change.ts';
import { toMember } from './mapping.ts';
import { toUpdateActions } from './update-actions.ts';
import { type CustomerWire, customerKeysWire, customerWire } from './wire.ts';

/** Attempts to write a profile that other clients change at the same time. */
const maxWriteAttempts = 5;

/** Profiles are the platform's customers; a customer's key is the membership number. */
export function createProfiles(commerce: CommerceApi): Profiles {
  const customerRequest = (membershipNumber: string) => commerce.api.customers().withKey({ key: membershipNumber });

  const read = async ({
    membershipNumber,
  }: Pick<ProfileOwner, 'membershipNumber'>): Promise<CustomerWire | undefined> => {
    try {
      return customerWire.parse((await customerRequest(membershipNumber).get().execute()).body);
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  };
  const update = async (
    owner: ProfileOwner,
    change: ProfileChange,
    attempts: number,
  ): Promise<CustomerWire | undefined> => {
    const customer = await read(owner);
    const actions = customer ? toUpdateActions(customer, change) : [];
    if (!customer || actions.length === 0) return customer;
    const body = { version: customer.version, actions };
    try {
      return customerWire.parse((await customerRequest(owner.membershipNumber).post({ body }).execute()).body);
    } catch (error) {
      if (!isConcurrentModification(error)) throw error;
      if (attempts <= 1) throw createUpstreamUnavailableError('commerce');
      return update(owner, change, attempts - 1);
    }
  };

  const listEmailOwners = async (email: string) => {
    const queryArgs = {
      where: 'lowercaseEmail = :email',
      'var.email': email.toLowerCase(),
      limit: 2,
      withTotal: false,
    };
    return customerKeysWire.parse((await commerce.api.customers().get({ queryArgs }).execute()).body).results;
  };

  return {
    async find(owner) {
      const customer = await mapUpstreamErrors(read(owner));
      return customer && toMember(customer, owner);
    },
    async change(owner, change) {
      const customer = await mapUpstreamErrors(update(owner, change, maxWriteAttempts));
      return customer && toMember(customer, owner);
    },
    async isEmailUsedElsewhere(email, { membershipNumber }) {
      const owners = await mapUpstreamErrors(listEmailOwners(email));
      return owners.some(({ key }) => key !== membershipNumber);
    },
    ensure: ({ market, ...profile }) =>
      mapUpstreamErrors(ensureCustomer(commerce, { ...profile, market: market.code })),
  };
}
