import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const root = fileURLToPath(new URL('../', import.meta.url));

/** What a step counted. A step that is no test runner counts as one. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

/** Runs every step, the ones after a failed one too, says how each went, and adds up. */
export async function runSteps(steps: readonly Step[]): Promise<Outcome> {
  let passed = 0;
  let failed = 0;
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
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(`-- ${step.name}: ${outcome.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)\n`);
  }
  return { passed, failed };
}

/** Runs a tool of `node_modules` on this Node and waits for its end. */
export function runTool(script: string, args: readonly string[], options: { cwd?: string } = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`${root}${script}`, ...args], {
      cwd: `${root}${options.cwd ?? ''}`,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** A step that passes when a tool ends with 0. */
export function toolStep(name: string, script: string, args: readonly string[], options: { cwd?: string } = {}): Step {
  return {
    name,
    run: async () =>
      (await runTool(script, args, options)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  };
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
});

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
      return { passed: report.numPassedTests, failed: Math.max(failed, code === 0 ? 0 : 1) };
    },
  };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

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
      const { stats } = playwrightReport.parse(JSON.parse(readFileSync(reportFile, 'utf8')));
      return { passed: stats.expected + stats.flaky, failed: Math.max(stats.unexpected, code === 0 ? 0 : 1) };
    },
  };
}
