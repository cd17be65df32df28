import { useLingui } from '@lingui/react/macro';
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { createPageLoads } from '../apollo/load.ts';
import { CartView, useReportCartLoadFailure } from '../features/cart/index.ts';
import { LateRestorableCarts } from '../features/cart-merge/index.ts';
import { LateCartLocked } from '../features/checkout/index.ts';
import { CartPageDocument, DeliveryChoice, useCartPageSuspenseQuery } from '../features/delivery/index.ts';
import { apolloContext, viewerContext } from '../session/contexts.ts';
import { ErrorPage } from '../shell/error-page.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { Page } from '../ui/page.tsx';
import type { RouteOperations } from './operations.gen.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const client = context.get(apolloContext);
  if (context.get(viewerContext).kind === 'anonymous') {
    client.writeQuery({ query: CartPageDocument, data: { cart: null, me: null } });
  } else {
    const { loadPrivate } = createPageLoads<RouteOperations['cart']>(client);
    await loadPrivate(CartPageDocument, {});
  }
  return null;
}

/** Prices and stock may have changed since the cart was last read. */
export async function clientLoader({ context }: ClientLoaderFunctionArgs) {
  const { loadFresh } = createPageLoads<RouteOperations['cart']>(context.get(apolloContext));
  await loadFresh(CartPageDocument, {});
  return null;
}

/** The page shows its own error; cached cart data is shown above it. */
export function ErrorBoundary({ error }: { error: unknown }) {
  useReportCartLoadFailure(error);
  return <ErrorPage error={error} />;
}

export default function CartPage() {
  const { t } = useLingui();
  return (
    <Page width="page">
      <PageHead title={t`Your cart`} indexed={false} />
      <Cart />
    </Page>
  );
}

function Cart() {
  const { data } = useCartPageSuspenseQuery();
  const { cart, me } = data;
  return (
    <CartView
      cart={cart}
      lockNotice={cart && <LateCartLocked cartId={cart.id} />}
      deliveryChoice={cart && <DeliveryChoice cart={cart} me={me} />}
      savedCarts={<LateRestorableCarts />}
    />
  );
}
