import type { Identity } from '@tarima/service-kit/caller';
import { createUnauthenticatedError } from '@tarima/service-kit/graphql-errors';
import {
  type IdentityNotFound,
  type IdentityServiceUnavailable,
  identityNotFound,
  identityServiceUnavailable,
} from '../domain/failure.ts';
import type { Identities } from './ports.ts';

export type DeleteIdentity = () => Promise<
  { membershipNumber: string } | IdentityNotFound | IdentityServiceUnavailable
>;

export interface DeleteIdentityDependencies {
  readonly identity: Identity;
  readonly identities: Identities;
}

/**
 * @returns the use case that deletes the digital identity of the signed-in member. The access token alone names it
 * (ACCOUNT-35): neither a profile nor its upstream is needed.
 */
export function createDeleteIdentity({ identity, identities }: DeleteIdentityDependencies): DeleteIdentity {
  return async () => {
    if (identity.kind !== 'member') throw createUnauthenticatedError();
    const { membershipNumber } = identity;
    switch (await identities.delete(membershipNumber)) {
      case 'deleted':
        return { membershipNumber };
      case 'not-found':
        return identityNotFound;
      case 'unavailable':
        return identityServiceUnavailable;
    }
  };
}
