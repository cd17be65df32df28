import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSafeStorage } from './browser-storage.ts';
import { claimReload, handleMissingRouteModule, reloadOnMissingChunk } from './reload-once.ts';

afterEach(() => vi.unstubAllGlobals());

function memory() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
}

describe('a reload for a missing chunk', () => {
  it('happens at most once in 60 s (ERRORS-16)', () => {
    const storage = createSafeStorage(memory());
    expect(claimReload(storage, 1_000_000)).toBe(true);
    expect(claimReload(storage, 1_059_999)).toBe(false);
    expect(claimReload(storage, 1_060_000)).toBe(true);
    expect(claimReload(storage, 1_060_001)).toBe(false);
  });

  it('does not happen without storage', () => {
    vi.spyOn(console, 'info').mockReturnValue();
    const refused = () => {
      throw new Error('SecurityError');
    };
    expect(claimReload(createSafeStorage(refused), 1_000_000)).toBe(false);
  });
});

describe('without a connection', () => {
  /** An offline browser with window events. */
  function offlineBrowser() {
    const page = new EventTarget();
    const reload = vi.fn();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('sessionStorage', memory()());
    vi.stubGlobal('location', { reload });
    return { page, reload };
  }

  it('a page that fails to load keeps the current one, and reloads once the browser is online (ERRORS-18)', async () => {
    const { page, reload } = offlineBrowser();
    const module = Promise.resolve(handleMissingRouteModule(new TypeError('Failed to fetch')));
    expect(await Promise.race([module, Promise.resolve('waits')])).toBe('waits');
    expect(reload).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('online'));
    page.dispatchEvent(new Event('online'));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('a chunk that fails to load does not reload the page (ERRORS-18)', () => {
    const { page, reload } = offlineBrowser();
    reloadOnMissingChunk();
    const failed = new Event('vite:preloadError', { cancelable: true });
    page.dispatchEvent(failed);
    expect(reload).not.toHaveBeenCalled();
    expect(failed.defaultPrevented).toBe(false);
  });
});
