import { describe, expect, it, vi } from 'vitest';
import { createEngineFailover } from './engine-failover.ts';

type Order = Parameters<typeof createEngineFailover>[0]['order'];

function setUp(order: Order = () => ['discovery', 'commerce']) {
  const clock = { now: 0 };
  const onError = vi.fn();
  return { clock, onError, failover: createEngineFailover({ order, onError, now: () => clock.now }) };
}

const createWork = (...failingEngines: string[]) =>
  vi.fn(async (engine: string) => {
    if (failingEngines.includes(engine)) throw new Error(`${engine} is down`);
    return engine;
  });

describe('the failover between search engines', () => {
  it('uses the first configured engine (SEARCH-55, SEARCH-56)', async () => {
    const work = createWork();
    await expect(setUp().failover.run(work)).resolves.toBe('discovery');
    await expect(setUp(() => ['commerce', 'discovery']).failover.run(work)).resolves.toBe('commerce');
  });

  it('uses the next engine after a failure and skips the failed one for 10 s (SEARCH-56, SEARCH-55)', async () => {
    const { failover, clock, onError } = setUp();
    const work = createWork('discovery');
    await expect(failover.run(work)).resolves.toBe('commerce');
    await expect(failover.run(work)).resolves.toBe('commerce');
    expect(work.mock.calls.map(([engine]) => engine)).toEqual(['discovery', 'commerce', 'commerce']);
    expect(onError).toHaveBeenCalledExactlyOnceWith('discovery', expect.any(Error));
    clock.now = 10_000;
    await expect(failover.run(createWork())).resolves.toBe('discovery');
  });

  it('throws SEARCH_UNAVAILABLE when no engine is left (SEARCH-57)', async () => {
    const { failover } = setUp();
    const work = createWork('discovery', 'commerce');
    await expect(failover.run(work)).rejects.toMatchObject({ extensions: { code: 'SEARCH_UNAVAILABLE' } });
    await expect(failover.run(work)).rejects.toMatchObject({ extensions: { code: 'SEARCH_UNAVAILABLE' } });
    expect(work).toHaveBeenCalledTimes(2);
  });
});
