import { type RawBuilder, sql } from 'kysely';
import { createInvalidInputError } from '../errors.ts';
import type { Predicate, PredicateValue } from './predicate.ts';

export type Condition = RawBuilder<boolean>;

/** Describes a table for predicates and sorts: its `document`, and the fields with a separate column. */
export interface Searchable {
  /** Column expressions (`sql.ref('customer_id')`) by dotted path. */
  readonly columns: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Faster condition for a part of a predicate; undefined falls back to the document. */
  readonly buildIndexedCondition?: (predicate: Predicate) => Condition | undefined;
}

/**
 * Converts a predicate to an SQL condition on the current row. Fields with a column use it and its index; all others
 * are matched in the `document` by JSON path, whose lax mode searches arrays as the platform does.
 */
export function toSqlCondition(predicate: Predicate, source: Searchable): Condition {
  const indexedCondition = source.buildIndexedCondition?.(predicate);
  if (indexedCondition) return indexedCondition;
  switch (predicate.kind) {
    case 'and':
    case 'or': {
      const parts = predicate.parts.map((part) => toSqlCondition(part, source));
      return sql`(${sql.join(parts, predicate.kind === 'and' ? sql` and ` : sql` or `)})`;
    }
    case 'not':
      return sql`not coalesce(${toSqlCondition(predicate.part, source)}, false)`;
    case 'circle': {
      const point = sql`document #> ${toPathLiteral([...predicate.path, 'coordinates'])}`;
      const latitude = sql`radians((${point}->>1)::float8)`;
      const longitude = sql`radians((${point}->>0)::float8)`;
      return sql`${point} is not null and 6371000 * acos(least(1, sin(radians(${predicate.latitude}::float8)) * sin(${latitude})
        + cos(radians(${predicate.latitude}::float8)) * cos(${latitude})
        * cos(${longitude} - radians(${predicate.longitude}::float8)))) <= ${predicate.radiusMetres}::float8`;
    }
    case 'nested': {
      const field = findField(predicate);
      if (!field || !source.columns[field.path.join('.')]) break;
      return toSqlCondition(field, source);
    }
    case 'compare': {
      const column = source.columns[predicate.path.join('.')];
      if (!column) break;
      return sql`${column} ${sql.raw(predicate.operator)} ${predicate.value}`;
    }
    case 'in': {
      const column = source.columns[predicate.path.join('.')];
      if (!column) break;
      return sql`${column} in (${sql.join(predicate.values)})`;
    }
  }
  return sql`document @? ${`$ ? (${toJsonPath(predicate)})`}::jsonpath`;
}

/** Returns the condition of a nested predicate on a single field, with the full path. */
function findField(predicate: Predicate): Extract<Predicate, { kind: 'compare' | 'in' }> | undefined {
  switch (predicate.kind) {
    case 'compare':
    case 'in':
      return predicate;
    case 'nested': {
      const field = findField(predicate.part);
      return field && { ...field, path: [...predicate.path, ...field.path] };
    }
    default:
      return undefined;
  }
}

const jsonPathOperators = { '=': '==', '!=': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;

/** Values and names are JSON literals within one bound parameter, so no input becomes SQL. */
function toJsonPath(predicate: Predicate): string {
  switch (predicate.kind) {
    case 'and':
      return predicate.parts.map((part) => `(${toJsonPath(part)})`).join(' && ');
    case 'or':
      return predicate.parts.map((part) => `(${toJsonPath(part)})`).join(' || ');
    case 'not':
      return `!(${toJsonPath(predicate.part)})`;
    case 'nested':
      return `exists(${toAccessor(predicate.path)} ? (${toJsonPath(predicate.part)}))`;
    case 'compare':
      return `${toAccessor(predicate.path)} ${jsonPathOperators[predicate.operator]} ${toLiteral(predicate.value)}`;
    case 'in':
      return matchAny(predicate.path, predicate.values);
    case 'contains':
      return predicate.mode === 'any'
        ? matchAny(predicate.path, predicate.values)
        : predicate.values.map((value) => `(${toAccessor(predicate.path)} == ${toLiteral(value)})`).join(' && ');
    case 'defined':
      return `exists(${toAccessor(predicate.path)})`;
    case 'empty':
      return `exists(${toAccessor(predicate.path)} ? (@.size() == 0))`;
    case 'circle':
      throw createInvalidInputError("Malformed parameter: where: 'within circle' cannot be nested.");
  }
}

const matchAny = (path: readonly string[], values: readonly PredicateValue[]) =>
  values.map((value) => `(${toAccessor(path)} == ${toLiteral(value)})`).join(' || ');

const toAccessor = (path: readonly string[]) => `@${path.map((name) => `.${JSON.stringify(name)}`).join('')}`;

const toLiteral = (value: PredicateValue) => JSON.stringify(value);

/** Builds a JSON path for `#>` as one bound text array. */
export const toPathLiteral = (path: readonly string[]) =>
  sql`${`{${path.map((part) => JSON.stringify(part)).join(',')}}`}::text[]`;
