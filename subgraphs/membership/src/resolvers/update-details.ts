import type { PersonalDetails } from '@tarima/markets/personal-details';
import type { MutationResolvers, PersonalDetailsInput } from '../resolver-types.gen.ts';
import { failureResult } from './failure-result.ts';

const toDetails = ({ firstName, lastName, phone }: PersonalDetailsInput): PersonalDetails => ({
  firstName,
  lastName,
  phone: phone ?? '',
});

export const updateDetails: MutationResolvers['updateDetails'] = async (_parent, { input }, context) => {
  const result = await context.updateDetails({
    details: toDetails(input.details),
    previous: toDetails(input.previous),
  });
  if ('code' in result) return failureResult(result, context.caller.language);
  return { __typename: 'UpdateDetailsSuccess', ...result };
};
