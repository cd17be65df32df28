import { createInvalidInputError } from '../errors.ts';
import type { RangeQuery } from './request.ts';

/**
 * Creates a test of the values of a field, at least one of which must be within the bounds of the range.
 * @param kind whether the bounds are numbers or ISO times, which are compared in milliseconds
 * @throws PlatformError `InvalidInput`
 */
export function createBoundsTest(
  { field, gte, gt, lte, lt }: RangeQuery,
  kind: 'number' | 'time',
): (value: number) => boolean {
  if ([gte, gt, lte, lt].every((bound) => bound === undefined)) {
    throw createInvalidInputError(`The range over '${field}' has no bounds.`);
  }
  const read = kind === 'number' ? toNumber : toTime;
  const toBound = (bound: number | string | undefined, otherwise: number) =>
    bound === undefined ? otherwise : read(bound);
  const [atLeast, above] = [gte, gt].map((bound) => toBound(bound, Number.NEGATIVE_INFINITY)) as [number, number];
  const [atMost, below] = [lte, lt].map((bound) => toBound(bound, Number.POSITIVE_INFINITY)) as [number, number];
  return (value) => value >= atLeast && value > above && value <= atMost && value < below;
}

function toNumber(bound: number | string): number {
  if (typeof bound === 'string') throw createInvalidInputError(`'${bound}' is not a number.`);
  return bound;
}

function toTime(bound: number | string): number {
  const time = typeof bound === 'string' ? Date.parse(bound) : Number.NaN;
  if (Number.isNaN(time)) throw createInvalidInputError(`'${bound}' is not a date and time.`);
  return time;
}
