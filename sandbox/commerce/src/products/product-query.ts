import { checkFields } from '../resources/check-fields.ts';
import type { ListQuery } from '../resources/list-query.ts';
import type { Predicate } from '../resources/predicate.ts';
import { productResourceFields } from '../resources/query-fields.ts';

/**
 * Converts a query of `/products` to one of stored products, which have the data of `masterData.current` and
 * `masterData.staged` once and without these names. @throws PlatformError `InvalidInput` for an unknown field
 */
export function toStoredQuery(query: ListQuery): ListQuery {
  checkFields(query, productResourceFields);
  return {
    ...query,
    where: query.where.map((predicate) => toStoredPredicate(predicate)),
    sort: query.sort.map((key) => ({ ...key, path: toStoredPath(key.path) })),
  };
}

function toStoredPredicate(predicate: Predicate): Predicate {
  if ('parts' in predicate) return { ...predicate, parts: predicate.parts.map(toStoredPredicate) };
  if (predicate.kind === 'not') return { ...predicate, part: toStoredPredicate(predicate.part) };
  const path = toStoredPath(predicate.path);
  if (predicate.kind === 'nested' && path.length === 0) return toStoredPredicate(predicate.part);
  return { ...predicate, path };
}

/** Removes `masterData`, and `current` or `staged`, which no other field of a product is called. */
function toStoredPath(path: readonly string[]): readonly string[] {
  const inner = path[0] === 'masterData' ? path.slice(1) : path;
  return inner[0] === 'current' || inner[0] === 'staged' ? inner.slice(1) : inner;
}
