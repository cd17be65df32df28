import { describe, expect, it, vi } from 'vitest';
import { createEngineFailover } from './engine-failover.ts';

type Order = Parameters<typeof createEngineFailover>[0]['order'];

function setUp(order: Order = () => ['discovery', 'commerce']) {
  const clock = { at: 0 };
  const onError = vi.fn();
  return { clock, onError, failover: createEngineFailover({ order, onError, now: () => clock.at }) };
}

const failing = (...names: string[]) =>
  vi.fn(async (engine: string) => {
    if (names.includes(engine)) throw new Error(`${engine} is down`);
    return engine;
  });

describe('search engines', () => {
  it('asks the first engine that configuration names (SEARCH-55, SEARCH-56)', async () => {
    const work = failing();
    await expect(setUp().failover.run(work)).resolves.toBe('discovery');
    await expect(setUp(() => ['commerce', 'discovery']).failover.run(work)).resolves.toBe('commerce');
  });

  it('asks the next engine after a failure, and the failed one not again for 10 s (SEARCH-56, SEARCH-55)', async () => {
    const { failover, clock, onError } = setUp();
    const work = failing('discovery');
    await expect(failover.run(work)).resolves.toBe('commerce');
    await expect(failover.run(work)).resolves.toBe('commerce');
    expect(work.mock.calls.map(([engine]) => engine)).toEqual(['discovery', 'commerce', 'commerce']);
    expect(onError).toHaveBeenCalledExactlyOnceWith('discovery', expect.any(Error));
    clock.at = 10_000;
    await expect(failover.run(failing())).resolves.toBe('discovery');
  });

  it('says that search is unavailable when no engine is left (SEARCH-57)', async () => {
    const { failover } = setUp();
    const work = failing('discovery', 'commerce');
    await expect(failover.run(work)).rejects.toMatchObject({ extensions: { code: 'SEARCH_UNAVAILABLE' } });
    await expect(failover.run(work)).rejects.toMatchObject({ extensions: { code: 'SEARCH_UNAVAILABLE' } });
    expect(work).toHaveBeenCalledTimes(2);
  });
});
