import { z } from 'zod';
import { updateWaiting, type WaitingEntry } from './outbox.ts';

const commandId = z.string();
const replaces = z.array(z.string()).optional();

const entriesSchema: z.ZodType<WaitingEntry[]> = z.array(
  z.object({
    memberId: z.string().nullable(),
    command: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('add'),
        input: z.object({
          commandId,
          sku: z.string(),
          quantity: z.int(),
          clubId: z.string().nullable(),
          addressId: z.string().optional(),
        }),
      }),
      z.object({
        kind: z.literal('change'),
        input: z.object({ commandId, lineId: z.string(), quantity: z.int(), replaces }),
      }),
      z.object({ kind: z.literal('remove'), input: z.object({ commandId, lineId: z.string(), replaces }) }),
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
export async function forgetWaiting(marketCode: string, answeredId: string): Promise<void> {
  await updateWaiting(marketCode, (stored) =>
    readWaiting(stored).filter(({ command }) => command.input.commandId !== answeredId),
  );
}
