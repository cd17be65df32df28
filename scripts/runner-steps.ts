import { readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import type { Step, Timing } from './steps.ts';
import { runTool } from './tools.ts';

const outcomeSchema = z.object({
  passed: z.number(),
  failed: z.number(),
  failures: z.array(z.string()),
  timings: z.array(z.object({ name: z.string(), ms: z.number() })),
});

/** Creates a step that runs unit tests; `outcome-reporter.ts` writes their outcome to `reportFile`. */
export function createVitestStep(name: string, reportFile: string, args: readonly string[]): Step {
  return {
    name,
    isSharded: true,
    run: async ({ index, count }, output) => {
      rmSync(reportFile, { force: true });
      const code = await runTool(
        'node_modules/vitest/vitest.mjs',
        [
          'run',
          '--reporter=minimal',
          `--reporter=${fileURLToPath(new URL('outcome-reporter.ts', import.meta.url))}`,
          `--outputFile.outcome=${reportFile}`,
          ...(count > 1 ? [`--shard=${index}/${count}`] : []),
          ...args,
        ],
        { output },
      );
      const outcome = outcomeSchema.parse(JSON.parse(readFileSync(reportFile, 'utf8')));
      return { ...outcome, failed: Math.max(outcome.failed, code === 0 ? 0 : 1) };
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

/** Lists each failed journey with its errors, per project, because the `ok` of a spec covers one project only. */
function collectJourneyFailures({ specs, suites }: z.output<typeof playwrightSuite>): string[] {
  const failures = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) =>
          errors.map(({ message }) => stripVTControlCharacters(message)),
        );
        return `${file}:${line} › ${title} (${projectName}): ${messages.join('\n').replaceAll('\n', '\n    ')}`;
      }),
  );
  return [...failures, ...suites.flatMap(collectJourneyFailures)];
}

/** Returns the duration of each journey in each project. */
function collectJourneyTimings({ specs, suites }: z.output<typeof playwrightSuite>): Timing[] {
  const timings = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `${file}:${line} › ${title} (${projectName})`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  return [...timings, ...suites.flatMap(collectJourneyTimings)];
}

/** Creates a step that runs Playwright tests and counts them from the JSON report. */
export function createPlaywrightStep(name: string, reportFile: string, args: readonly string[]): Step {
  return {
    name,
    isSharded: true,
    run: async ({ index, count }, output) => {
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
        { cwd: 'e2e', output },
      );
      const { stats, suites } = playwrightReport.parse(JSON.parse(readFileSync(reportFile, 'utf8')));
      return {
        passed: stats.expected,
        failed: Math.max(stats.unexpected, code === 0 ? 0 : 1),
        failures: suites.flatMap(collectJourneyFailures),
        timings: suites.flatMap(collectJourneyTimings),
      };
    },
  };
}
