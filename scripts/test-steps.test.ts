import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { commandLine, commandStep } from './steps.ts';
import { testSteps } from './test-steps.ts';

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
  await expect(step.run()).resolves.toEqual({ passed: 0, failed: 1 });
});
