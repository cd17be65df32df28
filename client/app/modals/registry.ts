import { type ComponentType, lazy } from 'react';
import type { ModalName, ModalProps } from './arguments.ts';

/** Every modal; none is loaded before it is first opened. */
export const modals: { readonly [Name in ModalName]: ComponentType<ModalProps<Name>> } = {
  deliveryPreferences: lazy(async () => ({
    default: (await import('../features/cart/delivery-preferences.tsx')).DeliveryPreferences,
  })),
  deliveryClubs: lazy(async () => ({ default: (await import('../features/clubs/club-choice.tsx')).ClubChoice })),
  mergeCart: lazy(async () => ({ default: (await import('../features/cart/merge-question.tsx')).MergeQuestion })),
  changeCountry: lazy(async () => ({ default: (await import('../features/clubs/change-country.tsx')).ChangeCountry })),
  shippingAddress: lazy(async () => ({
    default: (await import('../features/addresses/address-modal.tsx')).AddressModal,
  })),
  goToCartFromCountry: lazy(async () => ({
    default: (await import('../features/clubs/cart-left-behind.tsx')).CartLeftBehind,
  })),
  sessionExpired: lazy(async () => ({ default: (await import('../shell/session-expired.tsx')).SessionExpired })),
  cancelOrder: lazy(async () => ({
    default: (await import('../features/orders/cancel-order-question.tsx')).CancelOrderQuestion,
  })),
};
