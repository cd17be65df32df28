import type { IdentityDocumentRow, Store } from './tables.ts';

/** How long a document waits for its membership. */
const waitingMs = 24 * 60 * 60_000;

/** Adds a document, and deletes those that waited too long for a membership. */
export async function addDocument(db: Store, document: Omit<IdentityDocumentRow, 'membership_id'>): Promise<void> {
  await db
    .deleteFrom('identity_document')
    .where('membership_id', 'is', null)
    .where('uploaded_at', '<', new Date(document.uploaded_at.getTime() - waitingMs))
    .execute();
  await db
    .insertInto('identity_document')
    .values({ ...document, membership_id: null })
    .execute();
}

/** A document without its content; undefined for an unknown id. */
export function findDocument(db: Store, documentId: string): Promise<Omit<IdentityDocumentRow, 'content'> | undefined> {
  return db
    .selectFrom('identity_document')
    .select(['document_id', 'reference', 'content_type', 'membership_id', 'uploaded_at'])
    .where('document_id', '=', documentId)
    .executeTakeFirst();
}

/** Attaches a document to the first membership that it is sent with. A missing one does not stop a purchase. */
export async function attachDocument(db: Store, documentId: string, membershipId: string): Promise<void> {
  await db
    .updateTable('identity_document')
    .set({ membership_id: membershipId })
    .where('document_id', '=', documentId)
    .where('membership_id', 'is', null)
    .execute();
}
