// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerServiceWorker } from './register.ts';

const register = vi.fn(async () => undefined);
beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('navigator', { serviceWorker: { register } });
});
afterEach(() => {
  register.mockClear();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe('the service worker', () => {
  it('is registered after the page has loaded (MEMBERSHIP-248)', () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    registerServiceWorker();
    expect(register).not.toHaveBeenCalled();
    readyState.mockReturnValue('complete');
    dispatchEvent(new Event('load'));
    expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { updateViaCache: 'none' });
  });

  it('is not registered in the native app (MEMBERSHIP-248)', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('tarima.native-app=1');
    registerServiceWorker();
    dispatchEvent(new Event('load'));
    expect(register).not.toHaveBeenCalled();
  });
});
