import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAndListScripts } from '../e2e/stack/loaded-scripts.ts';
import { sumScripts } from './script-sizes.ts';

const files: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/assets/entry.js': ['text/javascript', `start(${'1,'.repeat(2_000)}0)`],
  '/assets/notices.js': ['application/javascript; charset=utf-8', 'late()'],
  '/assets/style.css': ['text/css', 'body { margin: 0 }'],
};
const server = createServer((request, response) => {
  const [type, text] = files[request.url ?? ''] ?? [];
  response.writeHead(type ? 200 : 404, { 'content-type': type ?? 'text/plain' }).end(text);
});
let origin = '';

beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** A browser's page that requests `early` paths when it is opened and `late` ones when it is idle for the first time. */
class FakePage extends EventEmitter {
  readonly early: readonly string[];
  late: string[];

  constructor(early: readonly string[], late: string[]) {
    super();
    this.early = early;
    this.late = late;
  }

  async goto() {
    for (const path of this.early) this.requestFile(path);
    return null;
  }

  async evaluate() {
    for (const path of this.late.splice(0)) this.requestFile(path);
    return true;
  }

  private requestFile(path: string): void {
    const request = {
      url: () => `${origin}${path}`,
      response: async () => ({
        headers: () => ({ 'content-type': path.endsWith('.js') ? 'text/javascript' : 'text/css' }),
      }),
      sizes: async () => ({ responseBodySize: 100 }),
    };
    this.emit('request', request);
    // The response arrives in a later turn.
    setImmediate(() => this.emit('requestfinished', request));
  }
}

it('lists each script that a page loads at first and when it is idle once, without other files', async () => {
  const page = new FakePage(['/assets/entry.js', '/assets/style.css', '/assets/entry.js'], ['/assets/notices.js']);
  const scripts = await openAndListScripts(page as unknown as Page, '/', 20);
  expect(scripts.map(({ path }) => path)).toEqual(['/assets/entry.js', '/assets/notices.js']);
  const [entry, notices] = scripts;
  expect(entry?.gzipBytes).toBeLessThan(200);
  expect(sumScripts('home', scripts)).toEqual({
    page: 'home',
    files: 2,
    gzipKb: ((entry?.gzipBytes ?? 0) + (notices?.gzipBytes ?? 0)) / 1_000,
    transferredKb: 0.2,
  });
});

it('reports a script that the server does not have', async () => {
  const page = new FakePage(['/assets/missing.js'], []);
  await expect(openAndListScripts(page as unknown as Page, '/', 20)).rejects.toThrow(
    '/assets/missing.js responded with 404',
  );
});
