import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import type { Step, Timing } from './steps.ts';
import { runTool } from './tools.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

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

/** Lists each failed test, and each file that could not run, with the first line of the error. */
function collectVitestFailures({ testResults }: z.output<typeof vitestReport>): string[] {
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const tests = assertionResults.filter(({ status }) => status === 'failed');
      if (tests.length === 0) return [`${file}: ${getFirstLine(message)}`];
      return tests.map((test) => `${file} › ${test.fullName}: ${getFirstLine(test.failureMessages?.[0] ?? '')}`);
    });
}

const getFirstLine = (text: string) => text.split('\n', 1)[0] ?? '';

/** Creates a step that runs unit tests and counts them from the JSON report. */
export function createVitestStep(name: string, reportFile: string, args: readonly string[]): Step {
  return {
    name,
    isSharded: true,
    run: async ({ index, count }) => {
      const code = await runTool('node_modules/vitest/vitest.mjs', [
        'run',
        '--reporter=minimal',
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
        failures: collectVitestFailures(report),
        timings: report.testResults.map(({ name: file, startTime, endTime }) => ({
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
        failures: suites.flatMap(collectJourneyFailures),
        timings: suites.flatMap(collectJourneyTimings),
      };
    },
  };
}
