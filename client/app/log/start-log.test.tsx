import { afterEach, expect, it, vi } from 'vitest';
import { earlyErrorsScript } from './early-errors.ts';
import { startLog } from './start-log.ts';

afterEach(() => vi.restoreAllMocks());

it('logs unhandled errors and rejections with their prefixes, also those before its code was loaded (ANALYTICS-15, ANALYTICS-16)', async () => {
  const post = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  const printed = vi.spyOn(console, 'error').mockReturnValue(undefined);
  new Function(earlyErrorsScript)();
  dispatchEvent(new ErrorEvent('error', { error: new TypeError('early') }));
  startLog();
  startLog();
  dispatchEvent(new ErrorEvent('error', { error: new RangeError('late') }));
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: new Error('rejected') });
  dispatchEvent(rejection);

  const bodies = post.mock.calls.map(([, request]) => JSON.parse(String(request?.body)));
  expect(bodies.map(({ level }) => level)).toEqual(['error', 'error', 'error']);
  expect(bodies.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^general exception TypeError: early.*\(1\.0\.0:1\)$/),
    expect.stringMatching(/^general exception RangeError: late.*\(1\.0\.0:1\)$/),
    expect.stringMatching(/^general unhandledrejection Error: rejected.*\(1\.0\.0:1\)$/),
  ]);
  expect(post.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', keepalive: true });
  expect(printed.mock.calls.map(([prefix]) => prefix)).toEqual([
    'general exception',
    'general exception',
    'general unhandledrejection',
  ]);
});
