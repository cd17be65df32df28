import { describe, expect, it, vi } from 'vitest';
import { mayReload } from './reload-once.ts';

function memory() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
}

describe('a reload for a missing piece', () => {
  it('happens at most once in 60 s', () => {
    const storage = memory();
    expect(mayReload(storage, 1_000_000)).toBe(true);
    expect(mayReload(storage, 1_059_999)).toBe(false);
    expect(mayReload(storage, 1_060_000)).toBe(true);
    expect(mayReload(storage, 1_060_001)).toBe(false);
  });

  it('does not happen where nothing can be kept', () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const refused = () => {
      throw new Error('SecurityError');
    };
    expect(mayReload(refused, 1_000_000)).toBe(false);
  });
});
