import { randomUUID } from 'node:crypto';
import { inTransaction } from '@tarima/service-kit/database';
import { type Kysely, sql } from 'kysely';
import { hashPassword } from '../passwords.ts';
import type { IdentityTables } from './tables.ts';

/** A person who becomes a member. */
export interface NewRegistration {
  /** A UUID chosen by the caller, which makes the registration repeatable. */
  readonly id: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly phone: string;
  /** Language tag, e.g. `es-CR`. */
  readonly locale: string;
  readonly password: string;
}

/** `email-used`: an account has the address. `closed`: the id was activated or discarded. */
export type RegistrationResult = 'registered' | 'repeated' | 'email-used' | 'closed';

/** `conflict`: another account has the email address or the membership. `other-membership`: it was activated for another one. */
export type ActivationResult = 'activated' | 'unknown' | 'discarded' | 'conflict' | 'other-membership';

export interface Registrations {
  register(registration: NewRegistration): Promise<RegistrationResult>;
  /** Creates the account of a membership, once. */
  activate(id: string, membershipNumber: string): Promise<ActivationResult>;
  /** Deletes what was registered, also a registration that arrives later. False when it was activated. */
  discard(id: string): Promise<boolean>;
}

const noPersonalData = {
  email: null,
  given_name: null,
  family_name: null,
  phone: null,
  locale: null,
  password_hash: null,
};

/** Registrations that wait for their membership for at most `days`. The only SQL on the table `registration`. */
export function createRegistrations(db: Kysely<IdentityTables>, days: number): Registrations {
  const expires_at = sql<Date>`now() + cast(${days} as integer) * interval '1 day'`;
  const lock = (trx: Kysely<IdentityTables>, id: string) =>
    trx.selectFrom('registration').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

  return {
    async register({ id, password, ...details }) {
      const email = details.email.toLowerCase();
      const owner = await db.selectFrom('account').select('subject').where('email', '=', email).executeTakeFirst();
      if (owner) return 'email-used';
      const created = await db
        .insertInto('registration')
        .values({
          id,
          state: 'PENDING',
          email,
          given_name: details.givenName,
          family_name: details.familyName,
          phone: details.phone,
          locale: details.locale,
          password_hash: await hashPassword(password),
          expires_at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (created) return 'registered';
      const known = await db.selectFrom('registration').selectAll().where('id', '=', id).executeTakeFirst();
      return known?.state === 'PENDING' && known.email === email ? 'repeated' : 'closed';
    },

    activate: (id, membershipNumber) =>
      inTransaction(db, async (trx) => {
        const row = await lock(trx, id);
        if (!row || (row.state === 'PENDING' && row.expires_at < new Date())) return 'unknown';
        if (row.state === 'DISCARDED') return 'discarded';
        if (row.state === 'ACTIVATED')
          return row.membership_number === membershipNumber ? 'activated' : 'other-membership';
        const created = await trx
          .insertInto('account')
          .values({
            subject: randomUUID(),
            kind: 'member',
            membership_number: membershipNumber,
            email: row.email ?? '',
            given_name: row.given_name ?? '',
            family_name: row.family_name ?? '',
            phone: row.phone,
            locale: row.locale ?? '',
            password_hash: row.password_hash ?? '',
            verification_status: 'APPROVED',
            email_verified_at: sql<Date>`now()`,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('subject')
          .executeTakeFirst();
        if (!created) return 'conflict';
        await trx
          .updateTable('registration')
          .set({ ...noPersonalData, state: 'ACTIVATED', membership_number: membershipNumber })
          .where('id', '=', id)
          .execute();
        return 'activated';
      }),

    async discard(id) {
      await db
        .insertInto('registration')
        .values({ id, state: 'DISCARDED', expires_at })
        .onConflict((conflict) =>
          conflict
            .column('id')
            .doUpdateSet({ ...noPersonalData, state: 'DISCARDED' })
            .where('registration.state', '=', 'PENDING'),
        )
        .execute();
      const row = await db.selectFrom('registration').select('state').where('id', '=', id).executeTakeFirst();
      return row?.state !== 'ACTIVATED';
    },
  };
}

/** Deletes registrations whose membership never came, and the ids of closed ones. */
export async function deleteExpiredRegistrations(db: Kysely<IdentityTables>): Promise<void> {
  await db.deleteFrom('registration').where('expires_at', '<', sql<Date>`now()`).execute();
}
