import { AsyncLocalStorage } from 'node:async_hooks';
import type { ApolloClient } from '@apollo/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPageEvents } from '../../testing/page-events.ts';
import { getStoredOutbox } from './cart-storage.ts';
import { enqueueCommand } from './outbox.ts';
import { parseOutbox } from './outbox-entries.ts';
import { replayOutbox } from './replay-outbox.ts';

/** The tab in which the current code runs. */
const currentTab = new AsyncLocalStorage<string>();
const inTab = <Result>(name: string, work: () => Promise<Result>) => currentTab.run(name, work);
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Storage of one origin in tabs with separate processes: each tab reads a local copy, and receives the writes of other
 * tabs in a later turn of the event loop.
 */
function createSharedStorage() {
  const copies = new Map<string, Map<string, string>>();
  const copy = () => copies.get(currentTab.getStore() ?? '') ?? new Map<string, string>();
  const write = (change: (values: Map<string, string>) => void) => {
    const local = copy();
    change(local);
    setImmediate(() => {
      for (const other of copies.values()) if (other !== local) change(other);
    });
  };
  for (const name of ['one', 'two']) copies.set(name, new Map());
  return {
    getItem: (name: string) => copy().get(name) ?? null,
    setItem: (name: string, value: string) => write((values) => values.set(name, value)),
    removeItem: (name: string) => write((values) => values.delete(name)),
  };
}

/** Exclusive Web Locks of one origin: requests for a name are granted in order, each in a separate turn. */
function createLocks() {
  const released = new Map<string, Promise<unknown>>();
  return {
    request<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
      const result = (released.get(name) ?? Promise.resolve()).then(nextTurn).then(work);
      released.set(
        name,
        result.catch(() => undefined),
      );
      return result;
    },
  };
}

beforeEach(() => {
  stubPageEvents();
  vi.stubGlobal('localStorage', createSharedStorage());
  vi.stubGlobal('navigator', { locks: createLocks() });
});
afterEach(() => vi.unstubAllGlobals());

const changeOf = (commandId: string, lineId: string, quantity: number) => ({
  memberId: null,
  command: { kind: 'change' as const, input: { commandId, lineId, quantity } },
});
const guest = { me: null, cart: null, guestCart: null };
const change = (commandId: string) => changeOf(commandId, `line of ${commandId}`, 2);
const queuedIds = () => parseOutbox(getStoredOutbox('CR')).map(({ command }) => command.input.commandId);

/** An Apollo Client with commands that succeed one turn later. */
function createClient(sent: string[]): ApolloClient {
  const mutate = vi.fn(async ({ variables }: { variables: { input: { commandId: string } } }) => {
    sent.push(variables.input.commandId);
    await nextTurn();
    return { data: { changeCartLineQuantity: { __typename: 'ChangeCartLineQuantitySuccess' } } };
  });
  return { mutate, query: vi.fn(async () => ({ data: guest })) } as unknown as ApolloClient;
}

it('keeps the changes that two tabs make at the same time (CART-107)', async () => {
  const first = [change('a1'), changeOf('a2', 'both', 3)];
  const second = [change('b1'), changeOf('b2', 'both', 4)];
  await Promise.all([
    inTab('one', () => Promise.all(first.map((entry) => enqueueCommand('CR', entry)))),
    inTab('two', () => Promise.all(second.map((entry) => enqueueCommand('CR', entry)))),
  ]);
  await nextTurn();
  for (const tab of ['one', 'two']) {
    expect((await inTab(tab, async () => queuedIds())).toSorted()).toEqual(['a1', 'a2', 'b1', 'b2']);
  }
});

it('sends each change once, in the order in which they were made, when both tabs replay (CART-107)', async () => {
  await inTab('one', () => enqueueCommand('CR', changeOf('a1', 'both', 2)));
  await inTab('two', () => enqueueCommand('CR', changeOf('b1', 'both', 3)));
  await inTab('one', () => enqueueCommand('CR', change('a2')));
  await nextTurn();
  const sent: string[] = [];
  await Promise.all(['one', 'two'].map((tab) => inTab(tab, () => replayOutbox(createClient(sent), 'CR'))));
  expect(sent).toEqual(['a1', 'b1', 'a2']);
  expect(await inTab('two', async () => getStoredOutbox('CR'))).toBeNull();
});

it('keeps a change that one tab makes while the other removes sent commands (CART-107)', async () => {
  await inTab('one', () => enqueueCommand('CR', change('a1')));
  await nextTurn();
  const sent: string[] = [];
  const replay = inTab('one', () => replayOutbox(createClient(sent), 'CR'));
  // One change in each turn of the replay, so that each of its writes has a concurrent one.
  const made = Array.from({ length: 6 }, (_, at) => change(`b${at}`));
  for (const entry of made) {
    void inTab('two', () => enqueueCommand('CR', entry));
    await nextTurn();
  }
  await replay;
  await inTab('two', () => enqueueCommand('CR', change('last')));
  await inTab('two', () => replayOutbox(createClient(sent), 'CR'));
  expect(sent.toSorted()).toEqual(['a1', ...made.map(({ command }) => command.input.commandId), 'last']);
});
