import { getLocale } from '@tarima/markets/locale';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { makeClient } from '../apollo/make-client.ts';
import { setDelivery } from '../features/cart/commands.ts';
import { dispatchCommand } from '../features/cart/dispatch.ts';
import { pathTo } from '../i18n/paths.ts';
import { apolloContext, logContext } from '../session/contexts.ts';
import { cartOf } from '../testing/fixtures.ts';
import { type Answers, createGraph, held, httpStatus } from '../testing/graph.ts';
import { clientLoader, loader } from './checkout.tsx';

const locale = getLocale('en', 'JM');
const wallet = { Wallet: { savedCards: [] } };
const pageWith = (cart: object | null) => ({ CheckoutPage: { cart, guestCart: null, me: null }, ...wallet });

describe.each([
  ['on the server', loader],
  ['in the browser', clientLoader],
])('the checkout page %s', (_where, load) => {
  /** The result or error of the loader, and the lines that it logs. */
  async function open(answers: Answers) {
    const lines: string[] = [];
    const context = new RouterContextProvider();
    context.set(apolloContext, makeClient({ ssr: false, send: createGraph(answers).send }));
    context.set(logContext, (line) => void lines.push(line));
    const url = new URL(pathTo('checkout', locale), 'https://shop.test');
    const args = {
      request: new Request(url),
      url,
      pattern: '/:locale/checkout',
      params: { locale: locale.code },
      context,
    };
    const serverLoader = () => Promise.reject(new Error('the page needs no other server data'));
    const result = await load({ ...args, serverLoader }).catch((thrown: unknown) => thrown);
    return { result, lines };
  }

  it.each([
    ['without a cart', null],
    ['with a cart that is not ready', cartOf(locale, { isReadyForCheckout: false })],
  ])('%s redirects to the cart page and logs one line (CHECKOUT-5, CHECKOUT-6)', async (_which, cart) => {
    const { result, lines } = await open(pageWith(cart));
    const location = result instanceof Response ? result.headers.get('location') : undefined;
    expect(location).toBe(pathTo('cart', locale));
    expect(lines).toEqual(['CART NOT READY FOR CHECKOUT, REDIRECTING TO CART PAGE']);
  });

  it('with a ready cart opens without a log line (CHECKOUT-5)', async () => {
    expect(await open(pageWith(cartOf(locale)))).toEqual({ result: null, lines: [] });
  });

  it('with a cart that cannot be loaded logs one line and does not redirect (CHECKOUT-7)', async () => {
    const { result, lines } = await open({ ...wallet, CheckoutPage: httpStatus(503) });
    expect(result).toBeNull();
    expect(lines).toEqual([expect.not.stringContaining('REDIRECTING')]);
  });

  it('with saved cards that cannot be loaded opens and logs one line (PAYMENTS-83)', async () => {
    const { result, lines } = await open({ ...pageWith(cartOf(locale)), Wallet: httpStatus(503) });
    expect(result).toBeNull();
    expect(lines).toEqual([expect.stringContaining('saved cards')]);
  });
});

it('reads the cart after the pending change has completed (CHECKOUT-69)', async () => {
  const graph = createGraph(pageWith(cartOf(locale)));
  const context = new RouterContextProvider();
  context.set(apolloContext, makeClient({ ssr: false, send: graph.send }));
  context.set(logContext, () => undefined);
  const url = new URL(pathTo('checkout', locale), 'https://shop.test');
  const response = held<object>();
  const slowGraph = createGraph({ SetDelivery: async () => ({ setCartDelivery: await response.promise }) });
  const slowClient = makeClient({ ssr: false, send: slowGraph.send });
  const command = dispatchCommand(
    { client: slowClient, marketCode: 'JM', confirmRetry: async () => false },
    setDelivery({ method: 'PICK_UP_IN_CLUB', clubId: '6401' }),
  );
  const opened = clientLoader({
    request: new Request(url),
    url,
    pattern: '/:locale/checkout',
    params: { locale: locale.code },
    context,
    serverLoader: () => Promise.reject(new Error('the page needs no other server data')),
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(graph.sent('CheckoutPage')).toEqual([]);
  response.release({ __typename: 'SetCartDeliverySuccess', cart: cartOf(locale) });
  await command;
  expect(await opened).toBeNull();
  expect(graph.sent('CheckoutPage')).toHaveLength(1);
});
