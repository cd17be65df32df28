import { describe, expect, it, vi } from 'vitest';
import { createCachedValue } from './cached-value.ts';

describe('createCachedValue', () => {
  it('loads once for concurrent callers', async () => {
    const load = vi.fn(async () => 'value');
    const value = createCachedValue(1_000, load);
    expect(await Promise.all([value.get(), value.get(), value.get()])).toEqual(['value', 'value', 'value']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('returns the stale value during a reload and after a failed reload', async () => {
    let now = 0;
    let load: () => Promise<string> = async () => 'first';
    const value = createCachedValue(
      1_000,
      () => load(),
      () => now,
    );
    await value.get();
    now = 1_000;
    load = () => Promise.reject(new Error('down'));
    expect(await value.get()).toBe('first');
    load = async () => 'second';
    await expect.poll(() => value.get()).toBe('second');
  });

  it('rejects when the first load fails, and retries at the next call', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue('value');
    const value = createCachedValue(1_000, load);
    await expect(value.get()).rejects.toThrow('down');
    expect(await value.get()).toBe('value');
  });
});
