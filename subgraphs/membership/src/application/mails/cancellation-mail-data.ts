import type { NewMail } from '@tarima/mail/outbox';
import { isLanguage } from '@tarima/markets/locale';
import { findMarket, type Language, type MarketCode } from '@tarima/markets/table';
import { z } from 'zod';

/** What the mail about a cancellation says; the club's address and phone number are read when it is sent. */
export const cancellationMailDataSchema = z.object({
  /** With the digits that other people must not see hidden. */
  maskedNumber: z.string(),
  /** The last day of the membership: that of the cancellation, an ISO date. */
  endedOn: z.iso.date(),
  /** The day until which the membership was paid, an ISO date. */
  paidUntil: z.iso.date(),
  /** How many other cards stopped working with it. */
  otherCards: z.int(),
  /** Club of the account, four digits. */
  clubKey: z.string(),
});

export type CancellationMailData = z.output<typeof cancellationMailDataSchema>;

/** The mail of a cancellation before the club has confirmed it. */
export const cancellationMailSchema = z.object({
  recipient: z.string(),
  market: z.custom<MarketCode>((code) => typeof code === 'string' && findMarket(code) !== undefined),
  language: z.custom<Language>((language) => typeof language === 'string' && isLanguage(language)),
  data: cancellationMailDataSchema,
});

export type CancellationMail = z.output<typeof cancellationMailSchema>;

/** The mail about a cancellation that the club has confirmed; one for each cancellation (MEMBERSHIP-330). */
export function createCancellationMail(cancellationId: string, mail: CancellationMail): NewMail {
  return { key: `MEMBERSHIP_CANCELLATION:${cancellationId}`, kind: 'MEMBERSHIP_CANCELLATION', ...mail };
}

/** A membership number with only the end of the account and the card: `•••• ••4512 0001` (MEMBERSHIP-331). */
export const maskMembershipNumber = (membershipNumber: string): string =>
  membershipNumber.replace(/^\d{6}(\d{4})(\d{4})$/, '•••• ••$1 $2');
