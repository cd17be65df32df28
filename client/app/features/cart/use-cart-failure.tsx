import { useApolloClient } from '@apollo/client/react';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { usePathTo } from '../../i18n/use-locale.ts';
import { useNotify } from '../../ui/notifications.tsx';
import { type CartFailure, type CartFailureType, cartFailureActions } from './cart-failure.ts';
import { CartDocument } from './cart-parts.gen.ts';

type Words = {
  readonly [Type in CartFailureType]: (failure: Extract<CartFailure, { __typename: Type }>) => MessageDescriptor;
};

const words: Words = {
  CartBusy: () => msg`Your cart is busy. Nothing was changed; please try again.`,
  CartLineNotFound: () => msg`That product is no longer in your cart.`,
  CartLockedByPayment: () => msg`A payment for this cart is under way. Choose “Edit cart” to change it.`,
  CartNotFound: () => msg`This cart no longer exists.`,
  ClubUnavailable: () => msg`That club does not take orders now. Please choose another.`,
  CommandConflict: () => msg`Your cart changed meanwhile. Please look at it again.`,
  DeliveryUnavailable: () => msg`We cannot deliver to that address. Please choose another, or collect at a club.`,
  DeliveryWindowUnavailable: () =>
    msg`That delivery time is no longer free. Nothing was changed; please choose another.`,
  InvalidQuantity: () => msg`The quantity has to be 1 or more.`,
  NothingToMerge: () => msg`There is nothing left to bring together.`,
  OutOfStock: ({ availableQuantity }) =>
    msg`${plural(availableQuantity, {
      0: 'It is sold out at your club.',
      one: 'Your club has only # left.',
      other: 'Your club has only # left.',
    })}`,
  ProductUnavailable: () => msg`This product is not sold here any more.`,
  QuantityLimitExceeded: ({ maximum }) => msg`One order can hold ${maximum} of these at most.`,
  ServiceFeeUnavailable: () => msg`We could not work out your service fee. Your products are safe; please try again.`,
};

/** Tells a failed cart command and does what follows it; `undefined` stands for an answer that never came. */
export function useCartFailure(): (failure: CartFailure | undefined) => void {
  const { t, i18n } = useLingui();
  const client = useApolloClient();
  const navigate = useNavigate();
  const pathTo = usePathTo();
  const notify = useNotify();

  return (failure) => {
    if (!failure) {
      notify({ type: 'error', message: t`We could not reach the club. Nothing was changed; please try again.` });
      return;
    }
    const word = words[failure.__typename] as (failure: CartFailure) => MessageDescriptor;
    notify({ type: 'error', message: i18n._(word(failure)) });
    const action = cartFailureActions[failure.__typename];
    if (action === 'none') return;
    void client.query({ query: CartDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
    if (action === 'show-cart') navigate(pathTo('cart'));
  };
}
