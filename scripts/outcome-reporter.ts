import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, SerializedError, TestModule, Vitest } from 'vitest/node';
import type { Outcome } from './steps.ts';

/**
 * Vitest reporter that writes the `Outcome` of a run to the file of `--outputFile.outcome`. Errors outside of tests, such
 * as an unhandled rejection or a worker that crashed, count as failed tests, because the run fails with them.
 */
export default class OutcomeReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const { outputFile } = this.#vitest?.config ?? {};
    const file = typeof outputFile === 'object' ? outputFile.outcome : undefined;
    if (!file) throw new Error('This reporter needs --outputFile.outcome.');
    const failures = [...modules.flatMap(describeFailures), ...unhandledErrors.map(describeUnhandledError)];
    const outcome: Outcome = {
      passed: modules.reduce((sum, { children }) => sum + [...children.allTests('passed')].length, 0),
      failed: failures.length,
      failures,
      timings: modules.map((module) => ({ name: getPath(module.moduleId), ms: module.diagnostic().duration })),
    };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(outcome));
  }
}

const getPath = (file: string) => relative(process.cwd(), file);

const getFirstLine = (text: string) => text.split('\n', 1)[0] ?? '';

/** Lists each failed test of a file, or the file when it failed otherwise, with the first line of the error. */
function describeFailures(module: TestModule): string[] {
  const file = getPath(module.moduleId);
  const tests = [...module.children.allTests('failed')];
  if (tests.length > 0) {
    return tests.map((test) => {
      const [error] = test.result().errors ?? [];
      return `${file} › ${test.fullName}: ${getFirstLine(error?.message ?? '')}`;
    });
  }
  const isComplete = ['passed', 'skipped'].includes(module.state());
  return isComplete ? [] : [`${file}: ${getFirstLine(module.errors()[0]?.message ?? 'did not end')}`];
}

/** Describes an error outside of tests with its stack; the file is the one that ran when it occurred, not always its cause. */
function describeUnhandledError({ type, message, stack, VITEST_TEST_PATH: path }: SerializedError): string {
  const during = typeof path === 'string' ? ` while ${getPath(path)} ran` : '';
  return `${String(type ?? 'Unhandled error')}${during}: ${(stack ?? message).replaceAll('\n', '\n    ')}`;
}
