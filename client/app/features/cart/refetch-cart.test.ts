import { getLocale } from '@tarima/markets/locale';
import { expect, it } from 'vitest';
import { createApolloClient } from '../../apollo/create-client.ts';
import { CartDocument } from '../../session/cart.gen.ts';
import { createCart } from '../../testing/fixtures.ts';
import { createGraph, type Data, failWithStatus } from '../../testing/graph.ts';
import { refetchCart } from './refetch-cart.ts';

const locale = getLocale('es', 'CR');
const cartWith = (itemCount: number): Data => ({ cart: createCart(locale, { itemCount }) });

function createClient(...responses: (Data | Promise<Data> | ReturnType<typeof failWithStatus>)[]) {
  const graph = createGraph({ Cart: () => responses.shift() ?? failWithStatus(500) });
  const client = createApolloClient({ ssr: false, send: graph.send });
  return {
    client,
    countRequests: () => graph.getRequests('Cart').length,
    readCount: () => client.readQuery({ query: CartDocument })?.cart?.itemCount,
  };
}

it('fetches the cart again after a change during a refetch, whose response may be older (CART-76)', async () => {
  const older = Promise.withResolvers<Data>();
  const { client, countRequests, readCount } = createClient(older.promise, cartWith(2));
  const refetch = refetchCart(client);
  await Promise.all([refetchCart(client), refetchCart(client)]);
  older.resolve(cartWith(1));
  await refetch;
  expect(readCount()).toBe(2);
  expect(countRequests()).toBe(2);
});

it('keeps the cart when it cannot be fetched, and fetches it after the next change (CART-76)', async () => {
  const { client, readCount } = createClient(cartWith(1), failWithStatus(503), cartWith(3));
  await refetchCart(client);
  await refetchCart(client);
  expect(readCount()).toBe(1);
  await refetchCart(client);
  expect(readCount()).toBe(3);
});
