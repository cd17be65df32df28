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

/** What the club knows of the holder of a card; a field is empty when the club does not know it. */
export type MembershipContact = Readonly<Record<RenewalFieldName, string>>;

/** Whether the club has all contact information that a renewal requires (MEMBERSHIP-29). */
export function hasRenewalFields(contact: MembershipContact, required: readonly RenewalFieldName[]): boolean {
  return required.every((field) => contact[field].trim() !== '');
}
