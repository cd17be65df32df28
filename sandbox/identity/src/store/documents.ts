import type { Kysely } from 'kysely';
import { hashPassword, verifyPassword } from '../passwords.ts';
import type { IdentityTables } from './tables.ts';

/** Letters and digits of a document number, so that dashes and spaces make no difference. */
const normalizeDocument = (officialId: string) => officialId.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** True when the membership has registered with this document number before, or with none. */
export async function isDocumentAccepted(
  db: Kysely<IdentityTables>,
  membershipNumber: string,
  officialId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('membership_document')
    .select('document_hash')
    .where('membership_number', '=', membershipNumber)
    .executeTakeFirst();
  return row === undefined || verifyPassword(normalizeDocument(officialId), row.document_hash);
}

/** Stores the document number of the first registration of a membership. */
export async function addDocument(
  db: Kysely<IdentityTables>,
  membershipNumber: string,
  officialId: string,
): Promise<void> {
  await db
    .insertInto('membership_document')
    .values({
      membership_number: membershipNumber,
      document_hash: await hashPassword(normalizeDocument(officialId)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
