import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { fetchScript, type PageScript } from './page-scripts.ts';

/** A script that a browser loaded. */
export interface LoadedScript extends PageScript {
  /** Size of the compressed response that the browser received. */
  readonly transferredBytes: number;
}

const timeoutMs = 60_000;

/** Script that resolves when the main thread is idle, which it is not before the page is hydrated. */
const waitForIdle = 'new Promise((done) => requestIdleCallback(() => done(true)))';

/**
 * Opens a page and returns every script that it loads without interaction, including chunks that it imports when it is
 * idle. The page counts as loaded when it was idle and then sent no request for `quietMs`. Use a page of a new browser
 * context, because scripts in its cache are not loaded again.
 * @throws Error when the page is still sending requests after a minute
 */
export async function openAndListScripts(
  page: Page,
  address: string,
  quietMs = 1_000,
): Promise<readonly LoadedScript[]> {
  const pending = new Set<unknown>();
  const received = new Map<string, Promise<{ url: URL; bytes: number }[]>>();
  let sent = 0;
  page.on('request', (request) => {
    sent += 1;
    pending.add(request);
  });
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => {
    pending.delete(request);
    const readScript = async () => {
      const response = await request.response();
      if (!response?.headers()['content-type']?.includes('javascript')) return [];
      return [{ url: new URL(request.url()), bytes: (await request.sizes()).responseBodySize }];
    };
    if (!received.has(request.url())) received.set(request.url(), readScript());
  });
  await page.goto(address);
  const end = performance.now() + timeoutMs;
  for (let known = -1; known !== sent || pending.size > 0; ) {
    if (performance.now() > end) throw new Error(`${address} is still loading after ${timeoutMs / 1_000} s.`);
    await page.evaluate(waitForIdle);
    known = sent;
    await wait(quietMs);
  }
  const scripts = (await Promise.all(received.values())).flat();
  return Promise.all(scripts.map(async ({ url, bytes }) => ({ ...(await fetchScript(url)), transferredBytes: bytes })));
}
