import type { CommerceApi } from '@tarima/commerce-client/client';
import { isConcurrentModification, isNotFound } from '@tarima/commerce-client/errors';
import { upstreamUnavailable } from '@tarima/service-kit/graphql-errors';
import type { Member } from '../../domain/member.ts';
import { answered } from './answered.ts';
import { preferClubAction, toMember } from './mapping.ts';
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
  /** Keeps a club, whoever else changes the profile meanwhile; undefined when the platform does not know the member. */
  setPreferredClub(viewer: Viewer, clubKey: string): Promise<Member | undefined>;
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
  const prefer = async (viewer: Viewer, clubKey: string, tries: number): Promise<CustomerWire | undefined> => {
    const known = await read(viewer);
    if (!known || known.custom?.fields.preferred_club === clubKey) return known;
    const body = { version: known.version, actions: [preferClubAction(known, clubKey)] };
    try {
      return customerWire.parse((await customer(known.key).post({ body }).execute()).body);
    } catch (error) {
      if (!isConcurrentModification(error)) throw error;
      if (tries <= 1) throw upstreamUnavailable('profile');
      return prefer(viewer, clubKey, tries - 1);
    }
  };

  return {
    async find(viewer) {
      const wire = await answered(read(viewer));
      return wire && toMember(wire, viewer.subject);
    },
    async setPreferredClub(viewer, clubKey) {
      const wire = await answered(prefer(viewer, clubKey, writeTries));
      return wire && toMember(wire, viewer.subject);
    },
  };
}
