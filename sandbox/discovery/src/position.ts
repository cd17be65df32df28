import { z } from 'zod';

/** How far one kind of change was read, by the platform's clock. */
const cursorSchema = z.object({
  /** The time of the newest change that was read. */
  after: z.iso.datetime(),
  /** Whether nothing newer came in a later read: until then the last moments are read again. */
  isSettled: z.boolean(),
});

export const positionSchema = z.object({
  messages: cursorSchema,
  stock: cursorSchema,
  categories: cursorSchema,
  /** Whether more stock changed than is read entry by entry: all products are read once it calms down. */
  isStockBehind: z.boolean(),
  /** When the messages were last asked for, by this service's clock: the platform keeps them for some days only. */
  readAt: z.iso.datetime(),
});

export type Cursor = z.output<typeof cursorSchema>;

/** Up to where the index has followed the platform. */
export type Position = z.output<typeof positionSchema>;

/** A platform may show a change a moment later than a younger one, when it took longer to write. */
const overlapMs = 2_000;

/** Changes after this time are to be read. */
export const readFrom = ({ after, isSettled }: Cursor): string =>
  isSettled ? after : new Date(Date.parse(after) - overlapMs).toISOString();

/** The cursor behind changes of which the newest has this time; undefined when there were none. */
export function advanceCursor(cursor: Cursor, newest: string | undefined): Cursor {
  const isNewer = newest !== undefined && newest > cursor.after;
  return { after: isNewer ? newest : cursor.after, isSettled: !isNewer };
}

/** Whether the last read of every kind found nothing new. */
export const isSettled = ({ messages, stock, categories, isStockBehind }: Position): boolean =>
  !isStockBehind && [messages, stock, categories].every((cursor) => cursor.isSettled);
