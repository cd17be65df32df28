import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pathTo } from '../../i18n/paths.ts';
import { createCart } from '../../testing/fixtures.ts';
import { readers, renderInShop } from '../../testing/render.tsx';
import { KeepCart } from './keep-cart.tsx';

/** A browser with a service worker, in which the document has loaded one file. Returns the messages to the worker. */
function fakeServiceWorker(saveData: boolean) {
  const postMessage = vi.fn();
  const loaded = [{ name: `${location.origin}/assets/entry-1.js` }, { name: `${location.origin}/graphql` }];
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly report: (list: { getEntries: () => typeof loaded }) => void;
      constructor(report: (list: { getEntries: () => typeof loaded }) => void) {
        this.report = report;
      }
      observe() {
        this.report({ getEntries: () => loaded });
      }
      disconnect = vi.fn();
    },
  );
  vi.stubGlobal('__reactRouterManifest', {
    routes: {
      'routes/shell': { module: '/assets/shell-1.js', imports: ['/assets/frame-1.js'] },
      ...Object.fromEntries(
        ['es', 'en'].map((language) => [
          `cart.${language}`,
          { module: '/assets/cart-1.js', imports: ['/assets/lines-1.js', '/assets/frame-1.js'] },
        ]),
      ),
    },
  });
  const added = { serviceWorker: { ready: Promise.resolve({ active: { postMessage } }) }, connection: { saveData } };
  for (const [name, value] of Object.entries(added)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
  return postMessage;
}

afterEach(() => {
  for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name);
});

describe.each(readers)('in $code', (locale) => {
  it('sends the page of the cart and its files to the service worker (OFFLINE-1)', async () => {
    const postMessage = fakeServiceWorker(false);
    await renderInShop(<KeepCart />, { locale });
    await waitFor(() => expect(postMessage).toHaveBeenCalledOnce());
    expect(postMessage.mock.calls[0]?.[0]).toMatchObject({
      type: 'keepPage',
      kind: 'cart',
      path: pathTo('cart', locale),
      assets: ['/assets/cart-1.js', '/assets/lines-1.js', '/assets/frame-1.js', '/assets/entry-1.js'],
      withLateParts: ['/assets/cart-1.js', '/assets/lines-1.js'],
    });
  });

  it('with Save-Data, sends it only when the cart has items (OFFLINE-4)', async () => {
    const postMessage = fakeServiceWorker(true);
    await renderInShop(<KeepCart />, { locale });
    await act(() => vi.dynamicImportSettled());
    expect(postMessage).not.toHaveBeenCalled();
    await renderInShop(<KeepCart />, { locale, viewer: { cart: createCart(locale) } });
    await waitFor(() => expect(postMessage).toHaveBeenCalledOnce());
  });
});
