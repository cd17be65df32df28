import { parseDate } from '@tarima/markets/applicant-rules';
import {
  normalizeOnboardingDetails,
  type OnboardingDetails,
  type OnboardingField,
} from '@tarima/markets/onboarding-details';
import { listBrokenPasswordRules, type PasswordPolicy } from '@tarima/markets/password-policy';
import type { PhoneCountry } from '@tarima/markets/phone';
import type { KnownMarket } from '@tarima/markets/table';
import { extractDigits } from '../../digits.ts';
import { addCallingCode } from '../addresses/index.ts';

/** Values of the form for an online account (MEMBERSHIP-83). */
export interface OnboardingValues {
  membershipNumber: string;
  firstName: string;
  lastName: string;
  /** DD/MM/YYYY. */
  birthDate: string;
  documentNumber: string;
  email: string;
  /** The country whose calling code the number has. */
  phoneCountry: PhoneCountry;
  phone: string;
  password: string;
}

/** The fields that can be invalid, in the order of the form, with the field of the graph; the password has none. */
const graphFields = {
  membershipNumber: 'MEMBERSHIP_NUMBER',
  firstName: 'FIRST_NAME',
  lastName: 'LAST_NAME',
  birthDate: 'BIRTH_DATE',
  documentNumber: 'DOCUMENT_NUMBER',
  email: 'EMAIL',
  phone: 'PHONE',
  password: undefined,
} as const satisfies Partial<Record<keyof OnboardingValues, OnboardingField | undefined>>;

export type OnboardingFormField = keyof typeof graphFields;

export const onboardingFormFields = Object.keys(graphFields) as OnboardingFormField[];

export type OnboardingReason = 'REQUIRED' | 'INVALID';

export interface OnboardingError {
  readonly field: OnboardingFormField;
  readonly reason: OnboardingReason;
}

/** Converts DD/MM/YYYY to an ISO date; an empty text for a text that is no date. */
function toIsoDate(text: string): string {
  const date = parseDate(text);
  if (!date) return '';
  const [day, month] = [date.day, date.month].map((part) => String(part).padStart(2, '0'));
  return `${date.year}-${month}-${day}`;
}

/** Returns the details as the graph receives them. The password is never changed (MEMBERSHIP-66). */
export function toOnboardingDetails({ phoneCountry, ...values }: OnboardingValues): OnboardingDetails {
  return {
    ...values,
    membershipNumber: extractDigits(values.membershipNumber),
    birthDate: toIsoDate(values.birthDate),
    phone: addCallingCode({ phone: values.phone, phoneCountry }),
  };
}

/** Lists the errors of fields that the server refused, in the order of the form. */
export const toOnboardingErrors = (fields: readonly OnboardingField[]): OnboardingError[] =>
  onboardingFormFields.flatMap((field) =>
    fields.some((refused) => refused === graphFields[field]) ? [{ field, reason: 'INVALID' as const }] : [],
  );

/**
 * Lists the first error of each invalid field, in the order of the form; empty when everything is valid.
 * @param rules.today ISO date in the market's time zone
 */
export function listOnboardingErrors(
  values: OnboardingValues,
  { market, policy, today }: { market: KnownMarket; policy: PasswordPolicy | undefined; today: string },
): OnboardingError[] {
  const normalized = normalizeOnboardingDetails(toOnboardingDetails(values), market, today);
  const invalid = 'invalidFields' in normalized ? toOnboardingErrors(normalized.invalidFields) : [];
  const isPasswordRefused = policy && listBrokenPasswordRules(values.password, policy).length > 0;
  const errors = isPasswordRefused ? [...invalid, { field: 'password', reason: 'INVALID' } as const] : invalid;
  return errors.map(({ field, reason }) => ({ field, reason: values[field].trim() === '' ? 'REQUIRED' : reason }));
}
