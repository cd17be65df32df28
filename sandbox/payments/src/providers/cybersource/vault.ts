import { createHmac, randomBytes } from 'node:crypto';
import { detectBrand, hasCheckDigit } from '../../card-number.ts';
import type { CybersourceContext } from './context.ts';
import { CybersourceError, createInvalidDataError } from './errors.ts';
import type { InstrumentRow } from './tables.ts';
import { findProfileName } from './test-cards.ts';

/** Returns the token of a card number; one number has one token. @throws CybersourceError for an invalid number */
export async function tokenize({ db, credentials, clock }: CybersourceContext, number: string): Promise<InstrumentRow> {
  const brand = detectBrand(number);
  if (!brand || !hasCheckDigit(number)) throw createInvalidDataError('card.number');
  const fingerprint = createHmac('sha256', credentials.sharedSecret).update(number).digest('hex');
  const find = () => db.selectFrom('instrument').selectAll().where('fingerprint', '=', fingerprint).executeTakeFirst();
  const row = {
    id: randomBytes(16).toString('hex').toUpperCase(),
    fingerprint,
    profile: findProfileName(number),
    brand,
    last_digits: number.slice(-4),
    created_at: clock(),
  };
  const known = await find();
  if (known) return known;
  await db
    .insertInto('instrument')
    .values(row)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .execute();
  return (await find()) ?? row;
}

/** Loads a token. @throws CybersourceError for an unknown one */
export async function loadInstrument({ db }: CybersourceContext, id: string): Promise<InstrumentRow> {
  const row = await db.selectFrom('instrument').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new CybersourceError(400, 'INVALID_DATA', 'paymentInformation.instrumentIdentifier.id');
  return row;
}
