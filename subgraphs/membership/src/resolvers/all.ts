import type { Resolvers } from '../resolver-types.gen.ts';
import { AddressRules } from './AddressRules.ts';
import { addAddress } from './add-address.ts';
import { cancelMembership } from './cancel-membership.ts';
import { issueCardKey, revokeCardKey } from './card-keys.ts';
import { confirmEmailChange, requestEmailChange } from './change-email.ts';
import { createIdentity } from './create-identity.ts';
import { deleteAddress } from './delete-address.ts';
import { deleteIdentity } from './delete-identity.ts';
import { Member } from './Member.ts';
import { MemberAddress } from './MemberAddress.ts';
import { Membership } from './Membership.ts';
import { MembershipEligibility } from './MembershipEligibility.ts';
import { Place } from './Place.ts';
import { Query } from './Query.ts';
import { resendVerificationEmail } from './resend-verification-email.ts';
import { setDefaultAddress } from './set-default-address.ts';
import { setMembershipAttributes } from './set-membership-attributes.ts';
import { setPreferredClub } from './set-preferred-club.ts';
import { updateAddress } from './update-address.ts';
import { updateDetails } from './update-details.ts';
import { verifyEmail } from './verify-email.ts';

const Mutation = {
  setPreferredClub,
  addAddress,
  updateAddress,
  deleteAddress,
  setDefaultAddress,
  cancelMembership,
  setMembershipAttributes,
  deleteIdentity,
  issueCardKey,
  revokeCardKey,
  updateDetails,
  requestEmailChange,
  confirmEmailChange,
  createIdentity,
  resendVerificationEmail,
  verifyEmail,
};

export const resolvers = {
  Query,
  Mutation,
  AddressRules,
  Member,
  MemberAddress,
  Membership,
  MembershipEligibility,
  Place,
} satisfies Resolvers;
