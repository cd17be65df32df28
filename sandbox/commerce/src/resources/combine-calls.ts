import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

interface WaitingCall<Item, Result> {
  readonly items: readonly Item[];
  resolve(results: readonly Result[]): void;
  reject(error: unknown): void;
}

/**
 * Combines concurrent calls of `run`: calls of one turn of the event loop, and those that arrive during a run, share the
 * next run, which has at most `maxItems` items unless a single call has more. `run` returns one result per item, in
 * order. When a shared run fails, each of its calls runs separately, so that a call fails only because of its own items.
 */
export function combineCalls<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  maxItems: number,
): (items: readonly Item[]) => Promise<readonly Result[]> {
  const waiting: WaitingCall<Item, Result>[] = [];
  let isRunning = false;

  const takeCalls = (): WaitingCall<Item, Result>[] => {
    let itemCount = 0;
    const end = waiting.findIndex(({ items }, index) => {
      itemCount += items.length;
      return index > 0 && itemCount > maxItems;
    });
    return waiting.splice(0, end === -1 ? waiting.length : end);
  };

  const runTogether = async (calls: readonly WaitingCall<Item, Result>[]): Promise<void> => {
    try {
      const results = await run(calls.flatMap(({ items }) => items));
      let start = 0;
      for (const { items, resolve } of calls) {
        resolve(results.slice(start, start + items.length));
        start += items.length;
      }
    } catch (error) {
      const [first, ...others] = calls;
      if (others.length === 0) first?.reject(error);
      else for (const call of calls) await runTogether([call]);
    }
  };

  const runWaiting = async (): Promise<void> => {
    isRunning = true;
    while (waiting.length > 0) {
      // Requests that arrived during a run of the embedded database, which blocks the event loop, join the next one.
      await yieldToEventLoop();
      await runTogether(takeCalls());
    }
    isRunning = false;
  };

  return (items) =>
    new Promise((resolve, reject) => {
      waiting.push({ items, resolve, reject });
      if (!isRunning) void runWaiting();
    });
}
