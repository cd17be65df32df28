import { locks } from 'node:worker_threads';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { consentCookie, serializeConsent } from '../consent-choice.ts';
import { writeCookie } from '../cookies.ts';
import { getConsoleMessages, recordConsole } from './console.ts';
import { installDialogs, resetDialogs } from './dialog-element.ts';
import { removeGeolocation } from './location.ts';
import { testSettings, writeSettings } from './settings.ts';

// Long enough for modals whose code is compiled when they are first opened, also while other tests use the processor.
configure({ asyncUtilTimeout: 15_000 });
installDialogs();

/** An observer or media query list that never matches: jsdom has no layout. */
class Unobserved {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(globalThis, {
  IntersectionObserver: Unobserved,
  ResizeObserver: Unobserved,
  PerformanceNavigationTiming: class {},
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  scrollTo: () => {},
});
// axe uses a canvas to detect icon fonts; jsdom has none and logs an error on each use.
HTMLCanvasElement.prototype.getContext = () => null;
Object.assign(Element.prototype, { scrollTo: () => {}, scrollBy: () => {}, scrollIntoView: () => {} });
Object.defineProperty(navigator, 'locks', { value: locks });

/** Downshift empties its live region half a second after a message, and creates it again when its page has gone. */
new MutationObserver(() => {
  const region = document.getElementById('a11y-status-message');
  if (region && !document.querySelector('[role=combobox]')) region.remove();
}).observe(document.documentElement, { childList: true, subtree: true });

beforeEach(recordConsole);
beforeEach(() => writeSettings(testSettings));
// A visitor who has chosen, as most have; tests of the notice remove the cookie.
beforeEach(() => writeCookie(consentCookie, serializeConsent('declined')));

afterEach(async () => {
  cleanup();
  resetDialogs();
  removeGeolocation();
  vi.useRealTimers();
  // Code that still loads when its file ends would never be there for the files after it.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  for (const script of document.head.querySelectorAll('script')) script.remove();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split(';')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the shop writes cookies the same way
    document.cookie = `${cookie.split('=')[0]?.trim()}=; path=/; max-age=0`;
  }
  expect(getConsoleMessages(), 'what the console was told').toEqual([]);
});
