import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { reportSessionEnd } from '../../apollo/message-link.ts';
import { usePathTo } from '../../i18n/use-locale.ts';
import { CartDocument } from '../../session/cart.gen.ts';
import { useModals } from '../../session/modals.ts';
import { useNotify } from '../../ui/notifications.tsx';
import type { CartFailure, RequestFailure } from './cart-failure.ts';
import type { CartFailureAction, CartOperation } from './cart-failure-action.ts';

const loadFailureActions = () => import('./cart-failure-action.ts');

/** Preloads the failure handling, because the server may be unreachable when it is needed. */
export const preloadFailureActions = (): void => void loadFailureActions().catch(() => undefined);

const chooseAction = (operation: CartOperation, failure: CartFailure | RequestFailure): Promise<CartFailureAction> =>
  loadFailureActions().then(
    ({ getCartFailureAction }) => getCartFailureAction(operation, failure),
    () => ({ kind: 'notify-unreachable' }),
  );

/** Handles a failed cart operation; message-link.ts has already shown the result's message. */
export function useCartFailureHandler(): (
  operation: CartOperation,
  failure: CartFailure | RequestFailure,
) => Promise<void> {
  const { t } = useLingui();
  const client = useApolloClient();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const notify = useNotify();
  const modals = useModals();

  return async (operation, failure) => {
    const action = await chooseAction(operation, failure);
    switch (action.kind) {
      case 'nothing':
        return;
      case 'notify-unreachable':
        return notify({
          type: 'error',
          message: t`We couldn’t connect. Nothing has changed; try again.`,
        });
      case 'report-session-end':
        return reportSessionEnd();
      case 'modal':
        if (action.name === 'error') modals.open('error', { code: action.code });
        else modals.open(action.name, {});
        return;
      case 'reload':
      case 'show-cart':
        void client.query({ query: CartDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
        if (action.kind === 'show-cart') navigate(pathTo('cart'));
    }
  };
}
