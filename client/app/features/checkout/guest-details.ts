import { emailSchema, membershipNumberSchema } from '@tarima/markets/formats';
import { z } from 'zod/mini';
import { tabStorage } from '../../browser-storage.ts';
import { extractDigits } from '../../digits.ts';

export type GuestProblem = 'email' | 'membershipNumber';

/**
 * A guest's email address and membership number (CHECKOUT-16). The error messages are in the customer step.
 */
export const guestSchema = z.object({
  email: emailSchema,
  membershipNumber: z.pipe(z.pipe(z.string(), z.transform(extractDigits)), membershipNumberSchema),
});

export type GuestDetails = z.output<typeof guestSchema>;

const storageKey = 'tarima.guest-details';

/** Reads the guest details from session storage; undefined if there are none or they are invalid. */
export const readGuestDetails = (): GuestDetails | undefined => tabStorage.getJson(storageKey, guestSchema);

export function saveGuestDetails(details: GuestDetails): void {
  tabStorage.setJson(storageKey, details);
}
