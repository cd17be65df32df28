import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runWithTimeout } from './run-with-timeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('returns the result and ends the timer', async () => {
  expect(await runWithTimeout(100, async () => 'result')).toBe('result');
  expect(vi.getTimerCount()).toBe(0);
});

it('ends the timer of work that fails', async () => {
  await expect(runWithTimeout(100, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

it('aborts work that takes too long with a TimeoutError', async () => {
  vi.useRealTimers();
  const error = await runWithTimeout(10, async (signal) => {
    await wait(10_000, undefined, { signal }).catch(() => signal.throwIfAborted());
  }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'TimeoutError', message: 'No response within 10 ms.' });
});
