import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ReplayLoop, startReplayLoop } from './replay-loop.ts';
import { computeRetryDelayMs } from './retry-delay.ts';

let loop: ReplayLoop;
let hasQueued: boolean;
let endReplay: () => void;
const replay = vi.fn(() => new Promise<void>((resolve) => (endReplay = resolve)));

beforeEach(() => {
  vi.useFakeTimers();
  replay.mockClear();
  hasQueued = true;
  loop = startReplayLoop({ replay, hasQueued: () => hasQueued });
});
afterEach(() => {
  loop.stop();
  vi.useRealTimers();
});

/** Ends the running replay. */
async function end(): Promise<void> {
  endReplay();
  await vi.advanceTimersByTimeAsync(0);
}

it('replays again after the delay while commands are queued (CART-111)', async () => {
  expect(replay).toHaveBeenCalledTimes(1);
  await end();
  await vi.advanceTimersByTimeAsync(computeRetryDelayMs(1, () => 0) - 1);
  expect(replay).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(computeRetryDelayMs(1, () => 1));
  expect(replay).toHaveBeenCalledTimes(2);
});

it('replays again immediately when the connection returns during a replay (CART-111)', async () => {
  loop.tryNow();
  expect(replay).toHaveBeenCalledTimes(1);
  await end();
  expect(replay).toHaveBeenCalledTimes(2);
});

it('does not replay again when the running replay has sent all commands', async () => {
  loop.tryNow();
  hasQueued = false;
  await end();
  expect(replay).toHaveBeenCalledTimes(1);
});

it('replays immediately when the connection returns between two replays (CART-111)', async () => {
  await end();
  loop.tryNow();
  expect(replay).toHaveBeenCalledTimes(2);
});

it('stops when the page is closed', async () => {
  loop.stop();
  await end();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(replay).toHaveBeenCalledTimes(1);
});
