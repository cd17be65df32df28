import type { ApolloClient } from '@apollo/client';
import { getLocale } from '@tarima/markets/locale';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApolloClient } from '../../apollo/create-client.ts';
import { GraphTransportError } from '../../apollo/graph-transport.ts';
import { CartDocument } from '../../session/cart.gen.ts';
import { ViewerDocument } from '../../session/viewer.gen.ts';
import { createCart, createCartLine, createMember } from '../../testing/fixtures.ts';
import { createDeferred, createGraph, failWithStatus, type Responses, type Variables } from '../../testing/graph.ts';
import { stubPageEvents } from '../../testing/page-events.ts';
import { getStoredOutbox } from './cart-storage.ts';
import { addToCart, changeQuantity, removeLine, setDelivery } from './commands.ts';
import { dispatchCommand } from './dispatch.ts';
import { parseOutbox } from './outbox-entries.ts';

const locale = getLocale('es', 'CR');
const { locks } = navigator;
let isOnline = true;

beforeEach(() => {
  stubPageEvents();
  const stored = new Map<string, string>();
  isOnline = true;
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
    locks,
  });
});
afterEach(() => vi.unstubAllGlobals());

const failOnConfirm = () => expect.fail('confirmRetry was called');
const commandIdOf = ({ input }: Variables) => (input as { commandId: string }).commandId;

describe('a request', () => {
  const pickUp = setDelivery({ method: 'PICK_UP_IN_CLUB', clubKey: '6401' });
  const done = { data: { setCartDelivery: { __typename: 'SetCartDeliverySuccess', cart: null } } };
  const failed = (status: number) => new GraphTransportError(status);
  const failure = (errorKind: string) => ({ kind: 'failed', failure: { errorKind }, isKept: false });

  /** Dispatches a command through a client that sends with `mutate`. */
  const dispatch = (mutate: () => Promise<unknown>, confirmRetry: () => Promise<boolean> = failOnConfirm) => {
    const client = { mutate, readQuery: () => null, cache: { readQuery: () => null } } as unknown as ApolloClient;
    return dispatchCommand({ client, marketCode: 'CR', confirmRetry }, pickUp);
  };

  it('is retried exactly once, with the same id, when the server is unreachable (CART-81, CART-100)', async () => {
    const flaky = vi.fn().mockRejectedValueOnce(failed(0)).mockResolvedValue(done);
    expect(await dispatch(flaky)).toEqual({ kind: 'done' });
    const ids = flaky.mock.calls.map(([{ variables }]) => commandIdOf(variables));
    expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), ids[0]]);

    const down = vi.fn().mockRejectedValue(failed(0));
    expect(await dispatch(down)).toEqual(failure('unreachable'));
    expect(down).toHaveBeenCalledTimes(2);
  });

  it.each([
    [400, 'refused', 1],
    [401, 'signed-out', 1],
    [500, 'failed', 2],
    [503, 'unreachable', 2],
  ] as const)('maps status %s to the error kind %s (CART-100)', async (status, errorKind, times) => {
    const send = vi.fn().mockRejectedValue(failed(status));
    expect(await dispatch(send)).toEqual(failure(errorKind));
    expect(send).toHaveBeenCalledTimes(times);
  });

  it('fails when the response has no result', async () => {
    expect(await dispatch(async () => ({ data: undefined }))).toEqual(failure('failed'));
  });

  it('asks the shopper after each timeout, until the command succeeds or they decline (CART-101)', async () => {
    const late = vi.fn().mockRejectedValueOnce(failed(408)).mockRejectedValueOnce(failed(408)).mockResolvedValue(done);
    const accept = vi.fn().mockResolvedValue(true);
    expect(await dispatch(late, accept)).toEqual({ kind: 'done' });
    expect(accept).toHaveBeenCalledTimes(2);

    const decline = vi.fn().mockResolvedValue(false);
    expect(await dispatch(vi.fn().mockRejectedValue(failed(408)), decline)).toEqual(failure('timeout'));
    expect(decline).toHaveBeenCalledTimes(1);
  });
});

