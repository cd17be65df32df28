import { readFileSync } from 'node:fs';
import { listTree, readProcesses } from './cpu.ts';
import type { Parts } from './measure.ts';

/** Memory and start of one server: a process with its descendants. */
export interface ProcessFigures {
  /** Part of the system, with a number when it has several servers, e.g. `store 2`. */
  readonly name: string;
  /** Seconds from the start of the process until it was ready; undefined when it was started by another command. */
  readonly startSeconds: number | undefined;
  /** Megabytes of resident memory at each stage. */
  readonly memoryMb: Readonly<Record<MemoryStage, number>>;
}

/** `started`: all servers are ready; `filled`: with the imported catalogue, before the load; `loaded`: after the rounds. */
export const memoryStages = ['started', 'filled', 'loaded'] as const;
type MemoryStage = (typeof memoryStages)[number];

export interface MemoryRecorder {
  /** Reads the memory of all servers now. */
  record(stage: MemoryStage): void;
  /** @throws Error when a stage was not recorded */
  list(): ProcessFigures[];
}

/** A server and the megabytes of memory of its process and its descendants. */
export interface ServerMemory {
  readonly name: string;
  readonly pid: number;
  readonly mb: number;
}

/** Reads the memory of the servers in `parts` now. */
export function readServerMemory(parts: Parts): ServerMemory[] {
  const processes = readProcesses();
  return Object.entries(parts).flatMap(([part, pids]) =>
    pids.map((pid, index) => ({
      name: pids.length > 1 ? `${part} ${index + 1}` : part,
      pid,
      mb: listTree(processes, pid).reduce((sum, descendant) => sum + readMemoryMb(descendant.pid), 0),
    })),
  );
}

/** Records the memory of the servers in `parts`. */
export function createMemoryRecorder(parts: Parts, startSeconds: ReadonlyMap<number, number>): MemoryRecorder {
  const stages = new Map<MemoryStage, readonly ServerMemory[]>();
  const getServers = (stage: MemoryStage): readonly ServerMemory[] => {
    const servers = stages.get(stage);
    if (servers === undefined) throw new Error(`The memory of the stage "${stage}" was not recorded.`);
    return servers;
  };
  return {
    record: (stage) => void stages.set(stage, readServerMemory(parts)),
    list: () =>
      getServers('started').map(({ name, pid, mb: started }, index) => ({
        name,
        startSeconds: startSeconds.get(pid),
        memoryMb: {
          started,
          filled: getServers('filled')[index]?.mb ?? Number.NaN,
          loaded: getServers('loaded')[index]?.mb ?? Number.NaN,
        },
      })),
  };
}

/**
 * Reads the proportional set size of a process: its resident memory, in which memory shared by n processes, such as the
 * buffers of PostgreSQL, counts one nth. 0 when the process has ended.
 */
function readMemoryMb(pid: number): number {
  try {
    return parsePssMb(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')) return 0;
    throw error;
  }
}

/** Parses `/proc/<pid>/smaps_rollup` (proc(5)) to megabytes of 1,000,000 bytes. @throws Error without a total */
export function parsePssMb(text: string): number {
  const kibibytes = /^Pss: +(\d+) kB$/m.exec(text)?.[1];
  if (!kibibytes) throw new Error('smaps_rollup contains no Pss.');
  return (Number(kibibytes) * 1_024) / 1_000_000;
}

/** Returns the seconds since the process started. @throws Error when it has ended */
export function readAgeSeconds(pid: number, now = readUptimeSeconds()): number {
  const running = readProcesses().find((other) => other.pid === pid);
  if (!running) throw new Error(`The process ${pid} has ended.`);
  return now - running.startSeconds;
}

/** Returns the seconds since the start of the system. */
export const readUptimeSeconds = (): number => Number(readFileSync('/proc/uptime', 'utf8').split(' ')[0]);
