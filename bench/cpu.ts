import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports times in hundredths of a second (USER_HZ), independent of the kernel's clock. */
const msPerTick = 10;

/** CPU time of a process from `/proc/<pid>/stat`. */
export interface ProcessTimes {
  readonly pid: number;
  readonly parentPid: number;
  readonly command: string;
  /** Start of the process, in seconds since the start of the system. */
  readonly startSeconds: number;
  /** Milliseconds of user and system time, including ended children that were waited for. */
  readonly cpuMs: number;
}

/** Reads all processes of the machine. @throws Error on systems without `/proc` */
export function readProcesses(): ProcessTimes[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'));
      } catch {
        // The process ended after the listing; its parent's times include it.
        return [];
      }
    });
}

/** Parses a line of `/proc/<pid>/stat` (proc(5)). The command is in parentheses and may contain spaces and parentheses. */
export function parseStat(line: string): ProcessTimes {
  const open = line.indexOf('(');
  const close = line.lastIndexOf(')');
  const fields = line.slice(close + 2).split(' ');
  const field = (number: number) => Number(fields[number - 3]);
  return {
    pid: Number(line.slice(0, open)),
    parentPid: field(4),
    command: line.slice(open + 1, close),
    startSeconds: (field(22) * msPerTick) / 1_000,
    cpuMs: (field(14) + field(15) + field(16) + field(17)) * msPerTick,
  };
}

/** Sums the CPU milliseconds of a process and its descendants. */
export const sumTreeCpuMs = (processes: readonly ProcessTimes[], root: number): number =>
  listTree(processes, root).reduce((sum, { cpuMs }) => sum + cpuMs, 0);

/** Lists a process and its descendants; empty when the process has ended. */
export function listTree(processes: readonly ProcessTimes[], root: number): ProcessTimes[] {
  const children = processes.filter(({ parentPid }) => parentPid === root);
  return [...processes.filter(({ pid }) => pid === root), ...children.flatMap(({ pid }) => listTree(processes, pid))];
}
