import { openSync, readFileSync, writeSync } from 'node:fs';
import { devNull } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { parseShard, runSteps, type Step, selectSteps } from './steps.ts';
import { createTestSteps } from './test-steps.ts';
import { createCommandStep, getCommandLine } from './tools.ts';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const { scripts } = z.object({ scripts: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json')));
const reports = fileURLToPath(new URL('../.tarima/reports/', import.meta.url));
const checked = new Set(createTestSteps(reports).flatMap(({ commands = [] }) => commands));

it('covers every command of package.json in npm test', () => {
  // `npm test` runs the other commands.
  const unchecked = Object.keys(scripts).filter((command) => command !== 'test' && !checked.has(command));
  expect(unchecked).toEqual([]);
});

it('finds every command of README.md in package.json', () => {
  const namedCommands = [...read('README.md').matchAll(/npm (?:run )?([a-z]+(?::[a-z]+)?)/g)].map(
    ([, command]) => command,
  );
  expect(namedCommands).toEqual(expect.arrayContaining(['start', 'bench', 'catalog:import']));
  expect(namedCommands.filter((command) => !(String(command) in scripts))).toEqual([]);
});

it('refuses to run a command that is not in package.json', () => {
  expect(() => getCommandLine('benchmark')).toThrow('no command benchmark');
});

it('fails a step when its command fails', async () => {
  const step = createCommandStep('a check with no steps', 'check', ['--only', 'no step has this name']);
  await expect(step.run(parseShard('1/1'), openSync(devNull, 'w'))).resolves.toEqual({ passed: 0, failed: 1 });
});

it('runs sharded steps in every shard and each other step in one shard', () => {
  const steps = createTestSteps(reports);
  const ran = [1, 2, 3].flatMap((index) => selectSteps(steps, { index, count: 3 }));
  for (const step of steps) {
    expect(ran.filter((other) => other === step).length, step.name).toBe(step.isSharded ? 3 : 1);
  }
});

it.each(['0/2', '3/2', '1', 'a/b', '1/2/3'])('refuses the shard "%s"', (text) => {
  expect(() => parseShard(text)).toThrow('is not a shard');
});

describe('running steps', () => {
  let output = '';

  beforeEach(() => {
    output = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      output += String(text);
      return true;
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it('adds up the outcomes and continues after a step that throws', async () => {
    const steps: Step[] = [
      { name: 'one', run: async () => ({ passed: 2, failed: 1, failures: ['this one'] }) },
      { name: 'two', run: () => Promise.reject(new Error('broken')) },
      { name: 'three', run: async () => ({ passed: 3, failed: 0 }) },
    ];
    await expect(runSteps(steps)).resolves.toEqual({ passed: 5, failed: 2, failures: ['one: this one', 'two'] });
    expect(output).toMatch(/-- one: FAILED .*broken\n-- two: FAILED .*-- three: ok/s);
  });

  it('runs overlapping steps in parallel and prints the output of each separately', async () => {
    const bothRun = Promise.withResolvers<void>();
    let running = 0;
    const createStep = (name: string): Step => ({
      name,
      canOverlap: true,
      run: async (_, output) => {
        if (typeof output !== 'number') throw new Error('The step shares its output with others.');
        writeSync(output, `${name} begins\n`);
        running += 1;
        if (running === 2) bothRun.resolve();
        await bothRun.promise;
        writeSync(output, `${name} ends\n`);
        return { passed: 1, failed: 0 };
      },
    });
    await expect(runSteps([createStep('one'), createStep('two')])).resolves.toEqual({
      passed: 2,
      failed: 0,
      failures: [],
    });
    for (const name of ['one', 'two']) {
      expect(output).toContain(`\n== ${name}\n${name} begins\n${name} ends\n-- ${name}: ok`);
    }
  });

  it('prints failed overlapping steps last', async () => {
    const createStep = (name: string, failed: number): Step => ({
      name,
      canOverlap: true,
      run: async () => ({ passed: 1, failed }),
    });
    await runSteps([createStep('broken', 1), createStep('first', 0), createStep('last', 0)]);
    const order = ['== first', '== last', '== broken', 'Failed:'].map((text) => output.indexOf(text));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });
});
