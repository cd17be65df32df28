import { describe, expect, it, vi } from 'vitest';
import { cached } from './cached.ts';

describe('a cached value', () => {
  it('is loaded once for callers that come together', async () => {
    const load = vi.fn(async () => 'value');
    const value = cached(1_000, load);
    expect(await Promise.all([value.get(), value.get(), value.get()])).toEqual(['value', 'value', 'value']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is served old while a new one is on its way, and kept when loading fails', async () => {
    let now = 0;
    let answer: () => Promise<string> = async () => 'first';
    const value = cached(
      1_000,
      () => answer(),
      () => now,
    );
    await value.get();
    now = 1_000;
    answer = () => Promise.reject(new Error('down'));
    expect(await value.get()).toBe('first');
    answer = async () => 'second';
    await expect.poll(() => value.get()).toBe('second');
  });

  it('rejects a first load that fails, and tries again', async () => {
    const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue('value');
    const value = cached(1_000, load);
    await expect(value.get()).rejects.toThrow('down');
    expect(await value.get()).toBe('value');
  });
});
