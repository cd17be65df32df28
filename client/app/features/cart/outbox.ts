import { z } from 'zod';
import { GraphTransportError } from '../../apollo/graph-transport.ts';

const commandId = z.string();

const entrySchema = z.object({
  /** The member whose cart it is for; null for a guest. */
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
});

/** A change of the cart that could not be sent yet. */
export type WaitingEntry = z.output<typeof entrySchema>;
export type WaitingCommand = WaitingEntry['command'];

const keyOf = (marketCode: string) => `tarima.waiting.${marketCode}`;
const changed = new EventTarget();

/** What waits, as it is stored: the same text means the same list. Null when nothing does. */
export function storedWaiting(marketCode: string): string | null {
  try {
    return localStorage.getItem(keyOf(marketCode));
  } catch {
    return null;
  }
}

/** What waits, the oldest first; what cannot be read counts as nothing. */
export function readWaiting(stored: string | null): readonly WaitingEntry[] {
  if (stored === null) return [];
  try {
    return z.array(entrySchema).parse(JSON.parse(stored));
  } catch {
    return [];
  }
}

function write(marketCode: string, entries: readonly WaitingEntry[]): boolean {
  try {
    if (entries.length === 0) localStorage.removeItem(keyOf(marketCode));
    else localStorage.setItem(keyOf(marketCode), JSON.stringify(entries));
  } catch {
    return false;
  }
  changed.dispatchEvent(new Event('change'));
  return true;
}

/** Keeps a command until the connection is back; false where the browser keeps nothing. */
export function keepWaiting(marketCode: string, entry: WaitingEntry): boolean {
  return write(marketCode, [...readWaiting(storedWaiting(marketCode)), entry]);
}

/** Forgets a command that was answered. */
export function forgetWaiting(marketCode: string, answeredId: string): void {
  const left = readWaiting(storedWaiting(marketCode)).filter(({ command }) => command.input.commandId !== answeredId);
  write(marketCode, left);
}

/** Tells when the list changes, in this tab or another. */
export function onWaitingChange(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    removeEventListener('storage', listener);
  };
}

/** Whether nobody answered: the command may be sent again later, under its id. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof GraphTransportError && (error.status === 0 || error.status >= 502);
}
