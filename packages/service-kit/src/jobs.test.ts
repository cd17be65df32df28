import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { createLogger } from './logger.ts';

const logger = createLogger({ name: 'jobs-test', level: 'silent' });
let database: Database;
let jobs: Jobs;

async function openJobs({ pollSeconds = 0.5 } = {}) {
  database = await openDatabase('pglite://memory');
  jobs = createJobs(database, logger, { pollSeconds });
}
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await jobs.stop();
  await database.close();
});

const waitUntil = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 10_000 });

describe('createJobs', () => {
  it('runs a job when it is due', async () => {
    await openJobs();
    const received: unknown[] = [];
    jobs.work('wake', async (data) => {
      received.push(data);
    });
    await jobs.start();
    await jobs.sendAfter('wake', { attempt: 'a' }, 0, 'a');
    await jobs.sendAfter('wake', { attempt: 'b' }, 600, 'b');
    await waitUntil(() => received.length > 0);
    expect(received).toEqual([{ attempt: 'a' }]);
  });

  it('reschedules a pending job with the same key', async () => {
    await openJobs();
    const received: unknown[] = [];
    jobs.work('wake', async (data) => {
      received.push(data);
    });
    await jobs.start();
    await jobs.sendAfter('wake', { turn: 1 }, 600, 'a');
    await jobs.sendAfter('wake', { turn: 2 }, 0, 'a');
    await waitUntil(() => received.length > 0);
    expect(received).toEqual([{ turn: 2 }]);
    const { rows } = await database.execute("select count(*)::int as n from jobs.job where name = 'wake'");
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('runs a job with a new key when it is due, and reschedules it while it is pending', async () => {
    await openJobs();
    const received: unknown[] = [];
    jobs.work('wake', async (data) => {
      received.push(data);
    });
    await jobs.start();
    await jobs.sendAfter('wake', { turn: 1 }, 600, 'a', { isNew: true });
    await jobs.sendAfter('wake', { turn: 1 }, 0, 'b', { isNew: true });
    await jobs.sendAfter('wake', { turn: 2 }, 0, 'a');
    await waitUntil(() => received.length > 1);
    expect(received).toHaveLength(2);
    expect(received).toEqual(expect.arrayContaining([{ turn: 1 }, { turn: 2 }]));
  });

  it('retries a job when its handler fails', async () => {
    await openJobs();
    let runs = 0;
    jobs.work('wake', async () => {
      runs += 1;
      if (runs === 1) throw new Error('not yet');
    });
    await jobs.start();
    await jobs.sendAfter('wake', {}, 0, 'a');
    await waitUntil(() => runs > 1);
    expect(runs).toBe(2);
  });

  it('runs a due job of the same process before the next poll', async () => {
    await openJobs({ pollSeconds: 3_600 });
    const received: unknown[] = [];
    jobs.work('wake', async (data) => {
      received.push(data);
    });
    await jobs.start();
    await jobs.sendAfter('wake', { attempt: 'a' }, 0, 'a');
    await waitUntil(() => received.length > 0);
    expect(received).toEqual([{ attempt: 'a' }]);
  });

  it('sends at most 30 statements a minute while no job is due', async () => {
    await openJobs({ pollSeconds: 5 });
    jobs.work('wake', async () => undefined);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    await jobs.start();
    const advanceSeconds = async (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) {
        await vi.advanceTimersByTimeAsync(1_000);
        // With one connection, all earlier statements have finished when this one does.
        await database.ping();
      }
    };
    await advanceSeconds(10);
    const execute = vi.spyOn(database, 'execute');
    await advanceSeconds(60);
    expect(execute.mock.calls.length).toBeGreaterThan(0);
    expect(execute.mock.calls.length).toBeLessThanOrEqual(30);
  });
});
