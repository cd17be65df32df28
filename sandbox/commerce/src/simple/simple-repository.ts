import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { createConcurrentModificationError, createResourceNotFoundError } from '../errors.ts';
import { insertMany } from '../resources/bulk.ts';
import type { ReferenceSource } from '../resources/references.ts';
import type { Resource } from '../resources/tables.ts';
import { rejectDuplicates } from '../resources/unique.ts';
import type { CommerceTables } from '../tables.ts';

/** Fields of a resource that its area defines; the repository adds the others. */
export type Fields = { readonly key?: string | undefined; readonly [name: string]: unknown };

/** Repository of one kind in the table of simple resources. */
export interface SimpleRepository extends ReferenceSource {
  readonly kind: string;
  count(): Promise<number>;
  /** @throws PlatformError `DuplicateField` */
  insert(fields: Fields): Promise<Resource>;
  /** Replaces the current version with `next`. @throws PlatformError `ConcurrentModification`, `DuplicateField` */
  replace(current: Resource, next: Resource): Promise<Resource>;
  /** @throws PlatformError `ResourceNotFound`, `ConcurrentModification` */
  remove(resource: Resource, version: number): Promise<void>;
  /**
   * Creates or updates resources by key in one statement and returns them in the order of `fields`. Unchanged ones keep
   * their version.
   */
  upsert(fields: readonly (Fields & { readonly key: string })[]): Promise<readonly Resource[]>;
}

export function createSimpleRepository(db: Kysely<CommerceTables>, kind: string, now: () => Date): SimpleRepository {
  const rows = db.selectFrom('resource').where('kind', '=', kind);

  const findByKeys = async (keys: readonly string[]) => {
    if (keys.length === 0) return [];
    const found = await rows.select('document').where('key', 'in', keys).execute();
    return found.map((row) => row.document);
  };

  return {
    kind,
    findByKeys,
    async findByIds(ids) {
      if (ids.length === 0) return [];
      const found = await rows.select('document').where('id', 'in', ids).execute();
      return found.map((row) => row.document);
    },
    async count() {
      const { n } = await rows.select(({ fn }) => fn.countAll<string>().as('n')).executeTakeFirstOrThrow();
      return Number(n);
    },
    async insert(fields) {
      const resource = buildResource(fields, now());
      await rejectDuplicates('key', fields.key, () =>
        db
          .insertInto('resource')
          .values({ ...toRow(kind, resource), document: JSON.stringify(resource) })
          .execute(),
      );
      return resource;
    },
    async replace(current, next) {
      const resource = incrementVersion(current, next, now());
      const { key = null, version } = resource;
      const changed = await rejectDuplicates('key', key ?? undefined, () =>
        db
          .updateTable('resource')
          .set({ key, version, document: JSON.stringify(resource) })
          .where('kind', '=', kind)
          .where('id', '=', current.id)
          .where('version', '=', current.version)
          .executeTakeFirst(),
      );
      if (changed.numUpdatedRows === 0n) throw await createConflictError(db, kind, current.id, current.version);
      return resource;
    },
    async remove(resource, version) {
      const removed = await db
        .deleteFrom('resource')
        .where('kind', '=', kind)
        .where('id', '=', resource.id)
        .where('version', '=', version)
        .executeTakeFirst();
      if (removed.numDeletedRows === 0n) throw await createConflictError(db, kind, resource.id, version);
    },
    async upsert(all) {
      const existing = new Map(
        (await findByKeys(all.map(({ key }) => key))).map((resource) => [resource.key, resource] as const),
      );
      const at = now();
      const resources = all.map((fields) => {
        const current = existing.get(fields.key);
        return current ? incrementVersion(current, { ...current, ...fields }, at) : buildResource(fields, at);
      });
      await insertMany(
        db,
        'resource',
        { kind: 'text', id: 'text', key: 'text', version: 'integer', document: 'jsonb' },
        resources.map((resource) => ({ ...toRow(kind, resource), document: resource })),
        sql`on conflict (kind, id) do update set version = excluded.version, document = excluded.document`,
      );
      return resources;
    },
  };
}

function buildResource({ key, ...fields }: Fields, at: Date): Resource {
  const createdAt = at.toISOString();
  return { id: randomUUID(), version: 1, createdAt, lastModifiedAt: createdAt, ...(key ? { key } : {}), ...fields };
}

function incrementVersion(current: Resource, next: Resource, at: Date): Resource {
  if (isDeepStrictEqual(current, next)) return current;
  return { ...next, id: current.id, version: current.version + 1, lastModifiedAt: at.toISOString() };
}

function toRow(kind: string, resource: Resource) {
  return { kind, id: resource.id, key: resource.key ?? null, version: resource.version };
}

async function createConflictError(
  db: Kysely<CommerceTables>,
  kind: string,
  id: string,
  expected: number,
): Promise<Error> {
  const row = await db
    .selectFrom('resource')
    .select('version')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row
    ? createConcurrentModificationError(id, expected, row.version)
    : createResourceNotFoundError(`identifier '${id}'`);
}
