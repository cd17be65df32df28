import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEngineFailover } from './engine-failover.ts';

type Order = Parameters<typeof createEngineFailover>[0]['order'];

function setUp(order: Order = () => ['discovery', 'commerce']) {
  const onError = vi.fn();
  return { onError, failover: createEngineFailover({ order, onError }) };
}

const createWork = (...failingEngines: string[]) =>
  vi.fn(async (engine: string) => {
    if (failingEngines.includes(engine)) throw new Error(`${engine} is down`);
    return engine;
  });

// Only the clock: promises and timers of the test runner stay real.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});
const advanceClock = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('the failover between search engines', () => {
  it('uses the first configured engine (SEARCH-55, SEARCH-56)', async () => {
    const work = createWork();
    await expect(setUp().failover.run(work)).resolves.toBe('discovery');
    await expect(setUp(() => ['commerce', 'discovery']).failover.run(work)).resolves.toBe('commerce');
  });

  it('uses the next engine after a failure and skips the failed one for 10 s (SEARCH-56, SEARCH-55)', async () => {
    const { failover, onError } = setUp();
    const work = createWork('discovery');
    await expect(failover.run(work)).resolves.toBe('commerce');
    await expect(failover.run(work)).resolves.toBe('commerce');
    expect(work.mock.calls.map(([engine]) => engine)).toEqual(['discovery', 'commerce', 'commerce']);
    expect(onError).toHaveBeenCalledExactlyOnceWith('discovery', expect.any(Error));
    advanceClock(9_999);
    await expect(failover.run(createWork())).resolves.toBe('commerce');
    advanceClock(1);
    await expect(failover.run(createWork())).resolves.toBe('discovery');
  });

  it.each([400, 414, 431])(
    'uses the next engine for a request that is refused with %i, and the same one for others (SEARCH-56)',
    async (status) => {
      const { failover, onError } = setUp();
      const refuse = async (engine: string) => {
        if (engine === 'discovery') throw new UpstreamError('discovery', status, undefined, false);
        return engine;
      };
      await expect(failover.run(refuse)).resolves.toBe('commerce');
      expect(onError).toHaveBeenCalledOnce();
      await expect(failover.run(createWork())).resolves.toBe('discovery');
    },
  );

  it('tests a failed engine with one call, and uses it again for the calls that waited', async () => {
    const { failover } = setUp();
    await failover.run(createWork('discovery'));
    advanceClock(10_000);
    let respond = (_value: string) => {};
    const test = vi.fn((_engine: string) => new Promise<string>((resolve) => (respond = resolve)));
    const tested = failover.run(test);
    const work = createWork();
    const waiting = Promise.all([failover.run(work), failover.run(work)]);
    await vi.waitFor(() => expect(test).toHaveBeenCalledTimes(1));
    expect(work).not.toHaveBeenCalled();
    respond('tested');
    await expect(tested).resolves.toBe('tested');
    await expect(waiting).resolves.toEqual(['discovery', 'discovery']);
  });

  it('skips an engine for another 10 s when its test fails (SEARCH-56)', async () => {
    const { failover } = setUp();
    const work = createWork('discovery');
    await failover.run(work);
    advanceClock(10_000);
    await expect(Promise.all([failover.run(work), failover.run(work)])).resolves.toEqual(['commerce', 'commerce']);
    advanceClock(9_999);
    await expect(failover.run(createWork())).resolves.toBe('commerce');
    expect(work.mock.calls.filter(([engine]) => engine === 'discovery')).toHaveLength(2);
  });

  it('throws SEARCH_UNAVAILABLE when no engine is left (SEARCH-57)', async () => {
    const { failover } = setUp();
    const work = createWork('discovery', 'commerce');
    await expect(failover.run(work)).rejects.toMatchObject({ extensions: { code: 'SEARCH_UNAVAILABLE' } });
    await expect(failover.run(work)).rejects.toMatchObject({ extensions: { code: 'SEARCH_UNAVAILABLE' } });
    expect(work).toHaveBeenCalledTimes(2);
  });
});
