import { describe, expect, it, vi } from 'vitest';
import { combineCalls } from './combine-calls.ts';

/** Records the items of each run; a run with a negative item fails. */
function record(maxItems: number) {
  const runs: (readonly number[])[] = [];
  const call = combineCalls<number, string>(async (items) => {
    runs.push(items);
    await Promise.resolve();
    if (items.some((item) => item < 0)) throw new Error(`failed: ${items.join()}`);
    return items.map(String);
  }, maxItems);
  return { runs, call };
}

describe('combined calls', () => {
  it('of one turn of the event loop share a run and get the results of their own items', async () => {
    const { runs, call } = record(10);
    expect(await Promise.all([call([1]), call([2, 3]), call([]), call([4])])).toEqual([['1'], ['2', '3'], [], ['4']]);
    expect(runs).toEqual([[1, 2, 3, 4]]);
  });

  it('that arrive during a run share the next one', async () => {
    const runs: (readonly number[])[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const call = combineCalls<number, number>(async (items) => {
      runs.push(items);
      await promise;
      return items;
    }, 10);
    const first = call([1]);
    await vi.waitFor(() => expect(runs).toEqual([[1]]));
    const others = [call([2]), call([3])];
    resolve();
    await Promise.all([first, ...others]);
    expect(runs).toEqual([[1], [2, 3]]);
  });

  it('share a run up to the maximum number of items, in order', async () => {
    const { runs, call } = record(3);
    await Promise.all([call([1]), call([2, 3]), call([4]), call([5, 6, 7, 8]), call([9])]);
    expect(runs).toEqual([[1, 2, 3], [4], [5, 6, 7, 8], [9]]);
  });

  it('run separately when their shared run fails, so that only the faulty one fails', async () => {
    const { runs, call } = record(10);
    const outcomes = await Promise.allSettled([call([1]), call([2]), call([-3]), call([4])]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(runs).toEqual([[1, 2, -3, 4], [1], [2], [-3], [4]]);
    expect(await call([5])).toEqual(['5']);
  });
});
