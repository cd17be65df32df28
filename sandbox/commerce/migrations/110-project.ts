import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { table } from '../src/schema-name.ts';

/** Sandboxes that were seeded before the project's settings were stored keep reserving stock. */
export const project: Migration = {
  async up(db) {
    const time = sql`to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    await sql`insert into ${table('resource')} (kind, id, key, version, document)
      select 'project', 'project', null, 1, jsonb_build_object(
        'id', 'project', 'version', 1, 'createdAt', ${time}, 'lastModifiedAt', ${time},
        'name', 'Tarima', 'countries', '[]'::jsonb, 'currencies', '[]'::jsonb, 'languages', '["es", "en"]'::jsonb,
        'messages', '{"enabled": true, "deleteDaysAfterCreation": 15}'::jsonb,
        'carts', '{"deleteDaysAfterLastModification": 90}'::jsonb,
        'searchIndexing', '{"productsSearch": {"status": "Activated"}}'::jsonb,
        'inventory', '{"releaseExpiredReservations": true, "reservationExpirationInMinutes": 15}'::jsonb)
      where exists (select 1 from ${table('resource')} where kind = 'seed')`.execute(db);
  },
};
