import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports times to programs in hundredths of a second (USER_HZ), whatever its own clock is. */
const msPerTick = 10;

/** A process as `/proc/<pid>/stat` tells it. */
export interface ProcessTimes {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
  /** Milliseconds of user and system time, its ended and awaited children included. */
  readonly cpuMs: number;
}

/** Every process of this machine at one moment. @throws Error where there is no `/proc` */
export function readProcesses(): ProcessTimes[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'));
      } catch {
        // It ended between the listing and the reading; its parent has its times.
        return [];
      }
    });
}

/** One line of `/proc/<pid>/stat` (proc(5)): the command stands in parentheses and may hold blanks and parentheses. */
export function parseStat(line: string): ProcessTimes {
  const open = line.indexOf('(');
  const close = line.lastIndexOf(')');
  const fields = line.slice(close + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3]);
  return {
    pid: Number(line.slice(0, open)),
    parent: field(4),
    command: line.slice(open + 1, close),
    cpuMs: (field(14) + field(15) + field(16) + field(17)) * msPerTick,
  };
}

/** CPU milliseconds of a process and everything below it. */
export function treeCpuMs(processes: readonly ProcessTimes[], root: number): number {
  const own = processes.find(({ pid }) => pid === root)?.cpuMs ?? 0;
  return processes
    .filter(({ parent }) => parent === root)
    .reduce((sum, child) => sum + treeCpuMs(processes, child.pid), own);
}
