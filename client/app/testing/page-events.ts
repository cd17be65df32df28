import { vi } from 'vitest';

/** Stubs the events of the page for tests that run without a document. Returns their target. */
export function stubPageEvents(): EventTarget {
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  return target;
}
