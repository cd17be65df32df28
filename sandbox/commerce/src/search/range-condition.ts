import { type RawBuilder, sql } from 'kysely';
import { createInvalidInputError } from '../errors.ts';
import type { Condition } from '../resources/predicate-sql.ts';
import type { RangeQuery } from './request.ts';

const operators = { gte: '>=', gt: '>', lte: '<=', lt: '<' } as const;

/** Builds a range condition on a column; bounds are numbers or ISO times. @throws PlatformError `InvalidInput` */
export function buildRange(column: RawBuilder<unknown>, range: RangeQuery): Condition {
  const bounds = (Object.keys(operators) as (keyof typeof operators)[]).flatMap((name) => {
    const bound = range[name];
    if (bound === undefined) return [];
    const typed = typeof bound === 'number' ? sql`${bound}::float8` : sql`${toIsoTime(bound)}::timestamptz`;
    return sql`${column} ${sql.raw(operators[name])} ${typed}`;
  });
  if (bounds.length === 0) throw createInvalidInputError(`The range over '${range.field}' has no bounds.`);
  return sql`(${sql.join(bounds, sql` and `)})`;
}

function toIsoTime(text: string): string {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw createInvalidInputError(`'${text}' is neither a number nor a date and time.`);
  return new Date(time).toISOString();
}
