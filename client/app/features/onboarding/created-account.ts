import { z } from 'zod/mini';
import { onboardingDraftSchema } from './onboarding-draft.ts';

/** What the form passes to the next page, in the history entry, so that a reload keeps it. */
export const createdAccountSchema = z.object({
  membershipNumber: z.string(),
  email: z.string(),
  isEmailSent: z.boolean(),
  /** What was entered, for another registration with another address (MEMBERSHIP-352). */
  draft: onboardingDraftSchema,
});

export type CreatedAccount = z.output<typeof createdAccountSchema>;
