/** Fields of a card that the configuration can require for a renewal (MEMBERSHIP-29). */
export const renewalFieldNames = [
  'firstName',
  'lastName',
  'email',
  'cellPhone',
  'birthDate',
  'addressLine1',
  'city',
] as const;

export type RenewalFieldName = (typeof renewalFieldNames)[number];
