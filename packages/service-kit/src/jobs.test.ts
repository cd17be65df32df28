import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { createLogger } from './logger.ts';

const logger = createLogger({ name: 'jobs-test', level: 'silent' });
let database: Database;
let jobs: Jobs;

async function open({ pollSeconds = 0.5 } = {}) {
  database = await openDatabase('pglite://memory');
  jobs = createJobs(database, logger, { pollSeconds });
}
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await jobs.stop();
  await database.close();
});

const until = (done: () => boolean) => vi.waitUntil(done, { timeout: 10_000 });

describe('jobs', () => {
  it('gives a job to its worker after its time', async () => {
    await open();
    const seen: unknown[] = [];
    jobs.work('wake', async (data) => {
      seen.push(data);
    });
    await jobs.start();
    await jobs.sendAfter('wake', { attempt: 'a' }, 0, 'a');
    await jobs.sendAfter('wake', { attempt: 'b' }, 600, 'b');
    await until(() => seen.length > 0);
    expect(seen).toEqual([{ attempt: 'a' }]);
  });

  it('moves a job that waits under the same key', async () => {
    await open();
    const seen: unknown[] = [];
    jobs.work('wake', async (data) => {
      seen.push(data);
    });
    await jobs.start();
    await jobs.sendAfter('wake', { turn: 1 }, 600, 'a');
    await jobs.sendAfter('wake', { turn: 2 }, 0, 'a');
    await until(() => seen.length > 0);
    expect(seen).toEqual([{ turn: 2 }]);
    const { rows } = await database.execute("select count(*)::int as n from jobs.job where name = 'wake'");
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('runs a job again whose handler failed', async () => {
    await open();
    let runs = 0;
    jobs.work('wake', async () => {
      runs += 1;
      if (runs === 1) throw new Error('not yet');
    });
    await jobs.start();
    await jobs.sendAfter('wake', {}, 0, 'a');
    await until(() => runs > 1);
    expect(runs).toBe(2);
  });

  it('gives a job of this process to its worker when it is due, before the next poll', async () => {
    await open({ pollSeconds: 3_600 });
    const seen: unknown[] = [];
    jobs.work('wake', async (data) => {
      seen.push(data);
    });
    await jobs.start();
    await jobs.sendAfter('wake', { attempt: 'a' }, 0, 'a');
    await until(() => seen.length > 0);
    expect(seen).toEqual([{ attempt: 'a' }]);
  });

  it('sends few statements while no job is due: a dozen polls a minute, and maintenance', async () => {
    await open({ pollSeconds: 5 });
    jobs.work('wake', async () => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    await jobs.start();
    const pass = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        await vi.advanceTimersByTimeAsync(1_000);
        // One connection: what was sent before is answered when this is.
        await database.ping();
      }
    };
    await pass(10);
    const execute = vi.spyOn(database, 'execute');
    await pass(60);
    expect(execute.mock.calls.length).toBeGreaterThan(0);
    expect(execute.mock.calls.length).toBeLessThanOrEqual(30);
  });
});
