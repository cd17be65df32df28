import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createMemoryRecorder, parsePssMb, readAgeSeconds, readUptimeSeconds } from './memory.ts';

describe('memory', () => {
  it('is the proportional share of a process in megabytes', () => {
    const rollup = [
      '560393bed000-7fff2713a000 ---p 00000000 00:00 0                          [rollup]',
      'Rss:                2000 kB',
      'Pss:                1000 kB',
      'Pss_Dirty:           116 kB',
    ];
    expect(parsePssMb(rollup.join('\n'))).toBe(1.024);
    expect(() => parsePssMb('Rss: 2000 kB')).toThrow('no Pss');
  });

  it('is recorded for each server at each stage, including child processes', async () => {
    const child = spawn(process.execPath, ['-e', 'process.stdout.write("x"); setInterval(() => {}, 1e6)']);
    await once(child.stdout, 'data');
    const pid = child.pid ?? 0;
    const recorder = createMemoryRecorder({ store: [process.pid, pid], database: [pid] }, new Map([[pid, 2.5]]));
    recorder.record('started');
    expect(() => recorder.list()).toThrow('"filled" was not recorded');
    recorder.record('filled');
    child.kill('SIGKILL');
    await once(child, 'exit');
    recorder.record('loaded');
    const [own, first, database] = recorder.list();
    expect([own, first, database].map((server) => server?.name)).toEqual(['store 1', 'store 2', 'database']);
    expect([own, first].map((server) => server?.startSeconds)).toEqual([undefined, 2.5]);
    expect(first?.memoryMb.started).toBeGreaterThan(5);
    expect(first?.memoryMb.loaded).toBe(0);
    expect(own?.memoryMb.started).toBeGreaterThan(first?.memoryMb.started ?? Number.NaN);
  });
});

describe('start time', () => {
  it('is counted from the start of the process', () => {
    const now = readUptimeSeconds();
    const age = readAgeSeconds(process.pid, now);
    expect(age).toBeGreaterThan(0);
    expect(age).toBeLessThan(now);
    expect(readAgeSeconds(process.pid, now + 3)).toBeCloseTo(age + 3);
  });

  it('is an error for an ended process', () => {
    expect(() => readAgeSeconds(-1)).toThrow('has ended');
  });
});
