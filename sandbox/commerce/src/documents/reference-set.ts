import type { Type } from '@commercetools/platform-sdk';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { referenceNotFound } from '../errors.ts';
import type { Resource } from '../resources/tables.ts';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';
import type { TypeSource } from './custom-fields.ts';
import type { Identifier } from './schemas.ts';

/** Kinds that have a table of their own; all others live in the table of plain resources. */
const ownTables: Readonly<Record<string, string>> = { customer: 'customer', payment: 'payment' };

/** Resources that were loaded together, found again by what named them. */
export interface ReferenceSet extends TypeSource {
  /** @throws PlatformError `ReferencedResourceNotFound` */
  get<Found extends Resource>(identifier: Identifier): Found;
  /** Loads more into the set; what is there already is not asked for again. */
  load(identifiers: readonly Identifier[]): Promise<void>;
}

/** Plain resources kept for a moment: every cart needs the same few types and tax categories, and they change almost never. */
export interface ResourceCache {
  get(name: string): Resource | undefined;
  keep(name: string, resource: Resource): void;
}

const keptForMs = 1_000;
const mostKept = 1_000;

export function createResourceCache(now: () => Date): ResourceCache {
  const kept = new Map<string, { readonly resource: Resource; readonly until: number }>();
  return {
    get(name) {
      const entry = kept.get(name);
      return entry && entry.until > now().getTime() ? entry.resource : undefined;
    },
    keep(name, resource) {
      if (kept.size >= mostKept) kept.clear();
      kept.set(name, { resource, until: now().getTime() + keptForMs });
    },
  };
}

/** Loads everything that the identifiers name, in one query a table; what does not exist is missed only when asked for. */
export async function loadReferences(
  db: Kysely<CommerceTables>,
  identifiers: readonly Identifier[],
  cache?: ResourceCache,
): Promise<ReferenceSet> {
  const found = new Map<string, Resource>();
  const take = (identifier: Identifier) => {
    const name = nameOf(identifier);
    const kept = cache?.get(name);
    if (kept) found.set(name, kept);
    return !found.has(name);
  };
  const set: ReferenceSet = {
    get<Found extends Resource>(identifier: Identifier) {
      const resource = found.get(nameOf(identifier));
      if (!resource) throw referenceNotFound(identifier.typeId, { id: identifier.id, key: identifier.key });
      return resource as Found;
    },
    type: (identifier) => set.get<Type & Resource>(identifier),
    async load(more) {
      const missing = more.filter(take);
      const plain = missing.filter(({ typeId }) => !Object.hasOwn(ownTables, typeId));
      for (const { kind, document } of await select(db, 'resource', plain, sql`kind`)) {
        for (const name of namesOf(kind, document)) {
          found.set(name, document);
          cache?.keep(name, document);
        }
      }
      for (const [typeId, name] of Object.entries(ownTables)) {
        const own = missing.filter((identifier) => identifier.typeId === typeId);
        for (const { kind, document } of await select(db, name, own, sql`${typeId}::text`)) {
          for (const known of namesOf(kind, document)) found.set(known, document);
        }
      }
    },
  };
  await set.load(identifiers);
  return set;
}

const nameOf = ({ typeId, id, key }: Identifier) => (id === undefined ? `${typeId} key ${key}` : `${typeId} ${id}`);

function namesOf(typeId: string, { id, key }: Resource): string[] {
  return [nameOf({ typeId, id }), ...(key === undefined ? [] : [nameOf({ typeId, key })])];
}

async function select(
  db: Kysely<CommerceTables>,
  name: string,
  wanted: readonly Identifier[],
  kind: RawBuilder<unknown>,
): Promise<readonly { kind: string; document: Resource }[]> {
  if (wanted.length === 0) return [];
  const ids = wanted.flatMap(({ typeId, id }) => (id === undefined ? [] : [sql`(${typeId}, ${id})`]));
  const keys = wanted.flatMap(({ typeId, key }) => (key === undefined ? [] : [sql`(${typeId}, ${key})`]));
  const conditions = [
    ...(ids.length > 0 ? [sql`(${kind}, id) in (${sql.join(ids)})`] : []),
    ...(keys.length > 0 ? [sql`(${kind}, key) in (${sql.join(keys)})`] : []),
  ];
  const result = await sql<{ kind: string; document: Resource }>`
    select ${kind} as kind, document from ${table(name)} where ${sql.join(conditions, sql` or `)}`.execute(db);
  return result.rows;
}
