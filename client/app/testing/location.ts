import { vi } from 'vitest';

/** Replaces the document's location, which jsdom cannot navigate, and records navigations. */
export function stubLocation() {
  const assign = vi.fn<(url: string) => void>();
  const reload = vi.fn<() => void>();
  const { href, origin, pathname, search, hash, protocol, host } = location;
  vi.stubGlobal('location', { href, origin, pathname, search, hash, protocol, host, assign, reload });
  return { assign, reload };
}

/** Installs a geolocation service in the browser; jsdom has none. */
export function stubGeolocation(
  getCurrentPosition: (done: (position: object) => void, fail: () => void) => void,
): void {
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
}

export const removeGeolocation = (): void => void Reflect.deleteProperty(navigator, 'geolocation');
