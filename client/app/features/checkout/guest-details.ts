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
const draftKey = 'tarima.guest-draft';

const draftSchema = z.object({ email: z.string(), membershipNumber: z.string() });

/** What a guest has typed in the contact step, valid or not. */
export type GuestDraft = z.output<typeof draftSchema>;

/** Reads what was typed before the page was loaded again; undefined without it (CHECKOUT-459). */
export const readGuestDraft = (): GuestDraft | undefined => tabStorage.getJson(draftKey, draftSchema);

export const saveGuestDraft = (draft: GuestDraft): void => tabStorage.setJson(draftKey, draft);

/** Reads the guest details from session storage; undefined if there are none or they are invalid. */
export const readGuestDetails = (): GuestDetails | undefined => tabStorage.getJson(storageKey, guestSchema);

export function saveGuestDetails(details: GuestDetails): void {
  tabStorage.setJson(storageKey, details);
}
