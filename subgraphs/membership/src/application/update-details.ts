import {
  createPersonalDetailsSchema,
  type DetailsFieldErrorReason,
  type PersonalDetails,
} from '@tarima/markets/personal-details';
import { detailsFieldCodes } from '../domain/details-field.ts';
import type { DetailsChanged, InvalidDetails } from '../domain/failure.ts';
import type { Member } from '../domain/member.ts';
import type { Viewer } from './viewer.ts';

export interface UpdateDetailsCommand {
  /** As the member entered them. */
  readonly details: PersonalDetails;
  /** As the member read them before the change. */
  readonly previous: PersonalDetails;
}

export type UpdateDetails = (
  command: UpdateDetailsCommand,
) => Promise<{ member: Member } | InvalidDetails | DetailsChanged>;

const fields = ['firstName', 'lastName', 'phone'] as const;

/**
 * @returns the use case that changes names and phone of the signed-in member (ACCOUNT-260). A change that is already made
 * is repeated without an error; one that would overwrite a newer change is refused (ACCOUNT-262).
 */
export function createUpdateDetails({ viewer }: { readonly viewer: Viewer }): UpdateDetails {
  return async ({ details, previous }) => {
    const member = await viewer.require();
    const checked = createPersonalDetailsSchema(member.market).safeParse(details);
    if (!checked.success)
      return { type: 'InvalidDetails', code: 'INVALID_DETAILS', fieldErrors: listErrors(checked.error.issues) };
    const saved: PersonalDetails = { ...member, phone: member.phone ?? '' };
    const isEqual = (others: PersonalDetails) => fields.every((field) => others[field] === saved[field]);
    if (isEqual(checked.data)) return { member };
    if (!isEqual(previous)) return { type: 'DetailsChanged', code: 'DETAILS_CHANGED', member };
    return { member: await viewer.change({ kind: 'setDetails', details: checked.data }) };
  };
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** The first error of each field. */
function listErrors(issues: readonly Issue[]): InvalidDetails['fieldErrors'] {
  return fields.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue ? [{ field: detailsFieldCodes[field], reason: issue.message as DetailsFieldErrorReason }] : [];
  });
}
