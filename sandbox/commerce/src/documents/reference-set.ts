import type { Type } from '@commercetools/platform-sdk';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { createReferenceNotFoundError } from '../errors.ts';
import type { Resource } from '../resources/tables.ts';
import { table } from '../schema-name.ts';
import type { CommerceTables } from '../tables.ts';
import type { TypeSource } from './custom-fields.ts';
import type { Identifier } from './schemas.ts';

/** Kinds with a separate table; all others are in the table of simple resources. */
const separateTables: Readonly<Record<string, string>> = { customer: 'customer', payment: 'payment' };

/** Loaded resources, which are found by their identifiers. */
export interface ReferenceSet extends TypeSource {
  /** @throws PlatformError `ReferencedResourceNotFound` */
  get<Found extends Resource>(identifier: Identifier): Found;
  /** Loads more resources; those that are loaded already are not queried again. */
  load(identifiers: readonly Identifier[]): Promise<void>;
}

/** Short-lived cache of simple resources: all carts need the same few types and tax categories, which rarely change. */
export type ResourceCache = LRUCache<string, Resource>;

export const createResourceCache = (now: () => Date): ResourceCache =>
  new LRUCache({ max: 1_000, ttl: 1_000, ttlResolution: 0, perf: { now: () => now().getTime() } });

/**
 * Loads the resources of all identifiers with one query per table. A missing resource causes an error only when it is
 * requested.
 */
export async function loadReferences(
  db: Kysely<CommerceTables>,
  identifiers: readonly Identifier[],
  cache?: ResourceCache,
): Promise<ReferenceSet> {
  const found = new Map<string, Resource>();
  const isMissing = (identifier: Identifier) => {
    const name = getName(identifier);
    const cached = cache?.get(name);
    if (cached) found.set(name, cached);
    return !found.has(name);
  };
  const set: ReferenceSet = {
    get<Found extends Resource>(identifier: Identifier) {
      const resource = found.get(getName(identifier));
      if (!resource) throw createReferenceNotFoundError(identifier.typeId, { id: identifier.id, key: identifier.key });
      return resource as Found;
    },
    getType: (identifier) => set.get<Type & Resource>(identifier),
    async load(more) {
      const missing = more.filter(isMissing);
      const simpleResources = missing.filter(({ typeId }) => !Object.hasOwn(separateTables, typeId));
      for (const { kind, document } of await select(db, 'resource', simpleResources, sql`kind`)) {
        for (const name of listNames(kind, document)) {
          found.set(name, document);
          cache?.set(name, document);
        }
      }
      for (const [typeId, name] of Object.entries(separateTables)) {
        const missingInTable = missing.filter((identifier) => identifier.typeId === typeId);
        for (const { kind, document } of await select(db, name, missingInTable, sql`${typeId}::text`)) {
          for (const known of listNames(kind, document)) found.set(known, document);
        }
      }
    },
  };
  await set.load(identifiers);
  return set;
}

const getName = ({ typeId, id, key }: Identifier) => (id === undefined ? `${typeId} key ${key}` : `${typeId} ${id}`);

function listNames(typeId: string, { id, key }: Resource): string[] {
  return [getName({ typeId, id }), ...(key === undefined ? [] : [getName({ typeId, key })])];
}

async function select(
  db: Kysely<CommerceTables>,
  name: string,
  identifiers: readonly Identifier[],
  kind: RawBuilder<unknown>,
): Promise<readonly { kind: string; document: Resource }[]> {
  if (identifiers.length === 0) return [];
  const ids = identifiers.flatMap(({ typeId, id }) => (id === undefined ? [] : [sql`(${typeId}, ${id})`]));
  const keys = identifiers.flatMap(({ typeId, key }) => (key === undefined ? [] : [sql`(${typeId}, ${key})`]));
  const conditions = [
    ...(ids.length > 0 ? [sql`(${kind}, id) in (${sql.join(ids)})`] : []),
    ...(keys.length > 0 ? [sql`(${kind}, key) in (${sql.join(keys)})`] : []),
  ];
  const result = await sql<{ kind: string; document: Resource }>`
    select ${kind} as kind, document from ${table(name)} where ${sql.join(conditions, sql` or `)}`.execute(db);
  return result.rows;
}
