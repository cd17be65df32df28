import { createHash } from 'node:crypto';

/**
 * The commands of a cart, oldest first: the latest as `commandId:bodyHash`, before them digests of the ids of earlier ones.
 * They are written in the same update as the change they describe, since a log beside the platform could not be atomic with
 * it (CART-81).
 */
export type CommandLog = readonly string[];

export interface LogEntry {
  readonly id: string;
  readonly bodyHash: string;
}

/** Commands whose content is kept: several times as many as a shopper can have in flight (CART-84). */
export const commandLogSize = 50;

/**
 * Earlier commands of which a digest is kept (CART-84): 8 kB at most, which grow only in carts that are changed so often. A
 * replay that is older than all of them would be carried out again.
 */
export const digestLimit = 1_000;

/** The body hash of a command that a later one replaced: whatever it asks for, it is done. */
const replacedBody = '*';
const digestMark = '~';
/** 48 bits: among 1,000 digests a new id looks like a known one once in 10^11 commands. */
const digestLength = 8;

/** `expired`: it was carried out, and its content is no longer known. */
export type Recall = 'new' | 'done' | 'conflict' | 'expired';

/** Whether a command was carried out before; `conflict` when its id came with another body. */
export function recall(log: CommandLog, { id, bodyHash }: LogEntry): Recall {
  const entry = log.find((known) => known.startsWith(`${id}:`));
  if (!entry) return digestsOf(log).includes(digestOf(id)) ? 'expired' : 'new';
  return entry === `${id}:${bodyHash}` || entry === `${id}:${replacedBody}` ? 'done' : 'conflict';
}

/** The log with more entries; of the oldest ones that no longer fit, digests stay. */
export function withEntries(log: CommandLog, entries: readonly LogEntry[]): CommandLog {
  return joined(
    log,
    entries.map(({ id, bodyHash }) => `${id}:${bodyHash}`),
  );
}

/** Two logs as one, the later one whole before the earlier one. */
export function joined(earlier: CommandLog, later: CommandLog): CommandLog {
  const logs = [...earlier, ...later];
  const entries = [...new Set(logs.filter((entry) => !entry.startsWith(digestMark)))];
  const evicted = entries.slice(0, -commandLogSize).map((entry) => digestOf(entry.slice(0, entry.lastIndexOf(':'))));
  const digests = [...new Set([...digestsOf(logs), ...evicted])].slice(-digestLimit);
  return [...(digests.length > 0 ? [`${digestMark}${digests.join('')}`] : []), ...entries.slice(-commandLogSize)];
}

/** Entries for commands that a newer one replaces: one that arrives later counts as done. */
export function replacedEntries(log: CommandLog, ids: readonly string[]): LogEntry[] {
  return ids
    .filter((id) => recall(log, { id, bodyHash: replacedBody }) === 'new')
    .map((id) => ({ id, bodyHash: replacedBody }));
}

function digestOf(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, digestLength);
}

/** The digests of a log, or of several that were put one after the other. */
function digestsOf(log: CommandLog): string[] {
  return log
    .filter((entry) => entry.startsWith(digestMark))
    .flatMap((entry) => entry.slice(1).match(new RegExp(`.{${digestLength}}`, 'g')) ?? []);
}