describe('a command', () => {
  const cart = createCart(locale, { lines: [createCartLine(locale, '1', { quantity: 2 })] });
  const added = { addToCart: { __typename: 'AddToCartSuccess', cart } };
  const changed = { changeCartLineQuantity: { __typename: 'ChangeCartLineQuantitySuccess', cart } };
  const rice = addToCart({ sku: 'rice-1', quantity: 1, clubKey: '6401' }, 'CR', undefined);

  /** A page of a shopper, by default a guest with a cart. */
  async function open(responses: Responses, viewer: object = {}) {
    const graph = createGraph({ Viewer: { me: null, cart, guestCart: null, ...viewer }, ...responses });
    const client = createApolloClient({ ssr: false, send: graph.send });
    await client.query({ query: ViewerDocument });
    return { graph, client, context: { client, marketCode: 'CR', confirmRetry: failOnConfirm } };
  }
  const queued = () => parseOutbox(getStoredOutbox('CR'));

  it('carries the ids of the earlier commands of its line that have no result (CART-86)', async () => {
    const response = createDeferred<object>();
    const { graph, context } = await open({ ChangeQuantity: () => response.promise.then(() => changed) });
    const sent = () => graph.getRequests('ChangeQuantity').map(({ input }) => input as { commandId: string });
    const first = dispatchCommand(context, changeQuantity('1', 3));
    const second = dispatchCommand(context, changeQuantity('1', 4));
    const other = dispatchCommand(context, changeQuantity('2', 5));
    await vi.waitFor(() => expect(sent()).toHaveLength(3));
    response.resolve({});
    await Promise.all([first, second, other]);
    graph.setResponses({ ChangeQuantity: failWithStatus(400) });
    await dispatchCommand(context, changeQuantity('1', 6));
    graph.setResponses({ ChangeQuantity: changed });
    await dispatchCommand(context, changeQuantity('1', 7));
    const replaces = sent().map((input) => ('replaces' in input ? input.replaces : undefined));
    expect(replaces).toEqual([undefined, [sent()[0]?.commandId], undefined, undefined, undefined]);
  });

  it('notifies other tabs when it has changed the cart, and only then (CART-76)', async () => {
    const otherTab = new BroadcastChannel('tarima.cart');
    const notified: unknown[] = [];
    otherTab.onmessage = ({ data }) => void notified.push(data);
    const message = 'No hay.';
    const outOfStock = { addToCart: { __typename: 'OutOfStock', code: 'OUT_OF_STOCK', message } };
    const { graph, context } = await open({ AddToCart: outOfStock });
    expect(await dispatchCommand(context, rice)).toMatchObject({ failure: { __typename: 'OutOfStock', message } });
    graph.setResponses({ AddToCart: failWithStatus(500) });
    await dispatchCommand(context, rice);
    graph.setResponses({ AddToCart: added });
    expect(await dispatchCommand(context, rice)).toEqual({ kind: 'done' });
    await vi.waitFor(() => expect(notified).toMatchObject([{ marketCode: 'CR' }]));
    otherTab.close();
  });

  it('becomes the cart of a shopper who had none (CART-70)', async () => {
    const { client, context } = await open({ AddToCart: added }, { cart: null });
    await dispatchCommand(context, rice);
    expect(client.readQuery({ query: ViewerDocument })?.cart?.id).toBe(cart.id);
  });

  it.each([
    ['a guest without a cart', { cart: null }, 1],
    ['a guest with a cart', {}, 2],
    ['a member without a cart', { me: createMember(locale), cart: null }, 2],
  ])(
    'of %s is sent after the earlier ones have a response only without an identity (ERRORS-81)',
    async (_who, viewer, sent) => {
      const response = createDeferred<object>();
      const { client, graph, context } = await open({ AddToCart: () => response.promise.then(() => added) }, viewer);
      const item = { sku: 'rice-1', name: 'Rice', unitPrice: cart.total, regularUnitPrice: null };
      const dispatched = [1, 2].map((quantity) =>
        dispatchCommand(context, addToCart({ sku: 'rice-1', quantity, clubKey: null }, 'CR', item)),
      );
      await vi.waitFor(() => expect(graph.getRequests('AddToCart')).toHaveLength(sent));
      const shown = client.cache.readQuery({ query: CartDocument, optimistic: true })?.cart;
      expect(shown?.lines.find(({ variant }) => variant.sku === 'rice-1')?.quantity).toBe(3);
      response.resolve({});
      expect(await Promise.all(dispatched)).toEqual([{ kind: 'done' }, { kind: 'done' }]);
      expect(graph.getRequests('AddToCart')).toHaveLength(2);
    },
  );

  it.each([
    ['a guest with a cart', {}, { memberId: null, cartId: cart.id }],
    ['a guest without a cart', { cart: null }, { memberId: null }],
    ['a member', { me: createMember(locale) }, { memberId: createMember(locale).id }],
  ])('without a connection is queued for %s (CART-106, CART-112, CART-113)', async (_who, viewer, owner) => {
    const { graph, context } = await open({}, viewer);
    isOnline = false;
    expect(await dispatchCommand(context, rice)).toEqual({ kind: 'queued' });
    expect(await dispatchCommand(context, removeLine('1'))).toEqual({ kind: 'queued' });
    expect(queued()).toEqual([
      { ...owner, command: { kind: 'add', input: expect.objectContaining({ sku: 'rice-1', quantity: 1 }) } },
      { ...owner, command: { kind: 'remove', input: { lineId: '1', commandId: expect.any(String) } } },
    ]);
    expect(graph.getRequests('AddToCart')).toEqual([]);
  });

  it('is queued under the id that was sent when the server does not respond (CART-106, CART-107)', async () => {
    const { graph, context } = await open({ AddToCart: failWithStatus(0) });
    expect(await dispatchCommand(context, rice)).toEqual({ kind: 'queued' });
    const ids = new Set(graph.getRequests('AddToCart').map(commandIdOf));
    expect(queued().map(({ command }) => command.input.commandId)).toEqual([...ids]);
  });

  it('waits behind queued commands of the same shopper, and not behind those of another (CART-107)', async () => {
    const guestPage = await open({ AddToCart: added });
    isOnline = false;
    await dispatchCommand(guestPage.context, rice);
    isOnline = true;
    expect(await dispatchCommand(guestPage.context, rice)).toEqual({ kind: 'queued' });
    expect(queued()).toHaveLength(2);

    const memberCart = createCart(locale, { id: 'of-member' });
    const memberPage = await open(
      { AddToCart: added },
      { me: createMember(locale), cart: memberCart, guestCart: cart },
    );
    expect(await dispatchCommand(memberPage.context, rice)).toEqual({ kind: 'done' });
    expect(queued()).toHaveLength(2);
  });

  describe('that is one of several', () => {
    const lines = [createCartLine(locale, '1', { quantity: 2 }), createCartLine(locale, '2')];
    const viewer = { cart: createCart(locale, { lines }) };
    const shown = (client: ApolloClient) =>
      client.readQuery({ query: CartDocument }, true)?.cart?.lines.map(({ id, quantity }) => `${id} × ${quantity}`);

    it('is shown with the others that are dispatched at the same time without a connection (CART-106)', async () => {
      const { client, context } = await open({}, viewer);
      isOnline = false;
      await Promise.all([
        dispatchCommand(context, changeQuantity('1', 3)),
        dispatchCommand(context, removeLine('2')),
        dispatchCommand(context, changeQuantity('1', 4)),
      ]);
      expect(shown(client)).toEqual(['1 × 4']);
      expect(queued().map(({ command }) => command.kind)).toEqual(['change', 'remove', 'change']);
    });

    it('keeps its change after the response to the request that it waits for (CART-106)', async () => {
      const response = createDeferred<object>();
      const { client, context, graph } = await open(
        { ChangeQuantity: () => response.promise.then(() => changed) },
        viewer,
      );
      const first = dispatchCommand(context, changeQuantity('1', 3));
      await vi.waitFor(() => expect(graph.getRequests('ChangeQuantity')).toHaveLength(1));
      isOnline = false;
      await dispatchCommand(context, removeLine('2'));
      response.resolve({});
      expect(await first).toEqual({ kind: 'done' });
      await vi.waitFor(() => expect(client.readQuery({ query: CartDocument })?.cart?.lines).toHaveLength(1));
      expect(shown(client)).toEqual(['1 × 3']);
    });

    it('whose request fails after later ones were queued is queued before them (CART-106, CART-107)', async () => {
      const failure = createDeferred<object>();
      const { client, context, graph } = await open(
        { ChangeQuantity: () => failure.promise.then(() => failWithStatus(503)) },
        viewer,
      );
      const first = dispatchCommand(context, changeQuantity('1', 3));
      await vi.waitFor(() => expect(graph.getRequests('ChangeQuantity')).toHaveLength(1));
      isOnline = false;
      await dispatchCommand(context, changeQuantity('1', 4));
      await dispatchCommand(context, removeLine('2'));
      expect(shown(client)).toEqual(['1 × 4']);
      failure.resolve({});
      expect(await first).toEqual({ kind: 'queued' });
      expect(shown(client)).toEqual(['1 × 4']);
      const inputs = queued().map(({ command }) => command.input);
      expect(inputs).toMatchObject([
        { quantity: 3 },
        { quantity: 4, replaces: [inputs[0]?.commandId] },
        { lineId: '2' },
      ]);
    });
  });

  it('is not queued while its owner is unknown', async () => {
    const graph = createGraph({ AddToCart: failWithStatus(0) });
    const client = createApolloClient({ ssr: false, send: graph.send });
    const outcome = await dispatchCommand({ client, marketCode: 'CR', confirmRetry: failOnConfirm }, rice);
    expect(outcome).toMatchObject({ kind: 'failed', failure: { errorKind: 'unreachable' } });
    expect(getStoredOutbox('CR')).toBeNull();
  });

  it('that does not change lines is not queued', async () => {
    const { context } = await open({ SetDelivery: failWithStatus(0) });
    isOnline = false;
    const outcome = await dispatchCommand(context, setDelivery({ method: 'PICK_UP_IN_CLUB', clubKey: '6401' }));
    expect(outcome).toMatchObject({ kind: 'failed', failure: { errorKind: 'unreachable' } });
    expect(getStoredOutbox('CR')).toBeNull();
  });
});
