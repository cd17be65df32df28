import { getLocale } from '@tarima/markets/locale';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createApolloClient } from '../apollo/create-client.ts';
import { setDelivery } from '../features/cart/commands.ts';
import { dispatchCommand } from '../features/cart/dispatch.ts';
import { pathTo } from '../i18n/paths.ts';
import { apolloContext, logContext, settingsContext } from '../session/contexts.ts';
import { defaultSettings } from '../shop-settings.ts';
import { createCart } from '../testing/fixtures.ts';
import { createDeferred, createGraph, failWithStatus, type Responses } from '../testing/graph.ts';
import { clientLoader, loader } from './checkout.tsx';

const locale = getLocale('en', 'JM');
const checkoutDocument = {
  ...defaultSettings,
  checkout: { ...defaultSettings.checkout, paymentPageOrigins: ['https://bank.test'] },
};
const wallet = { Wallet: { savedCards: [] } };
const pageWith = (cart: object | null) => ({ CheckoutPage: { cart, guestCart: null, me: null }, ...wallet });

describe.each([
  ['on the server', loader],
  ['in the browser', clientLoader],
])('the checkout page %s', (_where, load) => {
  /** The result or error of the loader, and the lines that it logs. */
  async function open(responses: Responses) {
    const lines: string[] = [];
    const context = new RouterContextProvider();
    context.set(apolloContext, createApolloClient({ ssr: false, send: createGraph(responses).send }));
    context.set(logContext, (line) => void lines.push(line));
    context.set(settingsContext, checkoutDocument);
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
    ['with a cart that is not ready', createCart(locale, { isReadyForCheckout: false })],
  ])('%s redirects to the cart page and logs one line (CHECKOUT-5, CHECKOUT-6)', async (_which, cart) => {
    const { result, lines } = await open(pageWith(cart));
    const location = result instanceof Response ? result.headers.get('location') : undefined;
    expect(location).toBe(pathTo('cart', locale));
    expect(lines).toEqual(['CART NOT READY FOR CHECKOUT, REDIRECTING TO CART PAGE']);
  });

  it('with a ready cart opens without a log line (CHECKOUT-5)', async () => {
    expect(await open(pageWith(createCart(locale)))).toEqual({ result: null, lines: [] });
  });

  it('with a cart that cannot be loaded logs one line and does not redirect (CHECKOUT-7)', async () => {
    const { result, lines } = await open({ ...wallet, CheckoutPage: failWithStatus(503) });
    expect(result).toBeNull();
    expect(lines).toEqual([expect.not.stringContaining('REDIRECTING')]);
  });

  it('with saved cards that cannot be loaded opens and logs one line (PAYMENTS-83)', async () => {
    const { result, lines } = await open({ ...pageWith(createCart(locale)), Wallet: failWithStatus(503) });
    expect(result).toBeNull();
    expect(lines).toEqual([expect.stringContaining('saved cards')]);
  });
});

it('reads the cart after the pending change has completed (CHECKOUT-69)', async () => {
  const graph = createGraph(pageWith(createCart(locale)));
  const context = new RouterContextProvider();
  context.set(apolloContext, createApolloClient({ ssr: false, send: graph.send }));
  context.set(logContext, () => undefined);
  context.set(settingsContext, checkoutDocument);
  const url = new URL(pathTo('checkout', locale), 'https://shop.test');
  const response = createDeferred<object>();
  const slowGraph = createGraph({ SetDelivery: async () => ({ setCartDelivery: await response.promise }) });
  const slowClient = createApolloClient({ ssr: false, send: slowGraph.send });
  const command = dispatchCommand(
    { client: slowClient, marketCode: 'JM', confirmRetry: async () => false },
    setDelivery({ method: 'PICK_UP_IN_CLUB', clubKey: '6401' }),
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
  expect(graph.getRequests('CheckoutPage')).toEqual([]);
  response.resolve({ __typename: 'SetCartDeliverySuccess', cart: createCart(locale) });
  await command;
  expect(await opened).toBeNull();
  expect(graph.getRequests('CheckoutPage')).toHaveLength(1);
});

it('opens as a new document from a page whose content policy allows no payment pages (CHECKOUT-301)', async () => {
  const graph = createGraph({});
  const context = new RouterContextProvider();
  context.set(apolloContext, createApolloClient({ ssr: false, send: graph.send }));
  context.set(logContext, () => undefined);
  context.set(settingsContext, defaultSettings);
  const url = new URL(pathTo('checkout', locale, {}, { step: 'payment' }), 'https://shop.test');
  const thrown = await clientLoader({
    request: new Request(url),
    url,
    pattern: '/:locale/checkout',
    params: { locale: locale.code },
    context,
    serverLoader: () => Promise.reject(new Error('the page needs no other server data')),
  }).catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error('The loader opened the page.');
  expect(thrown.headers.get('location')).toBe('/en-JM/checkout?step=payment');
  expect(thrown.headers.get('x-remix-reload-document')).toBe('true');
});
