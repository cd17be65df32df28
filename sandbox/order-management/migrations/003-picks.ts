import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('fulfilment_order')
    .addColumn('picks', 'jsonb', (column) => column.notNull().defaultTo(sql`'[]'::jsonb`))
    .addColumn('updated_at', 'timestamptz')
    .execute();
  await sql`update order_management.fulfilment_order set updated_at = status_since`.execute(db);
  await db.schema
    .alterTable('fulfilment_order')
    .alterColumn('updated_at', (column) => column.setNotNull())
    .execute();
  await db.schema
    .createIndex('fulfilment_order_updated')
    .on('fulfilment_order')
    .columns(['updated_at', 'order_id'])
    .execute();
  await db.schema
    .createIndex('fulfilment_order_moving')
    .on('fulfilment_order')
    .column('status_since')
    .where(sql<boolean>`status not in ('7000', '9000')`)
    .execute();
  // Orders from before this migration: each line gets its share of the order's taxes.
  await sql`
    update order_management.fulfilment_order set document = jsonb_set(
      jsonb_set(document, '{Extended,TaxIncluded}', to_jsonb(
        (document->>'OrderTotal')::numeric = (document->>'OrderSubTotal')::numeric + (document->>'TotalCharges')::numeric
      )),
      '{OrderLine}',
      (
        select jsonb_agg(line || jsonb_build_object('TotalTaxes', coalesce(round(
          (document->>'TotalTaxes')::numeric * (line->>'OrderLineTotal')::numeric
            / nullif((document->>'OrderSubTotal')::numeric + (document->>'TotalCharges')::numeric, 0),
          2
        ), 0)) order by position)
        from jsonb_array_elements(document->'OrderLine') with ordinality as lines (line, position)
      )
    )
    where jsonb_array_length(document->'OrderLine') > 0`.execute(db);
}

/** What the club found of each line, when an order changed last, and the taxes of each line. */
export const picks: Migration = { up };
