import type { KnownMarket } from '@tarima/markets/table';
import type { MembershipClient } from '@tarima/membership-client/client';
import { readContact } from '@tarima/membership-client/contact';
import type { AttributeWire, MembershipDetails } from '@tarima/membership-client/wire';
import { mapUpstreamErrors, UpstreamError } from '@tarima/service-kit/upstream-error';
import { z } from 'zod';
import type { Memberships } from '../../application/ports.ts';
import type { Membership, MembershipAttribute } from '../../domain/membership.ts';

/** The membership API's memberships. */
export function createMemberships(client: MembershipClient): Memberships {
  return {
    async find({ membershipNumber, market }) {
      const details = await mapUpstreamErrors(client.getMembership(membershipNumber));
      if (!details) return undefined;
      return toMembership(details, membershipNumber, market);
    },
    // The membership API alone decides what is valid (MEMBERSHIP-9).
    async findStatus(membershipNumber) {
      const { result, blockStatus } = await mapUpstreamErrors(client.validate(membershipNumber));
      return result ? 'ACTIVE' : blockStatus;
    },
    async cancel(membershipNumber) {
      try {
        await client.cancel(membershipNumber);
        return 'cancelled';
      } catch (error) {
        const refusal = error instanceof UpstreamError ? refusalSchema.safeParse(error.body) : undefined;
        if (refusal?.success) return refusal.data.errorCode;
        throw error;
      }
    },
    listAttributes: async (membershipNumber) =>
      toAttributes(await mapUpstreamErrors(client.getAttributes(membershipNumber))),
    async setAttributes(membershipNumber, attributes) {
      const changes = attributes.map(({ name, value }) => ({ attributeName: name, attributeValue: value }));
      return toAttributes(await mapUpstreamErrors(client.setAttributes(membershipNumber, changes)));
    },
    findRenewalReasons: async (membershipNumber) => toReasonCodes(await client.isRenewable(membershipNumber)),
    findUpgradeReasons: async (membershipNumber) => toReasonCodes(await client.isUpgradable(membershipNumber)),
    async isUpgradeOffered(membershipNumber) {
      const transactions = await client.getTransactions(membershipNumber);
      return transactions.some(({ context }) => context === 'UPGRADE');
    },
  };
}

/** Refusals of a cancellation. */
const refusalSchema = z.object({ errorCode: z.enum(['SECONDARY_CARD', 'MEMBERSHIP_BLOCKED', 'MEMBERSHIP_NOT_FOUND']) });

function toMembership(details: MembershipDetails, number: string, market: KnownMarket): Membership {
  return {
    number,
    market,
    type: details.membershipType,
    expiresOn: details.expiredDate,
    clubKey: details.clubCode,
    isFirstCard: details.primaryCard,
    cardCount: details.membershipCards,
    otherCardholders: details.primaryCard ? details.cards : [],
    contact: readContact(details),
  };
}

function toAttributes(attributes: readonly AttributeWire[]): MembershipAttribute[] {
  return attributes.map(({ attributeName: name, attributeValue: value }) => ({ name, value }));
}

function toReasonCodes<Code>({ reasons }: { readonly reasons: readonly { readonly code: Code }[] }): readonly Code[] {
  return reasons.map(({ code }) => code);
}
