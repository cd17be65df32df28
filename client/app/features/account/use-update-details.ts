import type { DetailsFieldErrorReason, PersonalDetails } from '@tarima/markets/personal-details';
import { isSignedOut } from '../../apollo/graph-error-kind.ts';
import { handlesFailureInPlace } from '../../apollo/message-link.ts';
import type { DetailsField } from '../../apollo/schema-types.gen.ts';
import { type DetailsPartsFragment, useUpdateDetailsMutation } from './account.gen.ts';

/** The outcome of saving. Nothing was changed, except when it is `saved`; after `failed` that is not certain. */
export type DetailsOutcome =
  | { readonly kind: 'saved'; readonly details: PersonalDetails }
  | {
      readonly kind: 'invalid';
      readonly errors: readonly { readonly field: keyof PersonalDetails; readonly reason: DetailsFieldErrorReason }[];
    }
  | { readonly kind: 'changed'; readonly current: PersonalDetails }
  | { readonly kind: 'signed-out' | 'failed' };

const fieldNames: Readonly<Record<DetailsField, keyof PersonalDetails>> = {
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  PHONE: 'phone',
};

const toDetails = ({ firstName, lastName, phone }: DetailsPartsFragment): PersonalDetails => ({
  firstName,
  lastName,
  phone: phone ?? '',
});

/** Returns the function that saves the details of the signed-in member. `previous` are those that they have read. */
export function useUpdateDetails() {
  const [updateDetails] = useUpdateDetailsMutation({ context: handlesFailureInPlace });
  return async (details: PersonalDetails, previous: PersonalDetails): Promise<DetailsOutcome> => {
    try {
      const { data } = await updateDetails({ variables: { input: { details, previous } } });
      const result = data?.updateDetails;
      switch (result?.__typename) {
        case 'UpdateDetailsSuccess':
          return { kind: 'saved', details: toDetails(result.member) };
        case 'InvalidDetails':
          return {
            kind: 'invalid',
            errors: result.fieldErrors.map(({ field, reason }) => ({ field: fieldNames[field], reason })),
          };
        case 'DetailsChanged':
          return { kind: 'changed', current: toDetails(result.member) };
        case undefined:
          return { kind: 'failed' };
      }
    } catch (error) {
      return { kind: isSignedOut(error) ? 'signed-out' : 'failed' };
    }
  };
}
