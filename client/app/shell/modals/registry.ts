import type { ComponentType } from 'react';
import type { ModalName, ModalProps } from '../../session/modals.ts';

/** The code of every modal; none is fetched before somebody is about to open it. */
export const modals: { readonly [Name in ModalName]: () => Promise<ComponentType<ModalProps<Name>>> } = {
  deliveryPreferences: async () =>
    (await import('../../features/delivery/delivery-preferences.tsx')).DeliveryPreferences,
  deliveryClubs: async () => (await import('../../features/clubs/club-choice.tsx')).ClubChoice,
  deliveryAddresses: async () => (await import('../../features/delivery/delivery-addresses.tsx')).DeliveryAddresses,
  mergeCart: async () => (await import('../../features/cart-merge/merge-question.tsx')).MergeQuestion,
  changeCountry: async () => (await import('../../features/clubs/change-country.tsx')).ChangeCountry,
  shippingAddress: async () => (await import('../../features/addresses/address-modal.tsx')).AddressModal,
  goToCartFromCountry: async () => (await import('../../features/clubs/cart-left-behind.tsx')).CartLeftBehind,
  loading: async () => (await import('./loading.tsx')).Loading,
  categories: async () => (await import('../../features/category-menu/categories.tsx')).Categories,
  serviceFee: async () => (await import('../../features/cart/service-fee.tsx')).ServiceFee,
  error: async () => (await import('./error.tsx')).ErrorModal,
  timeoutRetry: async () => (await import('./timeout-retry.tsx')).TimeoutRetry,
  addCard: async () => (await import('../../features/cards/add-card-modal.tsx')).AddCardModal,
  paymentFailure: async () => (await import('../../features/checkout/payment-failure.tsx')).PaymentFailure,
  taxesLineItem: async () => (await import('../../features/checkout/taxes-line-item.tsx')).TaxesLineItem,
  threeDSecure: async () => (await import('../../features/checkout/three-d-secure.tsx')).ThreeDSecure,
  sessionExpired: async () => (await import('./session-expired.tsx')).SessionExpired,
  signOut: async () => (await import('./sign-out.tsx')).SignOut,
  currentVersion: async () => (await import('./current-version.tsx')).CurrentVersion,
  pharmacyLink: async () => (await import('./pharmacy-link.tsx')).PharmacyLink,
  cancelOrder: async () => (await import('../../features/orders/cancel-order-question.tsx')).CancelOrderQuestion,
  deleteIdentity: async () => (await import('../../features/account/delete-identity.tsx')).DeleteIdentity,
  renewValidation: async () => (await import('../../features/membership/renew-validation.tsx')).RenewValidation,
};
