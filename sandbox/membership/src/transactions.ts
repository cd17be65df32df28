import { sql } from 'kysely';
import { findClub } from '../seeds/clubs.ts';
import { itemNumbers } from '../seeds/membership-prices.ts';
import { membershipTypes } from '../seeds/membership-types.ts';
import { type EligibilityRules, listRenewalReasons, listUpgradeReasons } from './eligibility.ts';
import { upgrades } from './prices.ts';
import { formatLocalDate } from './responses.ts';
import { attachDocument } from './store/identity-documents.ts';
import { getNextAccountId, insertMemberships, lockMembership } from './store/memberships.ts';
import type { AccountRow, Store } from './store/tables.ts';
import type { Execution } from './store/transactions.ts';
import type { TransactionContext, TransactionRequest } from './wire/transactions.ts';

export interface TransactionContextOptions {
  readonly rules: EligibilityRules;
  readonly now: Date;
}

/** Number of the first card of an account. */
const firstCard = '0001';

type RequestOf<Context extends TransactionContext> = Extract<TransactionRequest, { context: Context }>;

/** Executes a purchase, a renewal or an upgrade. */
export async function executeTransaction(
  trx: Store,
  request: TransactionRequest,
  options: TransactionContextOptions,
): Promise<Execution> {
  if (request.context === 'NEW') return createMembership(trx, request, options);
  return request.context === 'RENEWAL'
    ? renewMembership(trx, request, options)
    : upgradeMembership(trx, request, options);
}

/** Opens an account for a year, with one card. */
async function createMembership(
  trx: Store,
  { accountDetails, cards, paymentDetails }: RequestOf<'NEW'>,
  { now }: TransactionContextOptions,
): Promise<Execution> {
  const { clubCode, countryCode, membershipTypeCode, isPlatinumMember } = accountDetails;
  const type = findType(membershipTypeCode, isPlatinumMember);
  if (findClub(clubCode)?.country !== countryCode) return { failureReason: 'CLUB_NOT_FOUND' };
  if (paymentDetails.itemNumber !== itemNumbers[type].NEW) return { failureReason: 'ITEM_NUMBER_INVALID' };
  // Two purchases at the same club must not take the same number.
  await sql`select pg_advisory_xact_lock(hashtext(${`club.${clubCode}`}))`.execute(trx);
  const accountId = await getNextAccountId(trx, clubCode);
  const [card] = cards;
  if (!card) return { failureReason: 'CARD_MISSING' };
  await insertMemberships(trx, [
    {
      accountId,
      club: clubCode,
      country: countryCode,
      type,
      status: 'ACTIVE',
      isUpgradeAllowed: true,
      expiresOn: addYear(formatLocalDate(countryCode, now)),
      cards: [
        {
          membershipId: `${accountId}${firstCard}`,
          firstName: card.firstName,
          lastName: card.lastName,
          email: card.email,
          phone: card.cellPhone,
          birthDate: `${card.birthDate.slice(2)}-${card.birthDate.slice(0, 2)}-01`,
          addressLine1: card.addressLine1,
          city: card.city,
          isPrimary: true,
          status: 'ACTIVE',
        },
      ],
    },
  ]);
  const membershipId = `${accountId}${firstCard}`;
  if (card.documentId !== undefined) await attachDocument(trx, card.documentId, membershipId);
  return { membershipId };
}

/** Extends a membership by a year, from its last day, or from today when it has expired. */
async function renewMembership(
  trx: Store,
  { membership: membershipId, paymentDetails }: RequestOf<'RENEWAL'>,
  { rules, now }: TransactionContextOptions,
): Promise<Execution> {
  const found = await lockMembership(trx, membershipId);
  if (!found) return { failureReason: 'MEMBERSHIP_NOT_FOUND' };
  const [reason] = listRenewalReasons(found, rules, now);
  if (reason) return { failureReason: String(reason) };
  if (paymentDetails.itemNumber !== itemNumbers[found.account.membership_type].RENEWAL) {
    return { failureReason: 'ITEM_NUMBER_INVALID' };
  }
  const today = formatLocalDate(found.account.country_code, now);
  const from = found.account.expires_on > today ? found.account.expires_on : today;
  await updateAccount(trx, found.account, { expires_on: addYear(from) });
  return { membershipId };
}

/** Changes the type of a membership; its last day stays. */
async function upgradeMembership(
  trx: Store,
  { membership: membershipId, membershipTypeCode, isPlatinumMember, paymentDetails }: RequestOf<'UPGRADE'>,
  { rules, now }: TransactionContextOptions,
): Promise<Execution> {
  const found = await lockMembership(trx, membershipId);
  if (!found) return { failureReason: 'MEMBERSHIP_NOT_FOUND' };
  // Whether holders of additional cards may upgrade is the shop's decision.
  const [reason] = listUpgradeReasons(found, rules, now).filter((code) => code !== 110004);
  if (reason) return { failureReason: String(reason) };
  const type = findType(membershipTypeCode, isPlatinumMember);
  if (upgrades[found.account.membership_type] !== type) return { failureReason: '110003' };
  if (paymentDetails.itemNumber !== itemNumbers[type].UPGRADE) return { failureReason: 'ITEM_NUMBER_INVALID' };
  const { typeCode, renewalItemNumber, isPlatinumMember: isPlatinum } = membershipTypes[type];
  await updateAccount(trx, found.account, {
    membership_type: type,
    type_code: typeCode,
    is_platinum_member: isPlatinum,
    renewal_item_number: renewalItemNumber,
  });
  return { membershipId };
}

async function updateAccount(trx: Store, { account_id }: AccountRow, change: Partial<AccountRow>): Promise<void> {
  await trx.updateTable('account').set(change).where('account_id', '=', account_id).execute();
}

function findType(typeCode: 'DI' | 'BS', isPlatinum: boolean): AccountRow['membership_type'] {
  if (typeCode === 'DI') return isPlatinum ? 'PLATINUM' : 'DIAMOND';
  return isPlatinum ? 'BUSINESS_PLATINUM' : 'BUSINESS';
}

/** The same day of the next year; 29 February becomes 1 March. */
function addYear(date: string): string {
  const next = new Date(`${date}T00:00:00Z`);
  next.setUTCFullYear(next.getUTCFullYear() + 1);
  return next.toISOString().slice(0, 10);
}
