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
  /** What failed at first and passed when it was run again: counted as passed, and named to be mended. */
  readonly unsteady?: readonly string[];
}

export interface Step {
  readonly name: string;
  /** Commands of package.json that this step runs (`test-steps.test.ts`). */
  readonly commands?: readonly string[];
  readonly run: () => Promise<Outcome>;
}

/** Runs every step, the ones after a failed one too, says how each went, and adds up; names at the end what failed. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome> {
  let passed = 0;
  let failed = 0;
  const failures: string[] = [];
  const unsteady: string[] = [];
  for (const step of steps) {
    const began = performance.now();
    process.stdout.write(`\n== ${step.name}\n`);
    let outcome: Outcome;
    try {
      outcome = await step.run();
    } catch (error) {
      process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
      outcome = { passed: 0, failed: 1 };
    }
    passed += outcome.passed;
    failed += outcome.failed;
    if (outcome.failed > 0) failures.push(...(outcome.failures ?? []).map((line) => `${step.name}: ${line}`));
    if (outcome.failed > 0 && !outcome.failures?.length) failures.push(step.name);
    unsteady.push(...(outcome.unsteady ?? []).map((line) => `${step.name}: ${line}`));
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(`-- ${step.name}: ${outcome.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)\n`);
  }
  tell('Failed', failures);
  tell('Passed at the second try', unsteady);
  return { passed, failed, failures, unsteady };
}

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
    run: async () => {
      const code = await runTool('node_modules/vitest/vitest.mjs', [
        'run',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
        ...args,
      ]);
      const report = vitestReport.parse(JSON.parse(readFileSync(reportFile, 'utf8')));
      const failed = report.numFailedTests + (report.numFailedTests === 0 ? report.numFailedTestSuites : 0);
      return {
        passed: report.numPassedTests,
        failed: Math.max(failed, code === 0 ? 0 : 1),
        failures: vitestFailures(report),
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
          results: z.array(z.object({ errors: z.array(z.object({ message: z.string().default('') })) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(playwrightSuite),
});

/** Each journey that ended so, with why it failed. A spec's own `ok` speaks of one width alone. */
function journeysThat(ended: 'unexpected' | 'flaky', { specs, suites }: z.output<typeof playwrightSuite>): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === ended)
      .map(({ projectName, results }) => {
        const why = results.flatMap(({ errors }) => errors.map(({ message }) => stripVTControlCharacters(message)));
        return `${file}:${line} › ${title} (${projectName}): ${why.join('\n').replaceAll('\n', '\n    ')}`;
      }),
  );
  return [...own, ...suites.flatMap((suite) => journeysThat(ended, suite))];
}

/** A step of browser journeys, counted from the runner's own report. */
export function playwrightStep(name: string, reportFile: string, args: readonly string[]): Step {
  return {
    name,
    run: async () => {
      process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = reportFile;
      const code = await runTool(
        'node_modules/@playwright/test/cli.js',
        ['test', '--config', 'playwright.config.ts', '--reporter=line,json', ...args],
        { cwd: 'e2e' },
      );
      const { stats, suites } = playwrightReport.parse(JSON.parse(readFileSync(reportFile, 'utf8')));
      return {
        passed: stats.expected + stats.flaky,
        failed: Math.max(stats.unexpected, code === 0 ? 0 : 1),
        failures: suites.flatMap((suite) => journeysThat('unexpected', suite)),
        unsteady: suites.flatMap((suite) => journeysThat('flaky', suite)),
      };
    },
  };
}
