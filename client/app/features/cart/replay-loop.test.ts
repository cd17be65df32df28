import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ReplayLoop, startReplayLoop } from './replay-loop.ts';
import { retryDelayMs } from './retry-delay.ts';

let loop: ReplayLoop;
let isWaiting: boolean;
let endTry: () => void;
const replay = vi.fn(() => new Promise<void>((resolve) => (endTry = resolve)));

beforeEach(() => {
  vi.useFakeTimers();
  replay.mockClear();
  isWaiting = true;
  loop = startReplayLoop({ replay, isWaiting: () => isWaiting });
});
afterEach(() => {
  loop.stop();
  vi.useRealTimers();
});

/** Ends the try that is under way. */
async function end(): Promise<void> {
  endTry();
  await vi.advanceTimersByTimeAsync(0);
}

it('tries again after the delay while something waits (CART-111)', async () => {
  expect(replay).toHaveBeenCalledTimes(1);
  await end();
  await vi.advanceTimersByTimeAsync(retryDelayMs(1, () => 0) - 1);
  expect(replay).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(retryDelayMs(1, () => 1));
  expect(replay).toHaveBeenCalledTimes(2);
});

it('tries again at once when the connection came back during a try (CART-111)', async () => {
  loop.tryNow();
  expect(replay).toHaveBeenCalledTimes(1);
  await end();
  expect(replay).toHaveBeenCalledTimes(2);
});

it('does not try again when that try has sent everything', async () => {
  loop.tryNow();
  isWaiting = false;
  await end();
  expect(replay).toHaveBeenCalledTimes(1);
});

it('tries at once when the connection comes back between two tries (CART-111)', async () => {
  await end();
  loop.tryNow();
  expect(replay).toHaveBeenCalledTimes(2);
});

it('ends with the page', async () => {
  loop.stop();
  await end();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(replay).toHaveBeenCalledTimes(1);
});
