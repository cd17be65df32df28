import { z } from 'zod';

/** Position in one kind of change, by the platform's clock. */
const cursorSchema = z.object({
  /** Time of the newest change that was read. */
  after: z.iso.datetime(),
  /** True when a later read found nothing newer; until then the latest changes are read again. */
  isSettled: z.boolean(),
});

export const positionSchema = z.object({
  messages: cursorSchema,
  stock: cursorSchema,
  categories: cursorSchema,
  /** True when more stock entries changed than are read one by one; all products are read when the changes cease. */
  isStockBehind: z.boolean(),
  /** Time of the last read of messages, by this service's clock; the platform retains them only for some days. */
  readAt: z.iso.datetime(),
});

export type Cursor = z.output<typeof cursorSchema>;

/** Position up to which the index has followed the platform. */
export type Position = z.output<typeof positionSchema>;

/** The platform can publish a change slightly after a newer one, when writing it took longer. */
const overlapMs = 2_000;

/** Time after which changes are to be read. */
export const getReadStart = ({ after, isSettled }: Cursor): string =>
  isSettled ? after : new Date(Date.parse(after) - overlapMs).toISOString();

/** Advances a cursor to the time of the newest change; undefined when there were none. */
export function advanceCursor(cursor: Cursor, newest: string | undefined): Cursor {
  const isNewer = newest !== undefined && newest > cursor.after;
  return { after: isNewer ? newest : cursor.after, isSettled: !isNewer };
}

/** Whether the last read of every kind of change found nothing new. */
export const isSettled = ({ messages, stock, categories, isStockBehind }: Position): boolean =>
  !isStockBehind && [messages, stock, categories].every((cursor) => cursor.isSettled);
