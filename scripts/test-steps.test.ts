import { openSync, readFileSync, writeSync } from 'node:fs';
import { devNull } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { parseShard, runSteps, type Step, stepsOf } from './steps.ts';
import { testSteps } from './test-steps.ts';
import { commandLine, commandStep } from './tools.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')));
const reports = fileURLToPath(new URL('../.tarima/reports/', import.meta.url));
const checked = new Set(testSteps(reports).flatMap(({ commands = [] }) => commands));

it('npm test runs every command of package.json', () => {
  // `npm test` is the command that runs the others.
  const unchecked = Object.keys(scripts).filter((command) => command !== 'test' && !checked.has(command));
  expect(unchecked).toEqual([]);
});

it('README.md names only commands that package.json has', () => {
  const named = [...read('README.md').matchAll(/npm (?:run )?([a-z]+(?::[a-z]+)?)/g)].map(([, command]) => command);
  expect(named).toEqual(expect.arrayContaining(['start', 'bench', 'catalog:import']));
  expect(named.filter((command) => !(String(command) in scripts))).toEqual([]);
});

it('refuses to run a command that package.json does not have', () => {
  expect(() => commandLine('benchmark')).toThrow('no command benchmark');
});

it('a step fails when its command fails', async () => {
  const step = commandStep('a check without steps', 'check', ['--only', 'no step has this name']);
  await expect(step.run(parseShard('1/1'), openSync(devNull, 'w'))).resolves.toEqual({ passed: 0, failed: 1 });
});

it('shards run every step between them, and each step that cannot be divided once', () => {
  const steps = testSteps(reports);
  const ran = [1, 2, 3].flatMap((index) => stepsOf(steps, { index, count: 3 }));
  for (const step of steps) {
    expect(ran.filter((other) => other === step).length, step.name).toBe(step.isDivided ? 3 : 1);
  }
});

it.each(['0/2', '3/2', '1', 'a/b', '1/2/3'])('refuses "%s" as a shard', (text) => {
  expect(() => parseShard(text)).toThrow('is no shard');
});

describe('running steps', () => {
  let written = '';

  beforeEach(() => {
    written = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      written += String(text);
      return true;
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('adds up what the steps counted, and goes on after one that throws', async () => {
    const steps: Step[] = [
      { name: 'one', run: async () => ({ passed: 2, failed: 1, failures: ['this one'] }) },
      { name: 'two', run: () => Promise.reject(new Error('broken')) },
      { name: 'three', run: async () => ({ passed: 3, failed: 0 }) },
    ];
    await expect(runSteps(steps)).resolves.toEqual({ passed: 5, failed: 2, failures: ['one: this one', 'two'] });
    expect(written).toMatch(/-- one: FAILED .*broken\n-- two: FAILED .*-- three: ok/s);
  });

  it('runs neighbours that overlap at the same time, and shows the output of each in one piece', async () => {
    const bothRun = Promise.withResolvers<void>();
    let running = 0;
    const stepOf = (name: string): Step => ({
      name,
      canOverlap: true,
      run: async (_, output) => {
        if (typeof output !== 'number') throw new Error('it writes to what the others write to');
        writeSync(output, `${name} begins\n`);
        running += 1;
        if (running === 2) bothRun.resolve();
        await bothRun.promise;
        writeSync(output, `${name} ends\n`);
        return { passed: 1, failed: 0 };
      },
    });
    await expect(runSteps([stepOf('one'), stepOf('two')])).resolves.toEqual({ passed: 2, failed: 0, failures: [] });
    for (const name of ['one', 'two']) {
      expect(written).toContain(`\n== ${name}\n${name} begins\n${name} ends\n-- ${name}: ok`);
    }
  });
});
