import type { MembershipContact } from '@tarima/markets/renewal-fields';
import type { MembershipDetails } from './wire.ts';

/** The contact information of a membership, with the names on its own card (MEMBERSHIP-17). */
export function readContact({ membershipId, cardsArray, contactInformation }: MembershipDetails): MembershipContact {
  const { email, cellPhone, birthDate, addressLine1, city } = contactInformation;
  const { firstName = '', lastName = '' } = cardsArray.find(({ cardId }) => cardId === membershipId) ?? {};
  return { firstName, lastName, email, cellPhone, birthDate, addressLine1, city };
}
