import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { loadFresh } from '../../apollo/load.ts';
import { usePathTo } from '../../i18n/use-locale.ts';
import { WalletDocument } from '../cards/index.ts';
import { createCartGraph } from './cart-graph.ts';
import { CheckoutPageDocument } from './checkout.gen.ts';
import { useEvictOnLeave } from './evict-cart.ts';
import { useCartNotReady } from './use-cart-not-ready.ts';
import { usePayment } from './use-payment.ts';

/** The payment of a cart, and of the attempt with which the shopper came back from a provider's page. */
export function useCartPayment(cart: { id: string; isLocked: boolean }, returnedAttemptId?: string | null) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const cartNotReady = useCartNotReady();
  const evictOnLeave = useEvictOnLeave();
  return usePayment({
    kind: 'cart',
    id: cart.id,
    graph: createCartGraph(client, cart.id),
    isLocked: cart.isLocked,
    attemptId: returnedAttemptId,
    async onCompleted(outcome) {
      if (outcome.type !== 'completed') return;
      evictOnLeave(cart.id);
      await navigate(pathTo('thank-you', {}, { order: outcome.orderNumber }), { replace: true });
    },
    onNotReady: () => cartNotReady(cart.id),
    onProblem: () =>
      Promise.allSettled([loadFresh(client, CheckoutPageDocument, {}), loadFresh(client, WalletDocument, {})]),
    onCancelled: () => navigate(pathTo('cart')),
  });
}
