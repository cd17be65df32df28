import { inTransaction } from '@tarima/service-kit/database';
import { type ColumnType, type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { documentSchema, type ProductDocument } from '../document.ts';
import { type Position, positionSchema } from '../position.ts';
import { computeDigest, UnreadableIndexError } from '../saved-index.ts';

/** The tables of the schema `discovery`. */
export interface DiscoveryTables {
  /** One row: the stored index, its position in the platform's changes, and the holder of the update lease. */
  index_state: {
    name: string;
    version: string | null;
    /** Digests of the parts in order; null before the first snapshot. */
    digests: ColumnType<unknown, string | null | undefined, string>;
    /** Incremented with every write. */
    revision: string;
    /** Revision up to which the parts contain all changes. */
    snapshot_revision: string;
    position: ColumnType<unknown, string | undefined, string>;
    updater: string | null;
    leased_until: Date;
  };
  /** The index at `snapshot_revision` as ordered texts. */
  index_part: { number: number; content: string };
  /** Products changed since the snapshot; the body of a deleted product is null. */
  index_change: { product_id: string; revision: string; body: ColumnType<unknown, string | null, string | null> };
}

export interface IndexState {
  readonly version: string;
  /** Digests of the snapshot's parts in order. */
  readonly digests: readonly string[];
  readonly revision: number;
  readonly snapshotRevision: number;
  readonly position: Position;
}

/** Changed products by id; undefined for a deleted product. */
export type ProductChanges = ReadonlyMap<string, ProductDocument | undefined>;

/** Another process has taken the update lease. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

const stateName = 'products';

/** The persisted index: a snapshot, later changes, and the position in the platform's changes. */
export function createIndexStore(db: Kysely<DiscoveryTables>, updater: string) {
  /** Advances the revision and position. Only the holder of the lease writes, in one transaction with the data. */
  async function advance(trx: Kysely<DiscoveryTables>, position: Position): Promise<number> {
    const row = await trx
      .updateTable('index_state')
      .set({ revision: sql`revision + 1`, position: JSON.stringify(position) })
      .where('name', '=', stateName)
      .where('updater', '=', updater)
      .returning('revision')
      .executeTakeFirst();
    if (!row) throw new LeaseLostError('Another process has taken the lease of the index.');
    return Number(row.revision);
  }

  return {
    /** Reads the state; undefined before the first index. @throws UnreadableIndexError */
    async readState(): Promise<IndexState | undefined> {
      const row = await db.selectFrom('index_state').selectAll().where('name', '=', stateName).executeTakeFirst();
      if (!row || row.version === null) return undefined;
      const stored = z.object({ position: positionSchema, digests: z.array(z.string()) }).safeParse(row);
      if (!stored.success) throw new UnreadableIndexError('The stored position is invalid.', { cause: stored.error });
      return {
        version: row.version,
        revision: Number(row.revision),
        snapshotRevision: Number(row.snapshot_revision),
        ...stored.data,
      };
    },

    /** Takes the update lease unless another process holds it, or extends it. */
    async takeLease(leaseMs: number): Promise<boolean> {
      const until = sql<Date>`now() + make_interval(secs => ${leaseMs / 1_000}::float8)`;
      const row = await db
        .insertInto('index_state')
        .values({ name: stateName, revision: '0', snapshot_revision: '0', updater, leased_until: until })
        .onConflict((conflict) =>
          conflict
            .column('name')
            .doUpdateSet({ updater, leased_until: until })
            .where((where) =>
              where.or([
                where('index_state.updater', 'is', null),
                where('index_state.updater', '=', updater),
                where('index_state.leased_until', '<', sql<Date>`now()`),
              ]),
            ),
        )
        .returning('name')
        .executeTakeFirst();
      return row !== undefined;
    },

    async releaseLease(): Promise<void> {
      await db
        .updateTable('index_state')
        .set({ updater: null })
        .where('name', '=', stateName)
        .where('updater', '=', updater)
        .execute();
    },

    /** Reads the snapshot's texts one by one. @throws UnreadableIndexError when a digest does not match */
    async *readParts({ digests }: IndexState): AsyncGenerator<string> {
      for (const [number, digest] of digests.entries()) {
        const row = await db.selectFrom('index_part').select('content').where('number', '=', number).executeTakeFirst();
        if (!row || computeDigest(row.content) !== digest) {
          throw new UnreadableIndexError('A part of the index does not match its digest.');
        }
        yield row.content;
      }
    },

    /** @throws UnreadableIndexError */
    async listChangesAfter(revision: number): Promise<ProductChanges> {
      const rows = await db
        .selectFrom('index_change')
        .select(['product_id', 'body'])
        .where('revision', '>', String(revision))
        .orderBy('revision')
        .orderBy('product_id')
        .execute();
      return new Map(
        rows.map(({ product_id, body }) => {
          if (body === null) return [product_id, undefined];
          const document = documentSchema.safeParse(body);
          if (document.success) return [product_id, document.data];
          throw new UnreadableIndexError('A stored product is invalid.', { cause: document.error });
        }),
      );
    },

    async countChanges(): Promise<number> {
      const { count } = await db
        .selectFrom('index_change')
        .select(sql<number>`count(*)::int`.as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    /** Stores changed products with the position and returns their revision. @throws LeaseLostError */
    saveChanges(changes: ProductChanges, position: Position): Promise<number> {
      return inTransaction(db, async (trx) => {
        const revision = await advance(trx, position);
        const rows = [...changes].map(([product_id, document]) => ({
          product_id,
          revision: String(revision),
          body: document ? JSON.stringify(document) : null,
        }));
        if (rows.length === 0) return revision;
        await trx
          .insertInto('index_change')
          .values(rows)
          .onConflict((conflict) =>
            conflict
              .column('product_id')
              .doUpdateSet((excluded) => ({ revision: excluded.ref('excluded.revision'), body: sql`excluded.body` })),
          )
          .execute();
        return revision;
      });
    },

    /** Replaces the stored index and its changes and returns its revision. @throws LeaseLostError */
    saveSnapshot(version: string, parts: readonly string[], position: Position): Promise<number> {
      const digests = JSON.stringify(parts.map(computeDigest));
      return inTransaction(db, async (trx) => {
        const revision = await advance(trx, position);
        await trx.deleteFrom('index_change').execute();
        await trx.deleteFrom('index_part').execute();
        for (const [number, content] of parts.entries()) {
          await trx.insertInto('index_part').values({ number, content }).execute();
        }
        await trx
          .updateTable('index_state')
          .set({ version, digests, snapshot_revision: String(revision) })
          .where('name', '=', stateName)
          .execute();
        return revision;
      });
    },
  };
}

export type IndexStore = ReturnType<typeof createIndexStore>;
