import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a step counted. A step that is no test runner counts as one. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What failed, a line each; the step's own name without it. */
  readonly failures?: readonly string[];
  /** How long its parts took: a test runner's files. */
  readonly parts?: readonly Part[];
}

/** Something that takes time, in milliseconds of wall-clock time. */
export interface Part {
  readonly name: string;
  readonly ms: number;
}

/** One of `count` runs that together run everything; the first is 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

const everything: Shard = { index: 1, count: 1 };
const slowestShown = 10;

export interface Step {
  readonly name: string;
  /** Commands of package.json that this step runs (`test-steps.test.ts`). */
  readonly commands?: readonly string[];
  /** Runs a part of its tests in each shard; other steps run whole in one of them. */
  readonly isDivided?: boolean;
  /** Uses about one core: runs at the same time as its neighbours that do so too. */
  readonly canOverlap?: boolean;
  readonly run: (shard: Shard, output: Output) => Promise<Outcome>;
}

/** Where a step's tools write: what this process writes to, or an open file. */
export type Output = 'inherit' | number;

/** The shard that `1/4` names. @throws Error for anything else */
export function parseShard(text: string): Shard {
  const [, index, count] = /^([1-9]\d?)\/([1-9]\d?)$/.exec(text)?.map(Number) ?? [];
  if (!index || !count || index > count) throw new Error(`"${text}" is no shard; write 1/4 for the first of four.`);
  return { index, count };
}

/** The steps of which a shard runs something: those that divide their tests, and its share of the others. */
export function stepsOf(steps: readonly Step[], { index, count }: Shard): readonly Step[] {
  const whole = steps.filter(({ isDivided }) => !isDivided);
  return steps.filter((step) => step.isDivided || whole.indexOf(step) % count === index - 1);
}

/**
 * Runs every step of a shard, the ones after a failed one too, says how each went, and adds up; names at the end what failed
 * and what took longest.
 */
export async function runSteps(steps: readonly Step[], shard: Shard = everything): Promise<Outcome> {
  let passed = 0;
  let failed = 0;
  const failures: string[] = [];
  const parts: Part[] = [];
  const count = ({ name }: Step, outcome: Outcome, ms: number) => {
    passed += outcome.passed;
    failed += outcome.failed;
    if (outcome.failed > 0) failures.push(...(outcome.failures ?? []).map((line) => `${name}: ${line}`));
    if (outcome.failed > 0 && !outcome.failures?.length) failures.push(name);
    parts.push(...(outcome.parts ?? [{ name, ms }]));
    process.stdout.write(`-- ${name}: ${outcome.failed === 0 ? 'ok' : 'FAILED'} (${inSeconds(ms)})\n`);
  };
  for (const together of groupsOf(stepsOf(steps, shard))) await runTogether(together, shard, count);
  const slowest = parts.toSorted((one, other) => other.ms - one.ms).slice(0, slowestShown);
  if (parts.length > slowestShown)
    tell(
      'Took longest',
      slowest.map(({ name, ms }) => `${inSeconds(ms)}  ${name}`),
    );
  tell('Failed', failures);
  return { passed, failed, failures };
}

/** Neighbours that can overlap, together; every other step alone. */
function groupsOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.canOverlap && last?.[0]?.canOverlap) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

type Count = (step: Step, outcome: Outcome, ms: number) => void;

/** Runs steps at the same time, one a core and two at least; several show what their tools wrote when they have ended. */
async function runTogether(steps: readonly Step[], shard: Shard, count: Count): Promise<void> {
  const [only] = steps;
  if (only && steps.length === 1) {
    process.stdout.write(`\n== ${only.name}\n`);
    return runStep(only, shard, 'inherit', count);
  }
  const waiting = [...steps];
  const folder = mkdtempSync(join(tmpdir(), 'tarima-steps-'));
  const runNext = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const file = join(folder, String(waiting.length));
      const output = openSync(file, 'w');
      const { name } = step;
      await runStep(step, shard, output, (...counted) => {
        process.stdout.write(`\n== ${name}\n${readFileSync(file, 'utf8')}`);
        count(...counted);
      });
      closeSync(output);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, runNext));
  rmSync(folder, { recursive: true });
}

async function runStep(step: Step, shard: Shard, output: Output, count: Count): Promise<void> {
  const began = performance.now();
  let outcome: Outcome;
  try {
    outcome = await step.run(shard, output);
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
    outcome = { passed: 0, failed: 1 };
  }
  count(step, outcome, performance.now() - began);
}

const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

function tell(title: string, lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`\n${title}:\n${lines.map((line) => `  ${line}\n`).join('')}`);
}
