import { z } from 'zod/mini';
import { type OutboxEntry, updateOutbox } from './outbox.ts';

const commandId = z.string();
const replaces = z.optional(z.array(z.string()));

const entriesSchema: z.ZodMiniType<OutboxEntry[]> = z.array(
  z.object({
    memberId: z.nullable(z.string()),
    cartId: z.optional(z.string()),
    command: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('add'),
        input: z.object({
          commandId,
          sku: z.string(),
          quantity: z.int(),
          clubKey: z.nullable(z.string()),
          addressId: z.optional(z.string()),
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

/** Parses the stored outbox, oldest entry first; invalid text counts as an empty outbox. */
export function parseOutbox(stored: string | null): readonly OutboxEntry[] {
  if (stored === null) return [];
  try {
    return entriesSchema.parse(JSON.parse(stored));
  } catch {
    return [];
  }
}

/** Removes a completed command from the outbox. */
export async function removeFromOutbox(marketCode: string, completedId: string): Promise<void> {
  await updateOutbox(marketCode, (stored) =>
    parseOutbox(stored).filter(({ command }) => command.input.commandId !== completedId),
  );
}
