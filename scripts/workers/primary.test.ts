import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Addresses, createPrimary, type Worker, type WorkerExit, type WorkersFailedError } from './primary.ts';

const addresses = { shop: 'http://127.0.0.1:3000' };
const killed: WorkerExit = { code: null, signal: 'SIGKILL' };
const crashed: WorkerExit = { code: 1, signal: null };
const ended: WorkerExit = { code: 0, signal: null };

/** Lets promises that have resolved continue. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A primary whose workers become ready and end when the test says so, and whose pauses end at once. */
function createTestPrimary(count: number) {
  const workers: {
    number: number;
    becomeReady: () => Promise<unknown>;
    end: (exit: WorkerExit) => Promise<unknown>;
  }[] = [];
  const signals: string[] = [];
  const pauses: number[] = [];
  const onFailure = vi.fn<(error: WorkersFailedError) => void>();
  const logger = { info: vi.fn(), error: vi.fn() };
  const startWorker = (number: number): Worker => {
    const ready = Promise.withResolvers<Addresses>();
    const exited = Promise.withResolvers<WorkerExit>();
    workers.push({
      number,
      becomeReady: () => {
        ready.resolve(addresses);
        return settle();
      },
      end: (exit) => {
        exited.resolve(exit);
        return settle();
      },
    });
    const kill = (signal: NodeJS.Signals) => signals.push(`${number} ${signal}`);
    return { pid: 1_000 + workers.length, ready: ready.promise, exited: exited.promise, kill };
  };
  const pause = async (ms: number) => pauses.push(ms);
  const primary = createPrimary({ count, startWorker, stopTimeoutMs: 20_000, onFailure, logger, pause });
  const get = (index: number) => workers[index] as (typeof workers)[number];
  return { primary, workers, get, signals, pauses, onFailure, logger };
}

/** A primary with workers that are ready. */
async function startTestPrimary(count: number) {
  const test = createTestPrimary(count);
  const started = test.primary.start();
  await test.get(0).becomeReady();
  for (const worker of test.workers.slice(1)) await worker.becomeReady();
  await started;
  return test;
}

/** Milliseconds on the primary's clock. */
let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the start of workers', () => {
  it('begins with one, which migrates the database, and is over when all are ready', async () => {
    const { primary, workers, get } = createTestPrimary(3);
    let started: Addresses | undefined;
    void primary.start().then((value) => {
      started = value;
    });
    expect(workers.map(({ number }) => number)).toEqual([1]);
    await get(0).becomeReady();
    expect(workers.map(({ number }) => number)).toEqual([1, 2, 3]);
    await get(2).becomeReady();
    expect(started).toBeUndefined();
    await get(1).becomeReady();
    expect(started).toEqual(addresses);
  });

  it('is given up after three starts in a row that fail, with the last exit (CONFIGURATION-34)', async () => {
    const { primary, workers, get, pauses, onFailure } = createTestPrimary(2);
    void primary.start();
    for (const index of [0, 1, 2]) await get(index).end(crashed);
    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(onFailure.mock.calls[0]?.[0].message).toBe(
      '3 workers of the store ended before they were ready, the last one (worker 1) with code 1. See the output above.',
    );
    expect(pauses.slice(0, 2)).toEqual([500, 1_000]);
    expect(workers).toHaveLength(3);
  });

  it('is given up when further workers keep failing, although the first one serves (CONFIGURATION-34)', async () => {
    const { primary, get, onFailure } = createTestPrimary(2);
    void primary.start();
    await get(0).becomeReady();
    for (const index of [1, 2, 3]) await get(index).end(killed);
    expect(onFailure.mock.calls[0]?.[0].message).toContain('(worker 2) by SIGKILL');
  });

  it('counts failed starts from the last successful one (CONFIGURATION-34)', async () => {
    const { primary, get, onFailure } = createTestPrimary(2);
    void primary.start();
    await get(0).end(crashed);
    await get(1).end(crashed);
    await get(2).becomeReady();
    await get(3).end(crashed);
    await get(4).end(crashed);
    expect(onFailure).not.toHaveBeenCalled();
    await get(5).becomeReady();
  });
});

describe('a worker that ends unexpectedly', () => {
  it('is replaced under its number and logged; the others go on (CONFIGURATION-33)', async () => {
    const { workers, get, signals, logger } = await startTestPrimary(2);
    await get(1).end(killed);
    expect(workers.map(({ number }) => number)).toEqual([1, 2, 2]);
    expect(logger.error).toHaveBeenCalledWith(
      { worker: 2, workerPid: 1_002, ...killed },
      'a worker ended unexpectedly',
    );
    expect(signals).toEqual([]);
  });

  it('is replaced after a pause that doubles up to 30 s, and after the first pause again once one was ready for a minute (CONFIGURATION-33)', async () => {
    const { workers, pauses } = await startTestPrimary(1);
    const endLast = async (readyMs: number) => {
      now += readyMs;
      await workers.at(-1)?.end(crashed);
      await workers.at(-1)?.becomeReady();
    };
    for (let times = 0; times < 8; times += 1) await endLast(59_999);
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    await endLast(60_000);
    expect(pauses.at(-1)).toBe(500);
  });

  it('is tried again for as long as another one serves, and given up when none does (CONFIGURATION-34)', async () => {
    const { workers, get, onFailure } = await startTestPrimary(2);
    await get(1).end(killed);
    for (let times = 0; times < 5; times += 1) await workers.at(-1)?.end(crashed);
    expect(onFailure).not.toHaveBeenCalled();
    await get(0).end(killed);
    await workers.at(-1)?.end(crashed);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });
});

describe('the stop of workers', () => {
  it('passes the signal on to all and replaces none (CONFIGURATION-35)', async () => {
    const { primary, workers, get, signals, logger } = await startTestPrimary(2);
    const stopped = primary.stop('SIGTERM');
    expect(signals).toEqual(['1 SIGTERM', '2 SIGTERM']);
    await get(0).end(ended);
    await get(1).end(ended);
    expect(await stopped).toBe(true);
    expect(workers).toHaveLength(2);
    expect(logger.error).not.toHaveBeenCalled();
  });

  it('is not normal when a worker ends with another code (CONFIGURATION-35)', async () => {
    const { primary, get } = await startTestPrimary(2);
    const stopped = primary.stop('SIGTERM');
    await get(0).end(ended);
    await get(1).end(crashed);
    expect(await stopped).toBe(false);
  });

  it('is normal for a worker that the signal itself ends while it is starting', async () => {
    const { primary, get, signals, onFailure } = createTestPrimary(2);
    void primary.start();
    const stopped = primary.stop('SIGTERM');
    expect(signals).toEqual(['1 SIGTERM']);
    await get(0).end({ code: null, signal: 'SIGTERM' });
    expect(await stopped).toBe(true);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('kills workers that take too long (CONFIGURATION-35)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { primary, get, signals } = await startTestPrimary(1);
      const stopped = primary.stop('SIGTERM');
      vi.advanceTimersByTime(19_999);
      expect(signals).toEqual(['1 SIGTERM']);
      vi.advanceTimersByTime(1);
      expect(signals).toEqual(['1 SIGTERM', '1 SIGKILL']);
      await get(0).end(killed);
      expect(await stopped).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });
});
