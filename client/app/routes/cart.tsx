import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import {
  CartView,
  cartPageParts,
  loadCartPage,
  loadOldCart,
  type OldCartPageState,
  useReportCartLoadFailure,
} from '../features/cart/index.ts';
import { LazyRestorableCarts } from '../features/cart-merge/index.ts';
import { LazyCartLocked } from '../features/checkout/index.ts';
import { CartPageDocument, DeliveryChoice, useCartPageSuspenseQuery } from '../features/delivery/index.ts';
import { apolloContext, keptPageContext, viewerContext } from '../session/contexts.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { lazyWithRetry } from '../ui/lazy-with-retry.ts';
import { Page } from '../ui/page.tsx';
import type { RouteOperations } from './operations.gen.ts';

const OldCart = lazyWithRetry(async () => (await loadOldCart()).OldCart);

export async function loader({ context }: LoaderFunctionArgs): Promise<OldCartPageState | null> {
  // The service worker keeps the page without a shopper: the browser has the cart (OFFLINE-1).
  if (context.get(keptPageContext)) return { isKeptPage: true };
  const client = context.get(apolloContext);
  if (context.get(viewerContext).kind === 'anonymous') {
    client.writeQuery({ query: CartPageDocument, data: { cart: null, me: null } });
  } else {
    const { loadPrivate } = createPageLoads<RouteOperations['cart']>(client);
    await loadPrivate(CartPageDocument, {});
  }
  return null;
}

/** Prices and stock may have changed since the cart was last read; without a connection they are old. */
export function clientLoader({ context }: ClientLoaderFunctionArgs): Promise<OldCartPageState | null> {
  const client = context.get(apolloContext);
  const { loadFresh } = createPageLoads<RouteOperations['cart']>(client);
  return loadCartPage(client, () => loadFresh(CartPageDocument, {}));
}

/** The error page with a retry; a modal opens only when a retry would fail too (ERRORS-54). */
export function ErrorBoundary({ error }: { error: unknown }) {
  useReportCartLoadFailure(error, 'open');
  return <ErrorPage error={error} />;
}

export default function CartPage() {
  const { t } = useLingui();
  const oldCart = useLoaderData<OldCartPageState | null>();
  return (
    <Page width="page">
      <PageHead title={t`Your cart`} indexed={false} />
      {oldCart ? (
        <Suspense>
          <OldCart state={oldCart} parts={cartPageParts}>
            <Cart />
          </OldCart>
        </Suspense>
      ) : (
        <Cart />
      )}
    </Page>
  );
}

function Cart() {
  const { data } = useCartPageSuspenseQuery();
  const { cart, me } = data;
  return (
    <CartView
      cart={cart}
      lockNotice={cart && <LazyCartLocked cartId={cart.id} />}
      deliveryChoice={cart && <DeliveryChoice cart={cart} me={me} />}
      savedCarts={<LazyRestorableCarts />}
    />
  );
}
