import { emailSchema, membershipNumberSchema } from './formats.ts';
import { normalizePhone } from './phone.ts';
import type { KnownMarket } from './table.ts';

/*
 * Rules for the details of a new online account, for the form and for the server that creates it.
 */

/** The details with which a person creates an online account for their membership (MEMBERSHIP-83). */
export interface OnboardingDetails {
  /** 14 digits. */
  readonly membershipNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** ISO 8601 date. */
  readonly birthDate: string;
  /** Number of an identity document: 1 to 20 letters and digits. */
  readonly documentNumber: string;
  readonly password: string;
}

/** Fields of the form for an online account, in its order. The password has its own failure. */
export const onboardingFields = [
  'MEMBERSHIP_NUMBER',
  'FIRST_NAME',
  'LAST_NAME',
  'EMAIL',
  'PHONE',
  'BIRTH_DATE',
  'DOCUMENT_NUMBER',
] as const;

export type OnboardingField = (typeof onboardingFields)[number];

/** Maximum number of characters of a name. */
export const nameLimit = 80;
const earliestBirthDate = '1900-01-01';

/** The name without surrounding and repeated spaces, each word in upper case at its beginning (MEMBERSHIP-86). */
export const capitalizeName = (name: string): string =>
  name
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(?<=^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());

const isName = (name: string) => {
  const trimmed = name.trim();
  return trimmed.length > 0 && trimmed.length <= nameLimit && !/[\p{Cc}<>]/u.test(trimmed);
};

/** True for a date between 1900 and today. */
function isBirthDate(text: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  const isDate = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return isDate && text >= earliestBirthDate && text < today;
}

/**
 * The details in the form in which they are sent (MEMBERSHIP-86), or the fields that are invalid. The password is checked by
 * the password policy and never changed (MEMBERSHIP-66).
 * @param today ISO date in the market's time zone
 */
export function normalizeOnboardingDetails(
  details: OnboardingDetails,
  market: KnownMarket,
  today: string,
): { readonly details: OnboardingDetails } | { readonly invalidFields: OnboardingField[] } {
  const membershipNumber = details.membershipNumber.replace(/[\s-]/g, '');
  const email = emailSchema.safeParse(details.email).data?.toLowerCase();
  const phone = normalizePhone(details.phone, market);
  const documentNumber = details.documentNumber.replace(/[\s.-]/g, '').toUpperCase();
  const isValid: Readonly<Record<OnboardingField, boolean>> = {
    MEMBERSHIP_NUMBER: membershipNumberSchema.safeParse(membershipNumber).success,
    FIRST_NAME: isName(details.firstName),
    LAST_NAME: isName(details.lastName),
    EMAIL: email !== undefined,
    PHONE: phone !== undefined,
    BIRTH_DATE: isBirthDate(details.birthDate, today),
    DOCUMENT_NUMBER: /^[A-Z0-9]{1,20}$/.test(documentNumber),
  };
  const invalidFields = onboardingFields.filter((field) => !isValid[field]);
  if (invalidFields.length > 0 || email === undefined || phone === undefined) return { invalidFields };
  const firstName = capitalizeName(details.firstName);
  const lastName = details.lastName.trim().replace(/\s+/g, ' ');
  return { details: { ...details, membershipNumber, firstName, lastName, email, phone, documentNumber } };
}
