import type { CommerceApi } from '@tarima/commerce-client/client';
import { isConcurrentModification, isNotFound } from '@tarima/commerce-client/errors';
import { upstreamUnavailable } from '@tarima/service-kit/graphql-errors';
import type { Member } from '../../domain/member.ts';
import type { ProfileChange } from '../../domain/profile-change.ts';
import { actionsOf } from './actions.ts';
import { answered } from './answered.ts';
import { toMember } from './mapping.ts';
import { type CustomerWire, customerWire } from './wire.ts';

/** The signed-in member whose profile is meant. */
export interface Viewer {
  /** OpenID Connect subject. */
  readonly subject: string;
  /** 14 digits: the customer's key. */
  readonly membershipNumber: string;
}

/** Members' profiles on the commerce platform. Rejects with UPSTREAM_UNAVAILABLE when it does not answer. */
export interface Profiles {
  /** The member as they are now; undefined when the platform does not know them. */
  find(viewer: Viewer): Promise<Member | undefined>;
  /**
   * Makes a change, whoever else changes the profile meanwhile; undefined when the platform does not know the member. What
   * is so already, and an address that is not there, change nothing.
   */
  change(viewer: Viewer, change: ProfileChange): Promise<Member | undefined>;
}

/** How often a write that meets a changed profile reads it again. */
const writeTries = 5;

export function createProfiles({ api }: CommerceApi): Profiles {
  const customer = (membershipNumber: string) => api.customers().withKey({ key: membershipNumber });

  const read = async ({ membershipNumber }: Viewer): Promise<CustomerWire | undefined> => {
    try {
      return customerWire.parse((await customer(membershipNumber).get().execute()).body);
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  };
  const update = async (viewer: Viewer, change: ProfileChange, tries: number): Promise<CustomerWire | undefined> => {
    const known = await read(viewer);
    const actions = known ? actionsOf(known, change) : [];
    if (!known || actions.length === 0) return known;
    const body = { version: known.version, actions };
    try {
      return customerWire.parse((await customer(known.key).post({ body }).execute()).body);
    } catch (error) {
      if (!isConcurrentModification(error)) throw error;
      if (tries <= 1) throw upstreamUnavailable('profile');
      return update(viewer, change, tries - 1);
    }
  };

  return {
    async find(viewer) {
      const wire = await answered(read(viewer));
      return wire && toMember(wire, viewer.subject);
    },
    async change(viewer, change) {
      const wire = await answered(update(viewer, change, writeTries));
      return wire && toMember(wire, viewer.subject);
    },
  };
}
