import { z } from 'zod';
import { storedWaiting, storeWaiting, type WaitingEntry } from './outbox.ts';

const commandId = z.string();

const entriesSchema: z.ZodType<WaitingEntry[]> = z.array(
  z.object({
    memberId: z.string().nullable(),
    command: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('add'),
        input: z.object({ commandId, sku: z.string(), quantity: z.int(), clubId: z.string().nullable() }),
      }),
      z.object({
        kind: z.literal('change'),
        input: z.object({ commandId, lineId: z.string(), quantity: z.int() }),
      }),
      z.object({ kind: z.literal('remove'), input: z.object({ commandId, lineId: z.string() }) }),
    ]),
  }),
);

/** What waits, the oldest first, from its stored text; what cannot be read counts as nothing. */
export function readWaiting(stored: string | null): readonly WaitingEntry[] {
  if (stored === null) return [];
  try {
    return entriesSchema.parse(JSON.parse(stored));
  } catch {
    return [];
  }
}

/** Forgets a command that was answered. */
export function forgetWaiting(marketCode: string, answeredId: string): void {
  const left = readWaiting(storedWaiting(marketCode)).filter(({ command }) => command.input.commandId !== answeredId);
  storeWaiting(marketCode, left);
}
