import type { PersonalDetails } from '@tarima/markets/personal-details';

/** Fields of a member's details in the graph. */
export const detailsFieldCodes = {
  firstName: 'FIRST_NAME',
  lastName: 'LAST_NAME',
  phone: 'PHONE',
} as const satisfies Record<keyof PersonalDetails, string>;

export type DetailsFieldCode = (typeof detailsFieldCodes)[keyof PersonalDetails];
