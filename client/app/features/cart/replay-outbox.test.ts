import { type ApolloClient, CombinedGraphQLErrors } from '@apollo/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPageEvents } from '../../testing/page-events.ts';
import { getStoredOutbox } from './cart-storage.ts';
import { enqueueCommand, type OutboxViewer } from './outbox.ts';
import { replayOutbox } from './replay-outbox.ts';

const failing = (code: string) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: code, extensions: { code } }] });
const entry = (commandId: string) => ({
  memberId: null,
  command: {
    kind: 'add' as const,
    input: { commandId, sku: 'rice-1', quantity: 1, clubKey: null, addressId: 'home' },
  },
});
/** A member, or a guest for null, without carts. */
const viewerOf = (memberId: string | null): OutboxViewer => ({
  me: memberId === null ? null : { id: memberId },
  cart: null,
  guestCart: null,
});
const guest = viewerOf(null);

beforeEach(() => {
  stubPageEvents();
  const stored = new Map<string, string>();
  let last: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  const queues = new Map<string, Promise<unknown>>();
  vi.stubGlobal('navigator', {
    locks: {
      request(name: string, work: () => Promise<unknown>) {
        last = (queues.get(name) ?? Promise.resolve()).then(work);
        queues.set(
          name,
          last.catch(() => undefined),
        );
        return last;
      },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const clientWith = (mutate: () => Promise<unknown>, viewer = guest) => {
  const query = vi.fn(async () => ({ data: viewer }));
  return { mutate: vi.fn(mutate), query } as unknown as ApolloClient & { mutate: ReturnType<typeof vi.fn> };
};
const success = async () => ({ data: { addToCart: { __typename: 'AddToCartSuccess', cart: { id: 'cart' } } } });

it.each(['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'TOO_MANY_REQUESTS'])(
  'keeps a command and all later ones after %s (CART-109)',
  async (code) => {
    await enqueueCommand('CR', entry('c1'));
    await enqueueCommand('CR', entry('c2'));
    const down = clientWith(() => Promise.reject(failing(code)));
    expect(await replayOutbox(down, 'CR')).toEqual([]);
    expect(down.mutate).toHaveBeenCalledOnce();
    expect(JSON.parse(getStoredOutbox('CR') ?? '[]')).toEqual([entry('c1'), entry('c2')]);

    const up = clientWith(success);
    expect(await replayOutbox(up, 'CR')).toHaveLength(2);
    expect(up.mutate.mock.calls[0]?.[0].variables.input).toEqual(entry('c1').command.input);
    expect(getStoredOutbox('CR')).toBeNull();
  },
);

it.each(['OPERATION_NOT_REGISTERED', 'UNKNOWN_OPERATION'])(
  'keeps the commands of a release that the server no longer knows, after %s (OFFLINE-19)',
  async (code) => {
    await enqueueCommand('CR', entry('c1'));
    await enqueueCommand('CR', entry('c2'));
    const outdated = clientWith(() => Promise.reject(failing(code)));
    expect(await replayOutbox(outdated, 'CR')).toEqual([{ kind: 'add', result: { errorKind: 'outdated' } }]);
    outdated.query = vi.fn(() => Promise.reject(failing(code)));
    expect(await replayOutbox(outdated, 'CR')).toEqual([{ kind: 'change', result: { errorKind: 'outdated' } }]);
    expect(JSON.parse(getStoredOutbox('CR') ?? '[]')).toEqual([entry('c1'), entry('c2')]);
  },
);

it('drops a refused command and sends the later ones (CART-110)', async () => {
  await enqueueCommand('CR', entry('c1'));
  await enqueueCommand('CR', entry('c2'));
  const client = clientWith(success);
  client.mutate.mockRejectedValueOnce(failing('BAD_USER_INPUT'));
  expect(await replayOutbox(client, 'CR')).toMatchObject([{ result: { errorKind: 'refused' } }, {}]);
  expect(getStoredOutbox('CR')).toBeNull();
});

it.each([
  ['another member', 'bea'],
  ['a guest', null],
])('drops the commands of a previous member and sends those of %s (CART-112)', async (_who, memberId) => {
  await enqueueCommand('CR', { ...entry('c1'), memberId: 'ana' });
  await enqueueCommand('CR', { ...entry('c2'), memberId });
  const client = clientWith(success, viewerOf(memberId));
  expect(await replayOutbox(client, 'CR')).toHaveLength(1);
  expect(client.mutate.mock.calls.map(([options]) => options.variables.input.commandId)).toEqual(['c2']);
  expect(getStoredOutbox('CR')).toBeNull();
});

it('sends the commands of the signed-in member (CART-112)', async () => {
  await enqueueCommand('CR', { ...entry('c1'), memberId: 'ana' });
  const client = clientWith(success, viewerOf('ana'));
  expect(await replayOutbox(client, 'CR')).toHaveLength(1);
  expect(client.mutate).toHaveBeenCalledOnce();
});

it('drops the commands of a guest without a cart when a member signs in (CART-113)', async () => {
  await enqueueCommand('CR', entry('c1'));
  const client = clientWith(success, { ...viewerOf('ana'), cart: { id: 'of-ana' } });
  expect(await replayOutbox(client, 'CR')).toEqual([]);
  expect(client.mutate).not.toHaveBeenCalled();
  expect(getStoredOutbox('CR')).toBeNull();
});

it.each([
  ['another guest', { ...guest, cart: { id: 'other' } }],
  ['a guest without a cart', guest],
  ['a member with another cart', { ...viewerOf('ana'), cart: { id: 'of-ana' } }],
])('does not send the commands of a guest’s cart for %s (CART-113)', async (_who, viewer) => {
  await enqueueCommand('CR', { ...entry('c1'), cartId: 'of-guest' });
  const client = clientWith(success, viewer);
  expect(await replayOutbox(client, 'CR')).toEqual([]);
  expect(client.mutate).not.toHaveBeenCalled();
  expect(getStoredOutbox('CR')).toBeNull();
});

it('keeps the commands of a guest’s cart until the cart is merged, and sends the member’s (CART-113)', async () => {
  await enqueueCommand('CR', { ...entry('c1'), cartId: 'of-guest' });
  await enqueueCommand('CR', { ...entry('c2'), memberId: 'ana' });
  const unmerged = { ...viewerOf('ana'), cart: { id: 'of-ana' }, guestCart: { id: 'of-guest' } };
  const before = clientWith(success, unmerged);
  expect(await replayOutbox(before, 'CR')).toHaveLength(1);
  expect(before.mutate.mock.calls.map(([options]) => options.variables.input.commandId)).toEqual(['c2']);

  const assigned = clientWith(success, { ...viewerOf('ana'), cart: { id: 'of-guest' } });
  expect(await replayOutbox(assigned, 'CR')).toHaveLength(1);
  expect(assigned.mutate.mock.calls.map(([options]) => options.variables.input.commandId)).toEqual(['c1']);
  expect(getStoredOutbox('CR')).toBeNull();
});

it('keeps all commands when the viewer cannot be loaded', async () => {
  await enqueueCommand('CR', entry('c1'));
  const mutate = vi.fn(success);
  const client = { mutate, query: () => Promise.reject(failing('UPSTREAM_UNAVAILABLE')) } as unknown as ApolloClient;
  expect(await replayOutbox(client, 'CR')).toEqual([]);
  expect(mutate).not.toHaveBeenCalled();
  expect(JSON.parse(getStoredOutbox('CR') ?? '[]')).toEqual([entry('c1')]);
});

it('removes invalid entries, which would block later commands', async () => {
  localStorage.setItem('tarima.waiting.CR', '[{}]');
  expect(await replayOutbox(clientWith(success), 'CR')).toEqual([]);
  expect(getStoredOutbox('CR')).toBeNull();
});

it('keeps a command that is queued during the replay', async () => {
  await enqueueCommand('CR', entry('c1'));
  const client = clientWith(async () => {
    await enqueueCommand('CR', entry('c2'));
    return success();
  });
  await replayOutbox(client, 'CR');
  expect(JSON.parse(getStoredOutbox('CR') ?? '[]')).toEqual([entry('c2')]);
});
