import { createHash } from 'node:crypto';

/**
 * The commands of a cart, oldest first: the latest as `commandId:bodyHash`, before them digests of the ids of earlier ones.
 * The log is written in the same update as the change, because a separate log could not be atomic with it (CART-81).
 */
export type CommandLog = readonly string[];

export interface LogEntry {
  readonly id: string;
  readonly bodyHash: string;
}

/** Commands whose body hash is kept: several times as many as a shopper can have in flight (CART-84). */
export const commandLogSize = 50;

/**
 * Earlier commands of which a digest is kept (CART-84), at most 8 kB. A replay of a command that is older than all of them
 * would be carried out again.
 */
export const digestLimit = 1_000;

/** Body hash of a command that a later one replaced: it counts as done whatever its body. */
const replacedBody = '*';
const digestMark = '~';
/** 48 bits: among 1,000 digests a new id collides with a known one once in 10^11 commands. */
const digestLength = 8;

/**
 * `done`: a replay of a known command; `conflict`: a known id with another body; `expired`: carried out, and its body is no
 * longer known.
 */
export type ReplayStatus = 'new' | 'done' | 'conflict' | 'expired';

/** Whether a command was carried out before. */
export function checkReplay(log: CommandLog, { id, bodyHash }: LogEntry): ReplayStatus {
  const entry = log.find((known) => known.startsWith(`${id}:`));
  if (!entry) return readDigests(log).includes(computeDigest(id)) ? 'expired' : 'new';
  return entry === `${id}:${bodyHash}` || entry === `${id}:${replacedBody}` ? 'done' : 'conflict';
}

/** The log with more entries. Of the oldest entries that exceed its size, digests remain. */
export function appendEntries(log: CommandLog, entries: readonly LogEntry[]): CommandLog {
  return joinLogs(
    log,
    entries.map(({ id, bodyHash }) => `${id}:${bodyHash}`),
  );
}

/** Two logs as one; entries of the earlier log are reduced to digests first. */
export function joinLogs(earlier: CommandLog, later: CommandLog): CommandLog {
  const logs = [...earlier, ...later];
  const entries = [...new Set(logs.filter((entry) => !entry.startsWith(digestMark)))];
  const evicted = entries
    .slice(0, -commandLogSize)
    .map((entry) => computeDigest(entry.slice(0, entry.lastIndexOf(':'))));
  const digests = [...new Set([...readDigests(logs), ...evicted])].slice(-digestLimit);
  return [...(digests.length > 0 ? [`${digestMark}${digests.join('')}`] : []), ...entries.slice(-commandLogSize)];
}

/** Entries for commands that a newer one replaces: one that arrives later counts as done. */
export function listReplacedEntries(log: CommandLog, ids: readonly string[]): LogEntry[] {
  return ids
    .filter((id) => checkReplay(log, { id, bodyHash: replacedBody }) === 'new')
    .map((id) => ({ id, bodyHash: replacedBody }));
}

function computeDigest(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, digestLength);
}

/** The digests in a log, or in several concatenated logs. */
function readDigests(log: CommandLog): string[] {
  return log
    .filter((entry) => entry.startsWith(digestMark))
    .flatMap((entry) => entry.slice(1).match(new RegExp(`.{${digestLength}}`, 'g')) ?? []);
}
