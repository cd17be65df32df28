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

/** Records the memory of the servers in `parts`. */
export function createMemoryRecorder(parts: Parts, startSeconds: ReadonlyMap<number, number>): MemoryRecorder {
  const servers = listServers(parts);
  const stages = new Map<MemoryStage, readonly number[]>();
  const getMemory = (stage: MemoryStage, index: number) => {
    const mb = stages.get(stage)?.[index];
    if (mb === undefined) throw new Error(`The memory of the stage "${stage}" was not recorded.`);
    return mb;
  };
  return {
    record(stage) {
      const processes = readProcesses();
      const readTreeMb = (root: number) =>
        listTree(processes, root).reduce((sum, { pid }) => sum + readMemoryMb(pid), 0);
      stages.set(
        stage,
        servers.map(({ pid }) => readTreeMb(pid)),
      );
    },
    list: () =>
      servers.map(({ name, pid }, index) => ({
        name,
        startSeconds: startSeconds.get(pid),
        memoryMb: {
          started: getMemory('started', index),
          filled: getMemory('filled', index),
          loaded: getMemory('loaded', index),
        },
      })),
  };
}

const listServers = (parts: Parts): { readonly name: string; readonly pid: number }[] =>
  Object.entries(parts).flatMap(([part, pids]) =>
    pids.map((pid, index) => ({ name: pids.length > 1 ? `${part} ${index + 1}` : part, pid })),
  );

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
