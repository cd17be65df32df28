import {
  type ApplicantFieldError,
  type ApplicantInput,
  cleanApplicant,
  formatMonthYear,
  getMarketDate,
  listApplicantErrors,
  parseDate,
} from '@tarima/markets/applicant-rules';
import { normalizePhone } from '@tarima/markets/phone';
import type { KnownMarket } from '@tarima/markets/table';
import type { Applicant } from './membership-purchase.ts';

/** The details of a new member as they were entered. */
export interface EnteredApplicant extends ApplicantInput {
  readonly sharesInfo: boolean;
  readonly documentId?: string | undefined;
}

/**
 * Checks the details of a new member on the day of the registration, without illegal characters, and converts them to
 * their stored form (MEMBERSHIP-57, MEMBERSHIP-63, MEMBERSHIP-64, MEMBERSHIP-65).
 */
export function checkApplicant(
  entered: EnteredApplicant,
  market: KnownMarket,
  now: Date,
): Applicant | { readonly errors: readonly ApplicantFieldError[] } {
  const applicant = cleanApplicant(entered);
  const errors = listApplicantErrors(applicant, { market, today: getMarketDate(market, now) });
  const birthDate = parseDate(applicant.birthDate);
  const phone = normalizePhone(applicant.phone, market);
  if (errors.length > 0 || !birthDate || phone === undefined) return { errors };
  return { ...applicant, email: applicant.email.toLowerCase(), phone, birthDate: formatMonthYear(birthDate) };
}
