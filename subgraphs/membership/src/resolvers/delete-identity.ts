import { unauthenticated } from '@tarima/service-kit/graphql-errors';
import { identityNotFound, identityServiceUnavailable } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';

/** The token alone says whose identity it is (ACCOUNT-35): neither a profile nor the platform is needed. */
export const deleteIdentity: MutationResolvers['deleteIdentity'] = async (_parent, _arguments, context) => {
  const { identity, language } = context.caller;
  if (identity.kind !== 'member') throw unauthenticated();
  switch (await context.identities.delete(identity.membershipNumber)) {
    case 'deleted':
      return { __typename: 'DeleteIdentitySuccess', membershipNumber: identity.membershipNumber };
    case 'not-found':
      return identityNotFound(language);
    case 'unavailable':
      return identityServiceUnavailable(language);
  }
};
