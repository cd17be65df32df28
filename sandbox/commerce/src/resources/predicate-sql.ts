import { type RawBuilder, sql } from 'kysely';
import { invalidInput } from '../errors.ts';
import type { Predicate, PredicateValue } from './predicate.ts';

export type Condition = RawBuilder<boolean>;

/** How a table answers predicates and sorts: its `document`, and the fields that have a column of their own. */
export interface Searchable {
  /** Path joined by dots -> column expression (`sql.ref('customer_id')`). */
  readonly columns: Readonly<Record<string, RawBuilder<unknown>>>;
  /** An area's own, faster answer for a part of a predicate; undefined leaves it to the document. */
  readonly shortcut?: (predicate: Predicate) => Condition | undefined;
}

/**
 * A predicate as an SQL condition on the current row. Fields with a column use it (and its index); everything else is
 * asked of the `document` by JSON path, whose lax mode looks into arrays as the platform does.
 */
export function predicateToSql(predicate: Predicate, source: Searchable): Condition {
  const own = source.shortcut?.(predicate);
  if (own) return own;
  switch (predicate.kind) {
    case 'and':
    case 'or': {
      const parts = predicate.parts.map((part) => predicateToSql(part, source));
      return sql`(${sql.join(parts, predicate.kind === 'and' ? sql` and ` : sql` or `)})`;
    }
    case 'not':
      return sql`not coalesce(${predicateToSql(predicate.part, source)}, false)`;
    case 'circle': {
      const point = sql`document #> ${pathLiteral([...predicate.path, 'coordinates'])}`;
      const latitude = sql`radians((${point}->>1)::float8)`;
      const longitude = sql`radians((${point}->>0)::float8)`;
      return sql`${point} is not null and 6371000 * acos(least(1, sin(radians(${predicate.latitude}::float8)) * sin(${latitude})
        + cos(radians(${predicate.latitude}::float8)) * cos(${latitude})
        * cos(${longitude} - radians(${predicate.longitude}::float8)))) <= ${predicate.radiusMetres}::float8`;
    }
    case 'nested': {
      const field = fieldOf(predicate);
      if (!field || !source.columns[field.path.join('.')]) break;
      return predicateToSql(field, source);
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

/** What a nested predicate says of one field, with the whole path to it. */
function fieldOf(predicate: Predicate): Extract<Predicate, { kind: 'compare' | 'in' }> | undefined {
  switch (predicate.kind) {
    case 'compare':
    case 'in':
      return predicate;
    case 'nested': {
      const field = fieldOf(predicate.part);
      return field && { ...field, path: [...predicate.path, ...field.path] };
    }
    default:
      return undefined;
  }
}

const jsonPathOperators = { '=': '==', '!=': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;

/** Values and names are JSON literals inside one bound parameter: nothing of the request becomes SQL. */
function toJsonPath(predicate: Predicate): string {
  switch (predicate.kind) {
    case 'and':
      return predicate.parts.map((part) => `(${toJsonPath(part)})`).join(' && ');
    case 'or':
      return predicate.parts.map((part) => `(${toJsonPath(part)})`).join(' || ');
    case 'not':
      return `!(${toJsonPath(predicate.part)})`;
    case 'nested':
      return `exists(${accessor(predicate.path)} ? (${toJsonPath(predicate.part)}))`;
    case 'compare':
      return `${accessor(predicate.path)} ${jsonPathOperators[predicate.operator]} ${literal(predicate.value)}`;
    case 'in':
      return anyOf(predicate.path, predicate.values);
    case 'contains':
      return predicate.mode === 'any'
        ? anyOf(predicate.path, predicate.values)
        : predicate.values.map((value) => `(${accessor(predicate.path)} == ${literal(value)})`).join(' && ');
    case 'defined':
      return `exists(${accessor(predicate.path)})`;
    case 'empty':
      return `exists(${accessor(predicate.path)} ? (@.size() == 0))`;
    case 'circle':
      throw invalidInput("Malformed parameter: where: 'within circle' cannot be nested.");
  }
}

const anyOf = (path: readonly string[], values: readonly PredicateValue[]) =>
  values.map((value) => `(${accessor(path)} == ${literal(value)})`).join(' || ');

const accessor = (path: readonly string[]) => `@${path.map((name) => `.${JSON.stringify(name)}`).join('')}`;

const literal = (value: PredicateValue) => JSON.stringify(value);

/** A JSON path for `#>` as one bound text array. */
export const pathLiteral = (path: readonly string[]) =>
  sql`${`{${path.map((part) => JSON.stringify(part)).join(',')}}`}::text[]`;
