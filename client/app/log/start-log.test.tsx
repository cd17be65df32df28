import { afterEach, expect, it, vi } from 'vitest';
import { earlyErrorsScript, takeEarlyErrors } from './early-errors.ts';
import { startLog } from './start-log.ts';

afterEach(() => {
  vi.restoreAllMocks();
  // When another test has started the log of this document, the queue goes on; a later file must not report its errors.
  takeEarlyErrors();
});

let minutes = 100;

/** Lets two minutes pass: a repeated message is sent once a minute, and their number is limited. */
function passLimits(): void {
  minutes += 2;
  vi.spyOn(performance, 'now').mockReturnValue(minutes * 60_000);
}

it('logs unhandled errors and rejections with their prefixes, also those before its code was loaded (ANALYTICS-15, ANALYTICS-16)', async () => {
  passLimits();
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

const long = 'x'.repeat(600);

it.each([
  ['an error', new SyntaxError('broken'), 'SyntaxError: broken'],
  ['an error without a text', new Error(''), 'Error: '],
  ['a text', 'only a text', 'only a text'],
  ['an empty text', '', ''],
  ['an object', { message: 'secret' }, 'unknown'],
  ['an object that cannot be read', Object.create(null), 'unknown'],
  ['a number', 404, 'unknown'],
  ['an address', new Error('ana@tarima.test is unknown'), 'Error: '],
  ['a card number', new Error('4000000000001000 was declined'), 'Error: '],
  ['a long text', long, 'x'.repeat(24)],
])('an unhandled rejection with %s is logged with its prefix (ANALYTICS-15, ANALYTICS-16)', (_what, thrown, text) => {
  startLog();
  passLimits();
  const post = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  const printed = vi.spyOn(console, 'error').mockReturnValue(undefined);
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: thrown }));
  // An event without an error has a message only.
  dispatchEvent(new ErrorEvent('error', { error: thrown, message: 'Script error.' }));
  const messages = post.mock.calls.map(([, request]) => String(JSON.parse(String(request?.body)).message));
  expect(messages).toHaveLength(2);
  for (const [index, prefix] of ['general unhandledrejection', 'general exception'].entries()) {
    const beginning = `${prefix} ${text}`;
    expect(messages[index]?.slice(0, beginning.length)).toBe(beginning);
  }
  for (const message of messages) {
    expect(message.length).toBeLessThanOrEqual(500);
    expect(message).not.toMatch(/ana@tarima|4000000000001000|secret/);
  }
  expect(printed.mock.calls).toEqual([
    ['general unhandledrejection', thrown],
    ['general exception', thrown],
  ]);
});
