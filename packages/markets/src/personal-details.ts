import { z } from 'zod/mini';
import { normalizePhone, type PhoneCountry } from './phone.ts';
import { toPlainText } from './plain-text.ts';

/** Maximum number of characters of a first or last name. */
export const personalNameLength = 50;

/** Why a field of a member's details is invalid. */
export type DetailsFieldErrorReason = 'REQUIRED' | 'TOO_LONG' | 'INVALID_CHARACTERS' | 'INVALID_PHONE';

/** Letters of any script with accents, apostrophes, hyphens, full stops and spaces. */
const namePattern = /^[\p{L}\p{M}'’. -]*$/u;

const nameSchema = z
  .string()
  .check(
    z.overwrite(toPlainText),
    z.minLength(1, 'REQUIRED' satisfies DetailsFieldErrorReason),
    z.maxLength(personalNameLength, 'TOO_LONG' satisfies DetailsFieldErrorReason),
    z.regex(namePattern, 'INVALID_CHARACTERS' satisfies DetailsFieldErrorReason),
  );

/**
 * Creates the schema of a member's names and phone number (ACCOUNT-261). The message of each issue is a
 * `DetailsFieldErrorReason`. The phone is optional; it is converted to its stored form.
 * @param country of a phone number without a calling code
 */
export function createPersonalDetailsSchema(country: { readonly code: PhoneCountry }) {
  return z.object({
    firstName: nameSchema,
    lastName: nameSchema,
    phone: z.string().check((payload) => {
      const input = payload.value;
      const phone = input.trim() === '' ? '' : normalizePhone(input, country);
      if (phone !== undefined) payload.value = phone;
      else {
        const message = 'INVALID_PHONE' satisfies DetailsFieldErrorReason;
        payload.issues.push({ code: 'custom', input, message, continue: true });
      }
    }),
  });
}

/** Valid names and phone number; the phone is empty when the member has none. */
export type PersonalDetails = z.output<ReturnType<typeof createPersonalDetailsSchema>>;
