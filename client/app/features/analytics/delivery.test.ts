import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDelivery, maximumBatchCalls, type TrackingCall } from './delivery.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function startDelivery() {
  const state = { isAllowed: true, isDown: false };
  const batches: (readonly unknown[])[] = [];
  const post = async (batch: readonly TrackingCall[]) => {
    batches.push(batch.map(({ id }) => id));
    return !state.isDown;
  };
  const delivery = createDelivery({ isAllowed: () => state.isAllowed, post });
  const add = (...ids: number[]) => {
    for (const id of ids) delivery.add({ id });
  };
  return { delivery, state, batches, add };
}

const count = (length: number) => Array.from({ length }, (_, index) => index);

describe('createDelivery', () => {
  it('sends a batch after three seconds', async () => {
    const { batches, add } = startDelivery();
    add(1, 2);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(batches).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(batches).toEqual([[1, 2]]);
  });

  it('sends a full batch at once, and the rest later in order', async () => {
    const { batches, add } = startDelivery();
    add(...count(maximumBatchCalls + 2));
    expect(batches).toEqual([count(maximumBatchCalls)]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(batches[1]).toEqual([20, 21]);
  });

  it('sends everything when the page is hidden, in requests that a closed page may send', () => {
    const { delivery, batches } = startDelivery();
    for (const id of count(5)) delivery.add({ id, text: 'x'.repeat(25 * 1024) });
    delivery.flush();
    expect(batches).toEqual([[0, 1], [2, 3], [4]]);
  });

  it.each(['when the page is hidden', 'later'])(
    'drops the queue after a withdrawal instead of sending it %s (ANALYTICS-51)',
    async (moment) => {
      const { delivery, state, batches, add } = startDelivery();
      add(1, 2);
      state.isAllowed = false;
      if (moment === 'later') await vi.advanceTimersByTimeAsync(60_000);
      else delivery.flush();
      state.isAllowed = true;
      delivery.flush();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(batches).toEqual([]);
    },
  );

  it('does not send calls from before a withdrawal after a new consent (ANALYTICS-51)', async () => {
    const { delivery, batches, add } = startDelivery();
    add(1);
    delivery.close();
    add(2);
    delivery.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(batches).toEqual([]);
  });

  it('retries a batch with growing pauses, before later ones, while the collector is not available', async () => {
    const { state, batches, add } = startDelivery();
    state.isDown = true;
    add(1);
    await vi.advanceTimersByTimeAsync(3_000);
    add(2);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(batches).toEqual([[1], [1, 2]]);
    state.isDown = false;
    await vi.advanceTimersByTimeAsync(12_000);
    expect(batches).toEqual([[1], [1, 2], [1, 2]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(batches).toHaveLength(3);
  });

  it('drops a failed batch after a withdrawal (ANALYTICS-51)', async () => {
    const { state, batches, add } = startDelivery();
    state.isDown = true;
    add(1);
    await vi.advanceTimersByTimeAsync(3_000);
    state.isAllowed = false;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(batches).toEqual([[1]]);
  });

  it('keeps the newest 200 calls', async () => {
    const { state, batches, add } = startDelivery();
    state.isDown = true;
    add(...count(300));
    await vi.advanceTimersByTimeAsync(1);
    state.isDown = false;
    await vi.advanceTimersByTimeAsync(120_000);
    const sent = batches.slice(1).flat();
    expect(sent).toHaveLength(200);
    expect(sent.at(-1)).toBe(299);
  });
});
