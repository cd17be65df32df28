import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPeriodicTask } from './periodic-task.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createTask(run: () => Promise<void>) {
  const logger = { error: vi.fn() };
  return { logger, task: createPeriodicTask({ name: 'sweep', everySeconds: 10, run, logger }) };
}

it('runs at once and then periodically, until it is stopped', async () => {
  const run = vi.fn(() => Promise.resolve());
  const { task } = createTask(run);
  task.start();
  task.start();
  expect(run).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(run).toHaveBeenCalledTimes(3);
  await task.stop();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(run).toHaveBeenCalledTimes(3);
});

it('skips a run while another one is in progress, and waits for that when it stops', async () => {
  const started = Promise.withResolvers<void>();
  const run = vi.fn(() => started.promise);
  const { task } = createTask(run);
  task.start();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(run).toHaveBeenCalledTimes(1);
  let isStopped = false;
  const stopping = task.stop().then(() => {
    isStopped = true;
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(isStopped).toBe(false);
  started.resolve();
  await stopping;
});

it('logs a failure and runs again', async () => {
  const run = vi.fn(() => Promise.reject(new Error('no connection')));
  const { task, logger } = createTask(run);
  task.start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(run).toHaveBeenCalledTimes(2);
  expect(logger.error).toHaveBeenCalledWith({ err: new Error('no connection') }, 'sweep failed');
  await task.stop();
});
