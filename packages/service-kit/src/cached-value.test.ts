import { describe, expect, it, vi } from 'vitest';
import { createCachedValue, createCachedValues } from './cached-value.ts';

const setUp = (maxEntries = 10) => {
  const clock = { now: 1 };
  return {
    clock,
    values: createCachedValues<string>({ name: 'test', ttlMs: 1_000, maxEntries, now: () => clock.now }),
  };
};

describe('createCachedValues', () => {
  it('loads each key once for concurrent callers', async () => {
    const { values } = setUp();
    const load = vi.fn(async () => 'value');
    const get = (key: string) => values.get(key, load);
    expect(await Promise.all([get('one'), get('one'), get('other')])).toEqual(['value', 'value', 'value']);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('returns the stale value during a reload and after a failed reload', async () => {
    const { clock, values } = setUp();
    await values.get('key', async () => 'first');
    clock.now += 1_000;
    const unused = vi.fn(async () => 'unused');
    expect(await values.get('key', unused)).toBe('first');
    expect(unused).not.toHaveBeenCalled();
    clock.now += 1;
    const failed = vi.fn(() => Promise.reject(new Error('down')));
    expect(await values.get('key', failed)).toBe('first');
    expect(failed).toHaveBeenCalledTimes(1);
    await expect.poll(() => values.get('key', async () => 'second')).toBe('second');
  });

  it('rejects when the first load fails, and retries at the next call', async () => {
    const { values } = setUp();
    await expect(values.get('key', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await values.get('key', async () => 'value')).toBe('value');
  });

  it('evicts the least recently used value above the limit', async () => {
    const { values } = setUp(2);
    for (const key of ['one', 'two', 'one', 'three']) await values.get(key, async () => `${key} at first`);
    expect(await values.get('one', async () => 'loaded again')).toBe('one at first');
    expect(await values.get('two', async () => 'loaded again')).toBe('loaded again');
  });

  it('returns a value that was evicted while it was loaded', async () => {
    const { values } = setUp(1);
    let finish = (_value: string) => {};
    const evicted = values.get('one', () => new Promise((resolve) => (finish = resolve)));
    await values.get('other', async () => 'other');
    finish('one');
    expect(await evicted).toBe('one');
  });
});

it('createCachedValue caches one value, which may be null', async () => {
  const load = vi.fn(async () => null);
  const value = createCachedValue('test', 1_000, load);
  expect(await Promise.all([value.get(), value.get()])).toEqual([null, null]);
  expect(load).toHaveBeenCalledTimes(1);
});
