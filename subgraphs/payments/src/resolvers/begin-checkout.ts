import { uuidSchema } from '@tarima/markets/formats';
import {
  createBadUserInputError,
  createForbiddenError,
  createUnauthenticatedError,
} from '@tarima/service-kit/graphql-errors';
import type { BeginCheckoutResult } from '../application/checkout/begin-checkout.ts';
import type { BeginMembershipResult } from '../application/checkout/begin-membership.ts';
import type { Context } from '../context.ts';
import type { EnteredApplicant } from '../domain/applicant-rules.ts';
import { cartNotReady } from '../domain/failure.ts';
import type { MembershipPurpose } from '../domain/purpose.ts';
import type { BeginCheckoutInput, MembershipApplicantInput, MutationResolvers } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';

export const beginCheckout: MutationResolvers['beginCheckout'] = async (_parent, { input }, context) => {
  if (!uuidSchema.safeParse(input.idempotencyKey).success)
    throw createBadUserInputError('idempotencyKey must be a UUID.');
  const purpose = input.purpose ?? 'ORDER';
  const result =
    purpose === 'ORDER' ? await beginOrder(input, context) : await beginMembership(purpose, input, context);
  if ('code' in result) return failureResult(result, context.language);
  return { __typename: result.type, attempt: result.attempt };
};

async function beginOrder(
  { idempotencyKey, cartId, membership }: BeginCheckoutInput,
  { shopper, checkout }: Context,
): Promise<BeginCheckoutResult> {
  if (cartId == null || membership) throw createBadUserInputError('The purpose ORDER requires a cartId only.');
  return shopper ? checkout.begin(shopper, { idempotencyKey, cartId }) : cartNotReady;
}

/** @throws GraphQLError UNAUTHENTICATED when a guest renews or upgrades; FORBIDDEN for partners */
async function beginMembership(
  purpose: MembershipPurpose,
  { idempotencyKey, cartId, membership, captcha }: BeginCheckoutInput,
  { shopper, isPartner, checkout }: Context,
): Promise<BeginMembershipResult> {
  if (cartId != null || !membership) {
    throw createBadUserInputError(`The purpose ${purpose} requires a membership only.`);
  }
  if (isPartner) throw createForbiddenError();
  if (!shopper || (purpose !== 'MEMBERSHIP_NEW' && shopper.membershipNumber === undefined)) {
    throw createUnauthenticatedError();
  }
  const { type, club, applicant } = membership;
  return checkout.beginMembership(shopper, {
    idempotencyKey,
    purpose,
    type: type ?? undefined,
    club: club ?? undefined,
    applicant: applicant ? toEnteredApplicant(applicant) : undefined,
    password: applicant?.password ?? undefined,
    captcha: captcha ?? undefined,
  });
}

/** The details without the password, which is stored nowhere. */
function toEnteredApplicant({ password: _password, ...applicant }: MembershipApplicantInput): EnteredApplicant {
  return {
    ...applicant,
    addressLine2: applicant.addressLine2 ?? '',
    state: applicant.state ?? '',
    sharesInfo: applicant.sharesInfo ?? false,
    documentId: applicant.documentId ?? undefined,
  };
}
