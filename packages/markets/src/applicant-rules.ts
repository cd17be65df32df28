import { emailSchema } from './formats.ts';
import { normalizePhone } from './phone.ts';
import { toPlainText } from './plain-text.ts';
import type { KnownMarket } from './table.ts';

/*
 * Rules for the details of a person who becomes a member, for the form and for the server that registers them.
 */

/** Types of identity documents: identity card, DIMEX and passport (MEMBERSHIP-59). */
export const applicantIdTypes = ['ID', 'AR', 'PP'] as const;

export type ApplicantIdType = (typeof applicantIdTypes)[number];

/** Maximum number of characters of each text. */
export const applicantLimits = {
  firstName: 80,
  lastName: 80,
  email: 254,
  phone: 30,
  idNumber: 20,
  addressLine1: 200,
  addressLine2: 200,
  city: 80,
  state: 40,
} as const;

/** Age in years from which a person can register (MEMBERSHIP-64). */
export const minimumApplicantAge = 18;

/** What an applicant enters. Texts are empty when nothing was entered. */
export interface ApplicantInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** DD/MM/YYYY. */
  readonly birthDate: string;
  /** One of `applicantIdTypes`. */
  readonly idType: string;
  readonly idNumber: string;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly city: string;
  /** Province, department or parish. */
  readonly state: string;
}

export type ApplicantFieldName = keyof ApplicantInput;

/** Why a detail is invalid. */
export type ApplicantFieldReason = 'REQUIRED' | 'TOO_LONG' | 'INVALID' | 'UNDERAGE';

export interface ApplicantFieldError {
  readonly field: ApplicantFieldName;
  readonly reason: ApplicantFieldReason;
}

export interface ApplicantRules {
  /** The market in which the person registers. */
  readonly market: KnownMarket;
  /** ISO date of the registration in the market's time zone, see `getMarketDate`. */
  readonly today: string;
}

/** The fields in the order of the form, each with whether it is required. */
const isRequired: Readonly<Record<ApplicantFieldName, boolean>> = {
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  birthDate: true,
  idType: true,
  idNumber: true,
  addressLine1: true,
  addressLine2: false,
  city: true,
  state: false,
};

export const applicantFieldNames = Object.keys(isRequired) as ApplicantFieldName[];

/** Characters that no detail of a member has: everything but letters, digits, spaces and the punctuation of names and addresses. */
const illegalCharacters = /[^\p{Script=Latin}\p{M}\d .,;:#°ºª/()'’&@+_-]/gu;

/** Removes illegal characters from a text, and reduces white space (MEMBERSHIP-65). Passwords are never changed. */
export function removeIllegalCharacters(text: string): string {
  return toPlainText(toPlainText(text).replace(illegalCharacters, ''));
}

/** Removes illegal characters from every text of an applicant (MEMBERSHIP-65). */
export function cleanApplicant<Input extends ApplicantInput>(input: Input): Input {
  const cleaned = applicantFieldNames.map((field) => [field, removeIllegalCharacters(input[field])]);
  return { ...input, ...Object.fromEntries(cleaned) };
}

export interface CalendarDate {
  readonly day: number;
  readonly month: number;
  readonly year: number;
}

/** Parses DD/MM/YYYY with a year from 1900 to 2099; undefined for other texts and days that do not exist (MEMBERSHIP-61). */
export function parseDate(text: string): CalendarDate | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/((?:19|20)\d{2})$/.exec(text)?.map(Number) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { day, month, year } : undefined;
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** Formats month and year as the club receives a birth date, MMYYYY (MEMBERSHIP-63). */
export const formatMonthYear = ({ month, year }: CalendarDate): string => `${pad(month)}${pad(year, 4)}`;

/** The ISO date of a moment in the market's time zone. */
export const getMarketDate = ({ timeZone }: KnownMarket, moment: Date): string =>
  // The Swedish locale formats dates as ISO 8601 does.
  moment.toLocaleDateString('sv-SE', { timeZone });

/** Whether a person is old enough to register on an ISO date (MEMBERSHIP-64). */
export const isAdult = ({ day, month, year }: CalendarDate, today: string): boolean =>
  `${pad(year + minimumApplicantAge, 4)}-${pad(month)}-${pad(day)}` <= today;

/** Lists the first error of each invalid field, in the order of the form; empty when everything is valid. */
export function listApplicantErrors(input: ApplicantInput, rules: ApplicantRules): ApplicantFieldError[] {
  return applicantFieldNames.flatMap((field) => {
    const reason = findReason(field, input[field].trim(), rules);
    return reason ? [{ field, reason }] : [];
  });
}

function findReason(
  field: ApplicantFieldName,
  value: string,
  { market, today }: ApplicantRules,
): ApplicantFieldReason | undefined {
  if (value === '') return isRequired[field] ? 'REQUIRED' : undefined;
  if (field in applicantLimits && value.length > applicantLimits[field as keyof typeof applicantLimits]) {
    return 'TOO_LONG';
  }
  if (field === 'birthDate') {
    const date = parseDate(value);
    if (!date) return 'INVALID';
    return isAdult(date, today) ? undefined : 'UNDERAGE';
  }
  return isValid(field, value, market) ? undefined : 'INVALID';
}

function isValid(field: ApplicantFieldName, value: string, market: KnownMarket): boolean {
  switch (field) {
    case 'email':
      return emailSchema.safeParse(value).success;
    case 'phone':
      return normalizePhone(value, market) !== undefined;
    case 'idType':
      return applicantIdTypes.some((type) => type === value);
    case 'idNumber':
      // 1 to 20 digits; the length is checked before (MEMBERSHIP-60).
      return /^\d+$/.test(value);
    default:
      // A text without any letter or digit names nothing.
      return /[\p{L}\d]/u.test(value);
  }
}
