import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Counts of passed and failed tests. A step that is not a test runner counts as one test. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** One line per failure; the name of the step is used if absent. */
  readonly failures?: readonly string[];
  /** Durations of the tests or test files. */
  readonly timings?: readonly Timing[];
}

/** Wall-clock duration of a test, a file or a step. */
export interface Timing {
  readonly name: string;
  readonly ms: number;
}

/** One of `count` runs that together run all tests; `index` starts at 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

const fullShard: Shard = { index: 1, count: 1 };
const slowestShown = 10;

export interface Step {
  readonly name: string;
  /** Commands of package.json that this step covers (`test-steps.test.ts`). */
  readonly commands?: readonly string[];
  /** Whether each shard runs a part of its tests; other steps run completely in one shard. */
  readonly isSharded?: boolean;
  /** Whether it uses about one core and runs in parallel with adjacent steps of the same kind. */
  readonly canOverlap?: boolean;
  readonly run: (shard: Shard, output: Output) => Promise<Outcome>;
}

/** Output of a step's tools: this process's output or a file descriptor. */
export type Output = 'inherit' | number;

/** Parses a shard such as `1/4`. @throws Error when the text is not a shard */
export function parseShard(text: string): Shard {
  const [, index, count] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(text)?.map(Number) ?? [];
  if (!index || !count || index > count) throw new Error(`"${text}" is not a shard; use 1/4 for the first of four.`);
  return { index, count };
}

/** Selects the steps of a shard: all sharded steps, and its share of the others. */
export function selectSteps(steps: readonly Step[], { index, count }: Shard): readonly Step[] {
  const whole = steps.filter(({ isSharded }) => !isSharded);
  return steps.filter((step) => step.isSharded || whole.indexOf(step) % count === index - 1);
}

/**
 * Runs every step of a shard, also after a failure, and prints each outcome. Finally lists the failures and the slowest
 * tests, and returns the totals.
 */
export async function runSteps(steps: readonly Step[], shard: Shard = fullShard): Promise<Outcome> {
  let passed = 0;
  let failed = 0;
  const failures: string[] = [];
  const timings: Timing[] = [];
  const recordOutcome = ({ name }: Step, outcome: Outcome, ms: number) => {
    passed += outcome.passed;
    failed += outcome.failed;
    if (outcome.failed > 0) failures.push(...(outcome.failures ?? []).map((line) => `${name}: ${line}`));
    if (outcome.failed > 0 && !outcome.failures?.length) failures.push(name);
    timings.push(...(outcome.timings ?? [{ name, ms }]));
    process.stdout.write(`-- ${name}: ${outcome.failed === 0 ? 'ok' : 'FAILED'} (${formatSeconds(ms)})\n`);
  };
  for (const group of groupOverlapping(selectSteps(steps, shard))) await runGroup(group, shard, recordOutcome);
  const slowest = timings.toSorted((a, b) => b.ms - a.ms).slice(0, slowestShown);
  if (timings.length > slowestShown) {
    printList(
      'Slowest',
      slowest.map(({ name, ms }) => `${formatSeconds(ms)}  ${name}`),
    );
  }
  printList('Failed', failures);
  return { passed, failed, failures };
}

/** Groups adjacent steps that can overlap; every other step is a group of one. */
function groupOverlapping(steps: readonly Step[]): readonly (readonly Step[])[] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.canOverlap && last?.[0]?.canOverlap) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

type RecordOutcome = (step: Step, outcome: Outcome, ms: number) => void;

/**
 * Runs steps in parallel, one per core and at least two; prints the output of each when it has ended, and of failed
 * steps at the end, because some logs keep only the last lines.
 */
async function runGroup(steps: readonly Step[], shard: Shard, recordOutcome: RecordOutcome): Promise<void> {
  const [only] = steps;
  if (only && steps.length === 1) {
    process.stdout.write(`\n== ${only.name}\n`);
    return runStep(only, shard, 'inherit', recordOutcome);
  }
  const pending = [...steps];
  const printFailed: (() => void)[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'tarima-steps-'));
  const runNext = async () => {
    for (let step = pending.shift(); step; step = pending.shift()) {
      const file = join(folder, String(pending.length));
      const output = openSync(file, 'w');
      const { name } = step;
      await runStep(step, shard, output, (ended, outcome, ms) => {
        const print = () => {
          process.stdout.write(`\n== ${name}\n${readFileSync(file, 'utf8')}`);
          recordOutcome(ended, outcome, ms);
        };
        if (outcome.failed > 0) printFailed.push(print);
        else print();
      });
      closeSync(output);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, runNext));
  for (const print of printFailed) print();
  rmSync(folder, { recursive: true });
}

async function runStep(step: Step, shard: Shard, output: Output, recordOutcome: RecordOutcome): Promise<void> {
  const startTime = performance.now();
  let outcome: Outcome;
  try {
    outcome = await step.run(shard, output);
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
    outcome = { passed: 0, failed: 1 };
  }
  recordOutcome(step, outcome, performance.now() - startTime);
}

const formatSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

function printList(title: string, lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`\n${title}:\n${lines.map((line) => `  ${line}\n`).join('')}`);
}
