/**
 * The last commands of a cart as `commandId:bodyHash`, oldest first. They are written in the same update as the change
 * they describe, since a log beside the platform could not be atomic with it (architecture §7).
 */
export type CommandLog = readonly string[];

export interface LogEntry {
  readonly id: string;
  readonly bodyHash: string;
}

/** As many as a shopper can have on the way, several times over. */
export const commandLogSize = 50;

export type Recall = 'new' | 'done' | 'conflict';

/** Whether a command was carried out before; `conflict` when its id came with another body. */
export function recall(log: CommandLog, { id, bodyHash }: LogEntry): Recall {
  const entry = log.find((known) => known.startsWith(`${id}:`));
  if (!entry) return 'new';
  return entry === `${id}:${bodyHash}` ? 'done' : 'conflict';
}

/** The log with more entries, without the oldest ones that no longer fit. */
export function withEntries(log: CommandLog, entries: readonly LogEntry[]): CommandLog {
  return joined(
    log,
    entries.map(({ id, bodyHash }) => `${id}:${bodyHash}`),
  );
}

/** Two logs as one, the later one whole before the earlier one. */
export function joined(earlier: CommandLog, later: CommandLog): CommandLog {
  return [...new Set([...earlier, ...later])].slice(-commandLogSize);
}
