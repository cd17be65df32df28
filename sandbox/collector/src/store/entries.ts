import { inTransaction } from '@tarima/service-kit/database';
import type { Insertable } from 'kysely';
import type { TrackingCall } from '../wire.ts';
import type { EntryKind, EntryRow, Store, Tables } from './tables.ts';

/** Stores calls in their order and deletes the oldest entries beyond `keep`. A repeated `messageId` is stored once. */
export const storeCalls = (db: Store, calls: readonly TrackingCall[], keep: number): Promise<void> =>
  store(db, calls.map(toRow), keep);

/** Stores a log message and deletes the oldest entries beyond `keep`. */
export const storeLogMessage = (
  db: Store,
  { message, level }: { message: string; level: 'warn' | 'info' | 'error' },
  keep: number,
): Promise<void> => store(db, [{ kind: 'log', name: message, level, payload: '{}' }], keep);

function toRow(call: TrackingCall): Insertable<Tables['entry']> {
  const content = call.type === 'identify' ? { traits: call.traits } : { properties: call.properties };
  const name = call.type === 'track' ? call.event : call.type === 'page' ? (call.name ?? null) : null;
  return {
    kind: call.type,
    message_id: call.messageId ?? null,
    anonymous_id: call.anonymousId ?? null,
    user_id: call.userId ?? null,
    name,
    payload: JSON.stringify({ ...content, context: call.context ?? {} }),
    sent_at: call.timestamp ? new Date(call.timestamp) : null,
  };
}

function store(db: Store, rows: readonly Insertable<Tables['entry']>[], keep: number): Promise<void> {
  return inTransaction(db, async (trx) => {
    await trx
      .insertInto('entry')
      .values(rows)
      .onConflict((conflict) => conflict.column('message_id').doNothing())
      .execute();
    await trx
      .deleteFrom('entry')
      .where('id', '<=', (query) => query.selectFrom('entry').select('id').orderBy('id', 'desc').offset(keep).limit(1))
      .execute();
  });
}

export interface EntryFilter {
  readonly kind?: EntryKind | undefined;
  /** `anonymousId` of a browser. */
  readonly session?: string | undefined;
  /** Only entries with a higher id. */
  readonly after?: number | undefined;
  readonly limit: number;
}

/** Entries, the newest first. */
export function listEntries(db: Store, { kind, session, after, limit }: EntryFilter): Promise<EntryRow[]> {
  let query = db.selectFrom('entry').selectAll();
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (session !== undefined) query = query.where('anonymous_id', '=', session);
  if (after !== undefined) query = query.where('id', '>', after);
  return query.orderBy('id', 'desc').limit(limit).execute();
}

/** The browsers of the newest calls, the newest first, with the number of their calls. */
export async function listSessions(db: Store, limit: number): Promise<{ session: string; calls: number }[]> {
  const rows = await db
    .selectFrom('entry')
    .select(({ fn }) => ['anonymous_id', fn.countAll<string>().as('calls'), fn.max('id').as('latest')])
    .where('anonymous_id', 'is not', null)
    .groupBy('anonymous_id')
    .orderBy('latest', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ anonymous_id, calls }) => ({ session: anonymous_id ?? '', calls: Number(calls) }));
}
