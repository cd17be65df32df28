import { useApolloClient } from '@apollo/client/react';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { useNavigate } from 'react-router';
import { loadFresh } from '../../apollo/load.ts';
import { reportSessionEnd } from '../../apollo/message-link.ts';
import { usePathTo } from '../../i18n/use-locale.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { findNotReadyReason, type NotReadyReason } from './cart-not-ready.ts';
import { CheckoutPageDocument } from './checkout.gen.ts';

/** Notification on the cart page for each reason. */
const notReadyMessages: Readonly<Record<NotReadyReason, MessageDescriptor>> = {
  gone: msg`This cart is no longer available. If you placed the order, you’ll find it in My orders.`,
  empty: msg`Your cart is empty. You haven’t been charged; add a product to check out.`,
  address: msg`The delivery address of this cart can’t be used any more. You haven’t been charged. Choose an address, or pick up at a club.`,
  delivery: msg`Choose pickup or delivery before you check out. You haven’t been charged.`,
  unknown: msg`This cart isn’t ready for checkout. You haven’t been charged. Check your items and your pickup or delivery details, then try again.`,
};

interface NotReadyOptions {
  readonly replace?: boolean;
  /** Whether the page was rendered for a member. If their session has ended, the page stays and the end is reported. */
  readonly isMember?: boolean;
}

/** Returns a function that redirects to the cart page and shows why the cart is not ready. */
export function useCartNotReady(): (cartId: string, options?: NotReadyOptions) => Promise<void> {
  const client = useApolloClient();
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const notify = useNotify();
  const pathTo = usePathTo();
  return async (cartId, { isMember = false, ...options } = {}) => {
    const data = await loadFresh(client, CheckoutPageDocument, {}).catch(() => undefined);
    if (isMember && data?.me === null) return reportSessionEnd();
    notify({ type: 'error', message: i18n._(notReadyMessages[findNotReadyReason(cartId, data?.cart)]) });
    await navigate(pathTo('cart'), options);
  };
}
