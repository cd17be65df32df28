import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { poll, repeatInterval } from './poll.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts polling, by default every 2 s for 5 s; returns the times of the calls and the outcome. */
function start(
  check: (elapsedMs: number) => Promise<string | undefined>,
  waitsMs: Iterable<number> = repeatInterval(2_000, 5_000),
) {
  const controller = new AbortController();
  const calls: number[] = [];
  const ended = vi.fn();
  poll({ waitsMs, signal: controller.signal }, (elapsedMs) => {
    calls.push(elapsedMs);
    return check(elapsedMs);
  }).then(ended, ended);
  return { calls, ended, controller };
}

it('calls the check after each interval until it resolves to a value', async () => {
  const { calls, ended } = start(async (elapsedMs) => (elapsedMs >= 4_000 ? 'found' : undefined));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toEqual([2_000]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual([2_000, 4_000]);
  expect(ended).toHaveBeenCalledExactlyOnceWith('found');
});

it('ends at the timeout, after a last check', async () => {
  const { calls, ended } = start(async () => undefined);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toEqual([2_000, 4_000, 5_000]);
  expect(ended).toHaveBeenCalledExactlyOnceWith(undefined);
});

it('ends after the last of the given waits', async () => {
  const { calls, ended } = start(async () => undefined, [3_000, 7_000]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toEqual([3_000, 10_000]);
  expect(ended).toHaveBeenCalledExactlyOnceWith(undefined);
});

it('counts the duration of slow checks', async () => {
  const { calls, ended } = start(() => new Promise((resolve) => setTimeout(() => resolve(undefined), 4_000)));
  await vi.advanceTimersByTimeAsync(6_000);
  expect(calls).toEqual([2_000]);
  expect(ended).toHaveBeenCalledOnce();
});

it('ends immediately, without a timer or another check, when the signal is aborted', async () => {
  const { calls, ended, controller } = start(async () => undefined);
  await vi.advanceTimersByTimeAsync(2_500);
  controller.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(vi.getTimerCount()).toBe(0);
  expect(calls).toEqual([2_000]);
});

it('does not start when the signal is already aborted', async () => {
  const check = vi.fn();
  expect(await poll({ waitsMs: [1, 10], signal: AbortSignal.abort() }, check)).toBeUndefined();
  expect(check).not.toHaveBeenCalled();
});

it('rejects when the check rejects', async () => {
  const { ended } = start(() => Promise.reject(new Error('lost')));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(ended).toHaveBeenCalledExactlyOnceWith(new Error('lost'));
});
