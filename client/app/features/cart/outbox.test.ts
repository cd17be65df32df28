import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDeferred } from '../../testing/graph.ts';
import { stubPageEvents } from '../../testing/page-events.ts';
import { getStoredOutbox } from './cart-storage.ts';
import { enqueueCommand, type OutboxEntry } from './outbox.ts';

const entry = (commandId: string): OutboxEntry => ({
  memberId: 'ana',
  command: { kind: 'remove', input: { commandId, lineId: 'rice' } },
});
const readEntries = () => JSON.parse(getStoredOutbox('CR') ?? '[]');

let pageEvents: EventTarget;
/** Settles when another tab releases the lock. */
let released: ReturnType<typeof createDeferred<void>>;

beforeEach(() => {
  const stored = new Map<string, string>();
  pageEvents = stubPageEvents();
  released = createDeferred<void>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, work: () => Promise<unknown>) => released.promise.then(work) },
  });
});
afterEach(() => vi.unstubAllGlobals());

it('stores the commands of a page that is left before it gets the lock, each once (OFFLINE-25)', async () => {
  const enqueued = [enqueueCommand('CR', entry('first')), enqueueCommand('CR', entry('second'))];
  expect(readEntries()).toEqual([]);
  pageEvents.dispatchEvent(new Event('pagehide'));
  expect(readEntries()).toEqual([entry('first'), entry('second')]);

  released.resolve();
  expect(await Promise.all(enqueued)).toEqual([true, true]);
  expect(readEntries()).toEqual([entry('first'), entry('second')]);
});

it('stores nothing when the page is left after the command was stored and sent (OFFLINE-25)', async () => {
  released.resolve();
  await enqueueCommand('CR', entry('first'));
  localStorage.removeItem('tarima.waiting.CR');
  pageEvents.dispatchEvent(new Event('pagehide'));
  expect(readEntries()).toEqual([]);
});
