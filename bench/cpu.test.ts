import { describe, expect, it } from 'vitest';
import { parseStat, readProcesses, treeCpuMs } from './cpu.ts';

describe('processor time', () => {
  it('is read behind a command with blanks and parentheses', () => {
    const line = '42 (tmux: (server) x) S 7 42 42 0 -1 4194560 1 2 3 4 150 25 10 5 20 0 1 0 99';
    expect(parseStat(line)).toEqual({ pid: 42, parent: 7, command: 'tmux: (server) x', cpuMs: 1_900 });
  });

  it('of a tree is that of the process and all below it', () => {
    const of = (pid: number, parent: number, cpuMs: number) => ({ pid, parent, command: 'node', cpuMs });
    const processes = [of(1, 0, 1_000), of(10, 1, 5), of(11, 10, 7), of(12, 11, 11), of(20, 1, 500)];
    expect(treeCpuMs(processes, 10)).toBe(23);
    expect(treeCpuMs(processes, 99)).toBe(0);
  });

  it('of this very process grows with its work', () => {
    const before = treeCpuMs(readProcesses(), process.pid);
    const end = performance.now() + 120;
    while (performance.now() < end);
    expect(treeCpuMs(readProcesses(), process.pid)).toBeGreaterThan(before);
  });
});
