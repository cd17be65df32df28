import { describe, expect, it } from 'vitest';
import { parseStat, readProcesses, sumTreeCpuMs } from './cpu.ts';

describe('CPU time', () => {
  it('is parsed when the command contains spaces and parentheses', () => {
    const line = '42 (tmux: (server) x) S 7 42 42 0 -1 4194560 1 2 3 4 150 25 10 5 20 0 1 0 99';
    expect(parseStat(line)).toEqual({
      pid: 42,
      parentPid: 7,
      command: 'tmux: (server) x',
      startSeconds: 0.99,
      cpuMs: 1_900,
    });
  });

  it('of a process tree includes all descendants', () => {
    const createProcess = (pid: number, parentPid: number, cpuMs: number) => ({
      pid,
      parentPid,
      command: 'node',
      startSeconds: 0,
      cpuMs,
    });
    const processes = [
      createProcess(1, 0, 1_000),
      createProcess(10, 1, 5),
      createProcess(11, 10, 7),
      createProcess(12, 11, 11),
      createProcess(20, 1, 500),
    ];
    expect(sumTreeCpuMs(processes, 10)).toBe(23);
    expect(sumTreeCpuMs(processes, 99)).toBe(0);
  });

  it('of the current process grows while it is busy', () => {
    const before = sumTreeCpuMs(readProcesses(), process.pid);
    const end = performance.now() + 120;
    while (performance.now() < end);
    expect(sumTreeCpuMs(readProcesses(), process.pid)).toBeGreaterThan(before);
  });
});
