import { vi } from 'vitest';

/** Takes the place of the document's location, which jsdom cannot leave: what a test asks of it. */
export function watchLocation() {
  const assign = vi.fn<(url: string) => void>();
  const reload = vi.fn<() => void>();
  const { href, origin, pathname, search, hash, protocol, host } = location;
  vi.stubGlobal('location', { href, origin, pathname, search, hash, protocol, host, assign, reload });
  return { assign, reload };
}
