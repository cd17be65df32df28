import { createHttpClient } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { z } from 'zod';
import type { AccountVerification } from './store/accounts.ts';

/** What the club's membership API knows about the holder of a card. */
export interface ClubRecord {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** ISO date. The day is not reliable: an online registration has month and year only. */
  readonly birthDate: string;
}

export interface ClubRecords {
  /** @returns undefined for an unknown membership. @throws UpstreamError */
  find(membershipNumber: string): Promise<ClubRecord | undefined>;
  close(): Promise<void>;
}

/** The fields that the provider reads of `GET /v1/memberships/{number}`. */
export const detailsWire = z.object({
  cardsArray: z.array(z.object({ cardId: z.string(), firstName: z.string(), lastName: z.string() })),
  contactInformation: z.object({ email: z.string(), cellPhone: z.string(), birthDate: z.string() }),
});

/** The club's records in its membership API, with which the provider compares registrations. */
export function createClubRecords(options: { readonly baseUrl: string; readonly apiKey: string }): ClubRecords {
  const { baseUrl, apiKey } = options;
  const http = createHttpClient({ upstream: 'membership', baseUrl, headers: () => ({ 'x-api-key': apiKey }) });
  return {
    async find(membershipNumber) {
      try {
        const { cardsArray, contactInformation } = detailsWire.parse(
          await http.json(`/v1/memberships/${encodeURIComponent(membershipNumber)}`),
        );
        const card = cardsArray.find(({ cardId }) => cardId === membershipNumber);
        if (!card) return undefined;
        const { email, cellPhone: phone, birthDate } = contactInformation;
        return { firstName: card.firstName, lastName: card.lastName, email, phone, birthDate };
      } catch (error) {
        if (error instanceof UpstreamError && error.status === 404) return undefined;
        throw error;
      }
    },
    close: () => http.close(),
  };
}

/** Details that a person enters to register. */
export interface EnteredDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  /** ISO date. */
  readonly birthDate: string;
}

/** Words in lower case without accents; a hyphen separates words. */
const splitWords = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((word) => word !== '');

/** True when each entered word is one of the record: people leave out second names. */
function isSameName(entered: string, recorded: string): boolean {
  const words = splitWords(recorded);
  const enteredWords = splitWords(entered);
  return enteredWords.length > 0 && enteredWords.every((word) => words.includes(word));
}

const keepDigits = (phone: string) => phone.replace(/\D/g, '');

/**
 * Compares entered details with the club's record. `REJECTED`: the membership is unknown, or names, or month and year of
 * birth differ. `APPROVED`: the email is the one of the record, `VERIFIED`: the phone is, `PENDING`: the club knows neither.
 */
export function compareDetails(
  entered: EnteredDetails,
  record: ClubRecord | undefined,
): AccountVerification | 'REJECTED' {
  const isSamePerson =
    record !== undefined &&
    isSameName(entered.firstName, record.firstName) &&
    isSameName(entered.lastName, record.lastName) &&
    entered.birthDate.slice(0, 7) === record.birthDate.slice(0, 7);
  if (!isSamePerson) return 'REJECTED';
  if (entered.email.toLowerCase() === record.email.toLowerCase()) return 'APPROVED';
  return keepDigits(entered.phone) === keepDigits(record.phone) ? 'VERIFIED' : 'PENDING';
}
