import { z } from 'zod';
import { createInvalidInputError } from '../errors.ts';
import { type Predicate, parsePredicate } from './predicate.ts';

export interface SortKey {
  readonly path: readonly string[];
  readonly direction: 'asc' | 'desc';
}

/** Parameters of the platform's query endpoints. */
export interface ListQuery {
  /** Predicates that must all match. */
  readonly where: readonly Predicate[];
  readonly sort: readonly SortKey[];
  /** At most 500. */
  readonly limit: number;
  /** At most 10,000. */
  readonly offset: number;
  readonly withTotal: boolean;
  readonly expand: readonly string[];
}

const repeatable = z
  .union([z.string(), z.array(z.string())])
  .optional()
  .transform((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]));

const schema = z.looseObject({
  where: repeatable,
  sort: repeatable,
  expand: repeatable,
  limit: z.coerce.number().int().min(0).max(500).default(20),
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
  withTotal: z.enum(['true', 'false']).default('true'),
});

const sortPattern = /^([A-Za-z_`][\w.`-]*)(?:\s+(asc|desc))?$/;

/** Parses `where`, `sort`, `limit`, `offset`, `withTotal`, `expand` and `var.*`. @throws PlatformError InvalidInput */
export function parseListQuery(query: unknown): ListQuery {
  const parsed = schema.safeParse(query);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw createInvalidInputError(`Malformed parameter: ${issue?.path.join('.')}: ${issue?.message}.`);
  }
  const { where, sort, limit, offset, withTotal, expand, ...others } = parsed.data;
  const variables = new Map(
    Object.entries(others).flatMap(([name, value]) =>
      name.startsWith('var.') && typeof value === 'string' ? [[name.slice(4), value] as const] : [],
    ),
  );
  return {
    where: where.map((text) => parsePredicate(text, variables)),
    sort: sort.map(parseSort),
    limit,
    offset,
    withTotal: withTotal === 'true',
    expand,
  };
}

function parseSort(text: string): SortKey {
  const [, path, direction] = sortPattern.exec(text.trim()) ?? [];
  if (!path) throw createInvalidInputError(`Malformed parameter: sort: '${text}'.`);
  return { path: path.replaceAll('`', '').split('.'), direction: direction === 'desc' ? 'desc' : 'asc' };
}
