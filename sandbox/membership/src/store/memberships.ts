import { inTransaction } from '@tarima/service-kit/database';
import type { SeedAccount } from '../../seeds/accounts.ts';
import { membershipTypes } from '../../seeds/membership-types.ts';
import type { AccountRow, CardRow, Store } from './tables.ts';

/** A membership for one of its cards; `cards` are all cards of the account, including that one. */
export interface Membership {
  readonly account: AccountRow;
  readonly card: CardRow;
  readonly cards: readonly CardRow[];
}

/** Finds a membership by a 14-digit id. */
export async function findMembership(db: Store, membershipId: string): Promise<Membership | undefined> {
  return loadCards(db, membershipId, await selectAccount(db, membershipId).executeTakeFirst());
}

/** Finds a membership and locks its account until the end of the transaction. */
export async function lockMembership(trx: Store, membershipId: string): Promise<Membership | undefined> {
  return loadCards(trx, membershipId, await selectAccount(trx, membershipId).forUpdate().executeTakeFirst());
}

function selectAccount(db: Store, membershipId: string) {
  return db.selectFrom('account').selectAll().where('account_id', '=', membershipId.slice(0, 10));
}

async function loadCards(
  db: Store,
  membershipId: string,
  account: AccountRow | undefined,
): Promise<Membership | undefined> {
  if (!account) return undefined;
  const cards = await db
    .selectFrom('card')
    .selectAll()
    .where('account_id', '=', account.account_id)
    .orderBy('membership_id')
    .execute();
  const card = cards.find((entry) => entry.membership_id === membershipId);
  return card && { account, card, cards };
}

/** First account number for accounts opened through the API; the seeds use lower numbers. */
const firstOpenedNumber = 940_000;

/** Next free account id of a club. */
export async function getNextAccountId(db: Store, club: string): Promise<string> {
  const first = `${club}${firstOpenedNumber}`;
  const { last } = await db
    .selectFrom('account')
    .select((select) => select.fn.max('account_id').as('last'))
    .where('account_id', '>=', first)
    .where('account_id', '<', `${club}999999`)
    .executeTakeFirstOrThrow();
  return last === null ? first : String(Number(last) + 1);
}

/**
 * Adds missing memberships in one transaction; existing ones stay unchanged.
 * @returns the ids of the added accounts
 */
export function addMemberships(db: Store, accounts: readonly SeedAccount[]): Promise<string[]> {
  return inTransaction(db, (trx) => insertMemberships(trx, accounts));
}

/** A person who gets an additional card. */
export interface NewCardHolder {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly cellPhone: string;
  /** ISO date. */
  readonly birthDate: string;
}

/** Adds a card with the next number and the address of the given card; the account is locked. */
export async function insertCard(trx: Store, { card, cards }: Membership, holder: NewCardHolder): Promise<void> {
  const last = Math.max(...cards.map(({ membership_id }) => Number(membership_id.slice(10))));
  await trx
    .insertInto('card')
    .values({
      membership_id: `${card.account_id}${String(last + 1).padStart(4, '0')}`,
      account_id: card.account_id,
      first_name: holder.firstName,
      last_name: holder.lastName,
      email: holder.email,
      phone: holder.cellPhone,
      birth_date: holder.birthDate,
      address_line_1: card.address_line_1,
      city: card.city,
      is_primary: false,
      status: 'ACTIVE',
    })
    .execute();
}

/** The same in the caller's transaction. */
export async function insertMemberships(trx: Store, accounts: readonly SeedAccount[]): Promise<string[]> {
  const inserted = await trx
    .insertInto('account')
    .values(
      accounts.map((account) => {
        const { typeCode, isPlatinumMember, renewalItemNumber } = membershipTypes[account.type];
        return {
          account_id: account.accountId,
          membership_type: account.type,
          type_code: typeCode,
          is_platinum_member: isPlatinumMember,
          renewal_item_number: renewalItemNumber,
          status: account.status,
          club_code: account.club,
          country_code: account.country,
          expires_on: account.expiresOn,
          is_upgrade_allowed: account.isUpgradeAllowed,
        };
      }),
    )
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returning('account_id')
    .execute();
  const addedIds = new Set(inserted.map((row) => row.account_id));
  const cards = accounts
    .filter((account) => addedIds.has(account.accountId))
    .flatMap((account) =>
      account.cards.map((card) => ({
        membership_id: card.membershipId,
        account_id: account.accountId,
        first_name: card.firstName,
        last_name: card.lastName,
        email: card.email,
        phone: card.phone,
        birth_date: card.birthDate,
        address_line_1: card.addressLine1,
        city: card.city,
        is_primary: card.isPrimary,
        status: card.status,
      })),
    );
  if (cards.length > 0) await trx.insertInto('card').values(cards).execute();
  return [...addedIds];
}
