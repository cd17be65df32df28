import { getLocale } from '@tarima/markets/locale';
import { expect, it } from 'vitest';
import { ChangeQuantityDocument } from '../features/cart/cart-commands.gen.ts';
import { CartDocument } from '../session/cart.gen.ts';
import { ViewerDocument } from '../session/viewer.gen.ts';
import { createCart } from '../testing/fixtures.ts';
import { createGraph, type Data } from '../testing/graph.ts';
import { createCartVersionLink } from './cart-version-link.ts';
import { createApolloClient } from './create-client.ts';

const locale = getLocale('es', 'CR');
const createCartOf = (version: number) => createCart(locale, { version, itemCount: version });
const viewerWith = (version: number): Data => ({ me: null, cart: createCartOf(version), guestCart: null });
const changeTo = (version: number): Data => ({
  changeCartLineQuantity: { __typename: 'ChangeCartLineQuantitySuccess', cart: createCartOf(version) },
});
const input = { commandId: 'command-1', lineId: 'line-1', quantity: 2 };
const change = { mutation: ChangeQuantityDocument, variables: { input } };

/** A client whose responses are given by the test, in the order in which their requests are sent. */
function createClient(responses: { carts?: (Data | Promise<Data>)[]; changes?: (Data | Promise<Data>)[] }) {
  const { carts = [], changes = [] } = responses;
  const graph = createGraph({
    Viewer: viewerWith(1),
    Cart: () => carts.shift() ?? viewerWith(0),
    ChangeQuantity: () => changes.shift() ?? changeTo(0),
  });
  const client = createApolloClient({ ssr: false, link: createCartVersionLink(), send: graph.send });
  return {
    client,
    graph,
    fetchCart: () => client.query({ query: CartDocument, fetchPolicy: 'network-only' }),
    readVersion: () => client.readQuery({ query: CartDocument })?.cart?.version,
  };
}

it('sends a query again whose cart is older than that of a command (CART-114)', async () => {
  const older = Promise.withResolvers<Data>();
  const { client, graph, fetchCart, readVersion } = createClient({
    carts: [older.promise, viewerWith(2)],
    changes: [changeTo(2)],
  });
  const query = fetchCart();
  await client.mutate(change);
  older.resolve(viewerWith(1));
  expect((await query).data?.cart?.version).toBe(2);
  expect(readVersion()).toBe(2);
  expect(graph.getRequests('Cart')).toHaveLength(2);
});

it('requests the viewer again when the response of an earlier command arrives last (CART-114)', async () => {
  const older = Promise.withResolvers<Data>();
  const { client, graph, readVersion } = createClient({ changes: [older.promise, changeTo(3)] });
  const viewer = client.watchQuery({ query: ViewerDocument });
  viewer.subscribe({});
  await expect.poll(readVersion).toBe(1);
  const first = client.mutate(change);
  await client.mutate(change);
  graph.setResponses({ Viewer: viewerWith(3) });
  older.resolve(changeTo(2));
  await first;
  await expect.poll(readVersion).toBe(3);
  expect(graph.getRequests('Viewer')).toHaveLength(2);
});

it('accepts an old cart when the second response has it too, and any version of another cart (CART-114)', async () => {
  const other = { ...viewerWith(1), cart: { ...createCartOf(1), id: 'other-cart' } };
  const { fetchCart, graph, readVersion } = createClient({
    carts: [viewerWith(5), viewerWith(4), viewerWith(4), other, viewerWith(5)],
  });
  await fetchCart();
  await fetchCart();
  expect(readVersion()).toBe(4);
  expect(graph.getRequests('Cart')).toHaveLength(3);
  await fetchCart();
  await fetchCart();
  expect(readVersion()).toBe(5);
  expect(graph.getRequests('Cart')).toHaveLength(5);
});
