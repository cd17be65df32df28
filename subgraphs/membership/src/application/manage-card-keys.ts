import type { Caller } from '@tarima/service-kit/caller';
import {
  createBadUserInputError,
  createTooManyRequestsError,
  createUnauthenticatedError,
} from '@tarima/service-kit/graphql-errors';
import { getThrottleKey, type Throttle } from '@tarima/service-kit/throttle';
import { z } from 'zod';
import type { CardKey } from '../domain/card-key.ts';
import {
  type CardServiceUnavailable,
  cardServiceUnavailable,
  type MembershipNotActive,
  membershipNotActive,
} from '../domain/failure.ts';
import type { CardKeys } from './ports.ts';

/** The digital cards of the signed-in member (MEMBERSHIP-234, MEMBERSHIP-238). */
export interface CardKeyManager {
  /** Sets up the card on a device (UUID). @throws GraphQLError `BAD_USER_INPUT`, `TOO_MANY_REQUESTS`, `UNAUTHENTICATED` */
  issue(deviceId: string): Promise<CardKey | MembershipNotActive>;
  /** Ends the card of a key (UUID). @throws GraphQLError `BAD_USER_INPUT`, `UNAUTHENTICATED` */
  revoke(keyId: string): Promise<{ readonly keyId: string } | CardServiceUnavailable>;
}

export interface CardKeyManagerDependencies {
  readonly caller: Caller;
  readonly cardKeys: CardKeys;
  readonly throttle: Pick<Throttle, 'admit'>;
  /** Reports to operators why the membership API did not confirm the end of a card. */
  reportFailure(error: unknown): void;
}

/** The access token alone names the membership, so that no caller can reach the keys of another one. */
export function createCardKeyManager({
  caller,
  cardKeys,
  throttle,
  reportFailure,
}: CardKeyManagerDependencies): CardKeyManager {
  const { identity } = caller;
  const requireMembershipNumber = (): string => {
    if (identity.kind !== 'member') throw createUnauthenticatedError();
    return identity.membershipNumber;
  };
  return {
    async issue(deviceId) {
      const membershipNumber = requireMembershipNumber();
      requireUuid(deviceId, 'deviceId');
      if (!(await throttle.admit(getThrottleKey(caller)))) throw createTooManyRequestsError();
      return (await cardKeys.issue(membershipNumber, deviceId)) ?? membershipNotActive;
    },
    async revoke(keyId) {
      const membershipNumber = requireMembershipNumber();
      requireUuid(keyId, 'keyId');
      try {
        await cardKeys.revoke(membershipNumber, keyId);
        return { keyId };
      } catch (error) {
        reportFailure(error);
        return cardServiceUnavailable;
      }
    },
  };
}

function requireUuid(text: string, name: string): void {
  if (!z.uuid().safeParse(text).success) throw createBadUserInputError(`${name} must be a UUID.`);
}
