import { z } from 'zod/mini';

/** What the form passes to the next page, in the history entry, so that a reload keeps it. */
export const createdAccountSchema = z.object({
  membershipNumber: z.string(),
  email: z.string(),
  isEmailSent: z.boolean(),
});

export type CreatedAccount = z.output<typeof createdAccountSchema>;
