import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createSafeStorage } from './browser-storage.ts';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

function createStorage() {
  const values = new Map<string, string>();
  return Object.defineProperties(
    {},
    {
      getItem: { value: (name: string) => values.get(name) ?? null },
      setItem: {
        value(this: Record<string, string>, name: string, value: string) {
          values.set(name, value);
          this[name] = value;
        },
      },
      removeItem: {
        value(this: Record<string, string>, name: string) {
          values.delete(name);
          delete this[name];
        },
      },
    },
  ) as Storage;
}

beforeEach(() => {
  vi.stubGlobal('document', {});
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('storage', () => {
  it('returns what was stored, and removes it', () => {
    const browser = createStorage();
    const storage = createSafeStorage(() => browser);
    storage.set('tarima.a', '1');
    storage.set('other', '2');
    expect(browser.getItem('tarima.a')).toBe('1');
    expect(storage.get('tarima.a')).toBe('1');
    storage.clear((name) => name.startsWith('tarima.'));
    expect([storage.get('tarima.a'), storage.get('other')]).toEqual([null, '2']);
    storage.remove('other');
    expect(browser.getItem('other')).toBeNull();
  });

  it.each([
    ['blocked', refuse],
    ['full', () => ({ getItem: () => null, setItem: refuse, removeItem: () => undefined })],
  ])('keeps a value in memory when the browser’s storage is %s (ERRORS-49)', (_name, open) => {
    const storage = createSafeStorage(open);
    expect(storage.get('tarima.a')).toBeNull();
    storage.set('tarima.a', '1');
    expect(storage.get('tarima.a')).toBe('1');
    storage.clear(() => true);
    expect(storage.get('tarima.a')).toBeNull();
    expect(() => storage.remove('tarima.a')).not.toThrow();
  });

  it.each(['', '{', '"one"', 'null', null])('rejects JSON that does not match the schema: %j', (stored) => {
    const browser = createStorage();
    const storage = createSafeStorage(() => browser);
    const schema = z.array(z.int());
    storage.setJson('tarima.a', [1, 2]);
    expect(storage.getJson('tarima.a', schema)).toEqual([1, 2]);
    if (stored === null) storage.remove('tarima.a');
    else storage.set('tarima.a', stored);
    expect(storage.getJson('tarima.a', schema)).toBeUndefined();
  });

  it('returns false when the browser rejects a value that must be persisted', () => {
    const browser = createStorage();
    expect(createSafeStorage(() => browser).trySet('tarima.a', '1')).toBe(true);
    expect(browser.getItem('tarima.a')).toBe('1');
    const storage = createSafeStorage(refuse);
    expect(storage.trySet('tarima.a', '1')).toBe(false);
    expect(storage.get('tarima.a')).toBeNull();
  });

  it('stores nothing on the server', () => {
    vi.unstubAllGlobals();
    const storage = createSafeStorage(refuse);
    storage.set('tarima.a', '1');
    expect(storage.get('tarima.a')).toBeNull();
  });
});
