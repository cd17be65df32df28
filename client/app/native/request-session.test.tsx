import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AppFrame, openInApp, signedOutMessage, tokenMessage } from '../testing/native-app.ts';
import { requestSession } from './request-session.ts';

const path = '/es-CR/libreta-direcciones?from=menu';
let app: AppFrame;
const exchange = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  app = openInApp();
  exchange.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', exchange);
});
afterEach(() => vi.useRealTimers());

describe('requestSession', () => {
  it('sends the app the text and the path, and exchanges its token (NATIVE-7, NATIVE-8, NATIVE-9)', async () => {
    const result = requestSession(path);
    expect(app.posted.map(({ message }) => message)).toEqual([
      { source: 'tarima', type: 'refreshToken', message: 'Invalid Token or Invalid Grant', path },
    ]);
    app.send(tokenMessage);
    expect(await result).toEqual({ kind: 'signed-in' });
    const [url, init] = exchange.mock.lastCall ?? [];
    expect(url).toBe('/auth/native-session');
    expect(init).toMatchObject({
      method: 'POST',
      headers: { 'x-tarima-client': 'web' },
      body: '{"token":"app-token"}',
    });
  });

  it('sends one message for simultaneous requests, and a new one for a later request (NATIVE-42)', async () => {
    const results = [requestSession(path), requestSession('/es-CR'), requestSession(path)];
    app.send(tokenMessage);
    app.send(tokenMessage);
    expect(await Promise.all(results)).toEqual(results.map(() => ({ kind: 'signed-in' })));
    expect([app.posted.length, exchange.mock.calls.length]).toEqual([1, 1]);
    const later = requestSession(path);
    app.send(signedOutMessage);
    expect(await later).toEqual({ kind: 'signed-out' });
    expect(app.posted).toHaveLength(2);
    expect(exchange, 'no exchange without a token').toHaveBeenCalledOnce();
  });

  it('ends after 20 seconds without a response, and ignores a late one (NATIVE-43)', async () => {
    vi.useFakeTimers();
    const ended = vi.fn();
    const result = requestSession(path).finally(ended);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual({ kind: 'silent' });
    app.send(tokenMessage);
    expect(exchange).not.toHaveBeenCalled();
  });

  it('ends at once without a parent that receives messages (NATIVE-43)', async () => {
    openInApp({ origins: [] });
    expect(await requestSession(path)).toEqual({ kind: 'silent' });
  });

  it.each([
    ['a refused token', async () => Response.json({ code: 'INVALID_TOKEN' }, { status: 401 }), { kind: 'failed' }],
    [
      'a blocked membership',
      async () => Response.json({ code: 'BLOCKED' }, { status: 403 }),
      { kind: 'refused', reason: 'BLOCKED' },
    ],
    [
      'too many attempts',
      async () => Response.json({ code: 'TOO_MANY_REQUESTS' }, { status: 429 }),
      { kind: 'failed' },
    ],
    ['an outage of the provider', async () => new Response('', { status: 503 }), { kind: 'failed' }],
    ['no response', async () => Promise.reject(new TypeError('Failed to fetch')), { kind: 'failed' }],
  ] as const)('ends after %s (NATIVE-43)', async (_case, respond, expected) => {
    vi.spyOn(console, 'info').mockReturnValue();
    exchange.mockImplementation(respond);
    const result = requestSession(path);
    app.send(tokenMessage);
    expect(await result).toEqual(expected);
  });
});
