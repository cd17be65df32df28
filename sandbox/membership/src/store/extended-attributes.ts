import { inTransaction } from '@tarima/service-kit/database';
import type { Store } from './tables.ts';

export interface Attribute {
  readonly attributeName: string;
  readonly attributeValue: string;
}

/** The attributes of a card's holder, by name. */
export function listAttributes(db: Store, membershipId: string): Promise<Attribute[]> {
  return db
    .selectFrom('extended_attribute')
    .select(['name as attributeName', 'value as attributeValue'])
    .where('membership_id', '=', membershipId)
    .orderBy('name')
    .execute();
}

/** Sets attributes; an empty value removes one. The others stay. @returns all of them */
export function setAttributes(db: Store, membershipId: string, attributes: readonly Attribute[]): Promise<Attribute[]> {
  const kept = attributes.filter(({ attributeValue }) => attributeValue !== '');
  const removed = attributes.filter(({ attributeValue }) => attributeValue === '');
  return inTransaction(db, async (trx) => {
    if (removed.length > 0) {
      await trx
        .deleteFrom('extended_attribute')
        .where('membership_id', '=', membershipId)
        .where(
          'name',
          'in',
          removed.map(({ attributeName }) => attributeName),
        )
        .execute();
    }
    if (kept.length > 0) {
      await trx
        .insertInto('extended_attribute')
        .values(
          kept.map(({ attributeName: name, attributeValue: value }) => ({ membership_id: membershipId, name, value })),
        )
        .onConflict((conflict) =>
          conflict.columns(['membership_id', 'name']).doUpdateSet({ value: (row) => row.ref('excluded.value') }),
        )
        .execute();
    }
    return listAttributes(trx, membershipId);
  });
}
