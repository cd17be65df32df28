import { getLocale } from '@tarima/markets/locale';
import { expect, it } from 'vitest';
import { createApolloClient } from '../../apollo/create-client.ts';
import { loadFresh } from '../../apollo/load.ts';
import { CartDocument } from '../../session/cart.gen.ts';
import { createCart } from '../../testing/fixtures.ts';
import { createGraph, type Data } from '../../testing/graph.ts';
import { repeatOutdatedReads } from './repeat-outdated-reads.ts';

const locale = getLocale('es', 'CR');
const cartOf = (version: number, itemCount: number): Data => ({ cart: createCart(locale, { version, itemCount }) });

function createClient(...responses: (Data | Promise<Data>)[]) {
  const graph = createGraph({ Cart: () => responses.shift() ?? expect.fail('too many requests') });
  const client = createApolloClient({ ssr: false, send: graph.send });
  repeatOutdatedReads(client);
  repeatOutdatedReads(client);
  return {
    fetchCart: () => loadFresh(client, CartDocument, {}),
    countRequests: () => graph.getRequests('Cart').length,
    readCount: () => client.readQuery({ query: CartDocument })?.cart?.itemCount,
  };
}

it('reads the cart again when a late response is older than the cart (CART-76)', async () => {
  const late = Promise.withResolvers<Data>();
  const { fetchCart, countRequests, readCount } = createClient(late.promise, cartOf(3, 2), cartOf(3, 2));
  const before = fetchCart();
  await fetchCart();
  late.resolve(cartOf(1, 1));
  expect((await before).cart?.itemCount).toBe(2);
  expect(readCount()).toBe(2);
  expect(countRequests()).toBe(3);
});

it('reads nothing again while the versions grow, and accepts an older cart that is read again (CART-76)', async () => {
  const { fetchCart, countRequests, readCount } = createClient(
    cartOf(1, 1),
    cartOf(3, 2),
    cartOf(2, 1),
    cartOf(2, 1),
    cartOf(2, 1),
  );
  await fetchCart();
  await fetchCart();
  expect(countRequests()).toBe(2);
  await fetchCart();
  expect(countRequests()).toBe(4);
  expect(readCount()).toBe(1);
  await fetchCart();
  expect(countRequests()).toBe(5);
});
