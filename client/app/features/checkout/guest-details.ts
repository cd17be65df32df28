import { z } from 'zod';
import { tabStorage } from '../../browser-storage.ts';
import { digitsOf } from '../../digits.ts';
import { emailSchema, membershipNumberSchema } from '../../formats.ts';

export type GuestProblem = 'email' | 'membershipNumber';

/**
 * A guest's e-mail address and membership number (CHECKOUT-16). Issues carry the field's name, the page has the words.
 */
export const guestSchema = z.object({
  email: emailSchema,
  membershipNumber: z.string().transform(digitsOf).pipe(membershipNumberSchema),
});

export type GuestDetails = z.output<typeof guestSchema>;

const name = 'tarima.guest-details';

/** What the guest said in this tab; undefined before that, and when the stored text cannot be read. */
export const readGuestDetails = (): GuestDetails | undefined => tabStorage.getJson(name, guestSchema);

export function keepGuestDetails(details: GuestDetails): void {
  tabStorage.setJson(name, details);
}
