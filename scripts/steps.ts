import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';

const root = fileURLToPath(new URL('../', import.meta.url));

/** What a step counted. A step that is no test runner counts as one. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What failed, a line each; the step's own name without it. */
  readonly failures?: readonly string[];
  /** How long its parts took: a test runner's files. */
  readonly parts?: readonly Part[];
}

/** Something that takes time, in milliseconds of the clock on the wall. */
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
  readonly run: (shard: Shard) => Promise<Outcome>;
}

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
  for (const step of stepsOf(steps, shard)) {
    const began = performance.now();
    process.stdout.write(`\n== ${step.name}\n`);
    let outcome: Outcome;
    try {
      outcome = await step.run(shard);
    } catch (error) {
      process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
      outcome = { passed: 0, failed: 1 };
    }
    passed += outcome.passed;
    failed += outcome.failed;
    if (outcome.failed > 0) failures.push(...(outcome.failures ?? []).map((line) => `${step.name}: ${line}`));
    if (outcome.failed > 0 && !outcome.failures?.length) failures.push(step.name);
    const ms = performance.now() - began;
    parts.push(...(outcome.parts ?? [{ name: step.name, ms }]));
    process.stdout.write(`-- ${step.name}: ${outcome.failed === 0 ? 'ok' : 'FAILED'} (${inSeconds(ms)})\n`);
  }
  const slowest = parts.toSorted((one, other) => other.ms - one.ms).slice(0, slowestShown);
  if (parts.length > slowestShown)
    tell(
      'Took longest',
      slowest.map(({ name, ms }) => `${inSeconds(ms)}  ${name}`),
    );
  tell('Failed', failures);
  return { passed, failed, failures };
}

const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

function tell(title: string, lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`\n${title}:\n${lines.map((line) => `  ${line}\n`).join('')}`);
}

interface ToolOptions {
  /** From the repository's root. */
  readonly cwd?: string;
  /** Set in addition to this process's environment. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs a script, from the repository's root, on this Node and waits for its end. */
export function runTool(script: string, args: readonly string[], options: ToolOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`${root}${script}`, ...args], {
      cwd: `${root}${options.cwd ?? ''}`,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...options.environment },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

interface StepOptions extends ToolOptions {
  readonly commands?: readonly string[];
}

/** A step that passes when a tool ends with 0. */
export function toolStep(name: string, script: string, args: readonly string[], options: StepOptions = {}): Step {
  return {
    name,
    commands: options.commands ?? [],
    run: async () =>
      (await runTool(script, args, options)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  };
}

const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });

/** The script and arguments that npm runs on Node for a command of package.json. @throws Error when it runs something else */
export function commandLine(command: string): [script: string, ...args: string[]] {
  const { scripts } = packageSchema.parse(JSON.parse(readFileSync(`${root}package.json`, 'utf8')));
  const line = scripts[command];
  if (line === undefined) throw new Error(`package.json has no command ${command}.`);
  const [program, script, ...args] = line.split(' ');
  if (program !== 'node' || !script) throw new Error(`npm run ${command} is no script of this repository.`);
  return [script, ...args];
}

/** Runs a command of package.json as npm does. */
export function runCommand(command: string, args: readonly string[], environment: Record<string, string> = {}) {
  const [script, ...own] = commandLine(command);
  return runTool(script, [...own, ...args], { environment });
}

/** A step that passes when a command of package.json ends with 0. */
export function commandStep(name: string, command: string, args: readonly string[]): Step {
  const [script, ...own] = commandLine(command);
  return toolStep(name, script, [...own, ...args], { commands: [command] });
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

/** Each failed test with the first line of why; a file that could not run likewise. */
function vitestFailures({ testResults }: z.output<typeof vitestReport>): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      if (tests.length === 0) return [`${file}: ${firstLine(message)}`];
      return tests.map((test) => `${file} › ${test.fullName}: ${firstLine(test.failureMessages?.[0] ?? '')}`);
    });
}

const firstLine = (text: string) => text.split('\n', 1)[0] ?? '';

/** A step of unit tests, counted from the runner's own report. */
export function vitestStep(name: string, reportFile: string, args: readonly string[]): Step {
  return {
    name,
    isDivided: true,
    run: async ({ index, count }) => {
      const code = await runTool('node_modules/vitest/vitest.mjs', [
        'run',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
        ...(count > 1 ? [`--shard=${index}/${count}`] : []),
        ...args,
      ]);
      const report = vitestReport.parse(JSON.parse(readFileSync(reportFile, 'utf8')));
      const failed = report.numFailedTests + (report.numFailedTests === 0 ? report.numFailedTestSuites : 0);
      return {
        passed: report.numPassedTests,
        failed: Math.max(failed, code === 0 ? 0 : 1),
        failures: vitestFailures(report),
        parts: report.testResults.map(({ name: file, startTime, endTime }) => ({
          name: relative(root, file),
          ms: endTime - startTime,
        })),
      };
    },
  };
}

const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      line: z.number(),
      title: z.string(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.string(),
          results: z.array(
            z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string().default('') })) }),
          ),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number() }),
  suites: z.array(playwrightSuite),
});

/** Each journey that failed, with why. A spec's own `ok` speaks of one width alone. */
function failedJourneys({ specs, suites }: z.output<typeof playwrightSuite>): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => {
        const why = results.flatMap(({ errors }) => errors.map(({ message }) => stripVTControlCharacters(message)));
        return `${file}:${line} › ${title} (${projectName}): ${why.join('\n').replaceAll('\n', '\n    ')}`;
      }),
  );
  return [...own, ...suites.flatMap(failedJourneys)];
}

/** How long each journey took, at each width. */
function journeyParts({ specs, suites }: z.output<typeof playwrightSuite>): Part[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file}:${line} › ${title} (${projectName})`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(journeyParts)];
}

/** A step of browser journeys, counted from the runner's own report. */
export function playwrightStep(name: string, reportFile: string, args: readonly string[]): Step {
  return {
    name,
    isDivided: true,
    run: async ({ index, count }) => {
      process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = reportFile;
      const code = await runTool(
        'node_modules/@playwright/test/cli.js',
        [
          'test',
          '--config',
          'playwright.config.ts',
          '--reporter=line,json',
          ...(count > 1 ? [`--shard=${index}/${count}`] : []),
          ...args,
        ],
        { cwd: 'e2e' },
      );
      const { stats, suites } = playwrightReport.parse(JSON.parse(readFileSync(reportFile, 'utf8')));
      return {
        passed: stats.expected,
        failed: Math.max(stats.unexpected, code === 0 ? 0 : 1),
        failures: suites.flatMap(failedJourneys),
        parts: suites.flatMap(journeyParts),
      };
    },
  };
}
