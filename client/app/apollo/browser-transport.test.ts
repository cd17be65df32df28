import { afterEach, expect, it, vi } from 'vitest';
import { createBrowserTransport } from './browser-transport.ts';
import { classifyGraphError } from './graph-error-kind.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const body = {
  operationName: 'Cart',
  variables: {},
  extensions: { persistedQuery: { version: 1, sha256Hash: '' } },
} as const;
const send = createBrowserTransport({ market: 'CR', language: 'es' });
const errorOf = (failure: Promise<unknown>) => failure.catch((error: unknown) => error);

it('times out a request without a response after 30 s (ERRORS-33)', async () => {
  const clock = new AbortController();
  const startClock = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const failure = errorOf(send(body));
  clock.abort();
  expect(classifyGraphError(await failure)).toBe('timeout');
  expect(await failure).toMatchObject({ status: 408 });
  expect(startClock).toHaveBeenCalledExactlyOnceWith(30_000);
});

it('does not report a timeout for a request without a connection (ERRORS-32, ERRORS-33)', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(classifyGraphError(await errorOf(send(body)))).toBe('unreachable');
});

it('starts a new trace with each request', async () => {
  const fetchMock = vi.fn(async (_url: string, _init: RequestInit) => new Response('{"data":{}}'));
  vi.stubGlobal('fetch', fetchMock);
  await send(body);
  await send(body);
  const traceparents = fetchMock.mock.calls.map(([, init]) => new Headers(init.headers).get('traceparent'));
  for (const traceparent of traceparents) expect(traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(new Set(traceparents).size).toBe(2);
});
