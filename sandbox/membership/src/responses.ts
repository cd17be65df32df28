import { getMarket } from '@tarima/markets/table';
import type { z } from 'zod';
import type { Membership } from './store/memberships.ts';
import type { CardRow } from './store/tables.ts';
import type { cardSchema, membershipSchema, validateResponseSchema } from './wire/memberships.ts';

/**
 * Why a membership is not valid (MEMBERSHIP-10, MEMBERSHIP-11). The card's status precedes the account's status and the
 * expiry date.
 */
export function getBlockStatus(
  { account, card }: Membership,
  now: Date,
): z.output<typeof validateResponseSchema>['blockStatus'] {
  if (card.status !== 'ACTIVE') return 'CARD_INACTIVE';
  if (account.status !== 'ACTIVE') return account.status;
  return account.expires_on < formatLocalDate(account.country_code, now) ? 'EXPIRED' : undefined;
}

/** Details of a membership for one of its cards. */
export function toMembershipResponse({ account, card, cards }: Membership): z.output<typeof membershipSchema> {
  const others = cards.filter((entry) => entry.status === 'ACTIVE' && entry.membership_id !== card.membership_id);
  return {
    membershipId: card.membership_id,
    membershipType: account.membership_type,
    membershipTypeCode: account.type_code,
    isPlatinumMember: account.is_platinum_member,
    accountStatusCode: account.status,
    fullName: formatFullName(card),
    expiredDate: account.expires_on,
    clubCode: account.club_code,
    countryCode: account.country_code,
    renewalItemNumber: account.renewal_item_number,
    primaryCard: card.is_primary,
    membershipCards: cards.length,
    cards: others.map(formatFullName),
    cardsArray: cards.map(toCardResponse),
    contactInformation: {
      email: card.email,
      cellPhone: card.phone,
      birthDate: card.birth_date,
      addressLine1: card.address_line_1,
      city: card.city,
      countryCode: account.country_code,
    },
  };
}

/** A card of an account. */
export function toCardResponse(card: CardRow): z.output<typeof cardSchema> {
  return {
    cardId: card.membership_id,
    firstName: card.first_name,
    lastName: card.last_name,
    cardStatusCode: card.status,
  };
}

function formatFullName(card: CardRow): string {
  return `${card.first_name} ${card.last_name}`;
}

/** ISO date of a time in a market: a membership is valid through its last day in the market's time zone. */
export function formatLocalDate(country: string, now: Date): string {
  // The Swedish locale formats dates as ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: getMarket(country).timeZone }).format(now);
}
