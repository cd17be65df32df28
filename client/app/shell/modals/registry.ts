import { accountModals } from '../../features/account/index.ts';
import { addressModals } from '../../features/addresses/index.ts';
import { cardModals } from '../../features/cards/index.ts';
import { cartModals } from '../../features/cart/index.ts';
import { cartMergeModals } from '../../features/cart-merge/index.ts';
import { categoryMenuModals } from '../../features/category-menu/index.ts';
import { checkoutModals } from '../../features/checkout/index.ts';
import { clubModals } from '../../features/clubs/index.ts';
import { deliveryModals } from '../../features/delivery/index.ts';
import { membershipModals } from '../../features/membership/index.ts';
import { nativeAppModals } from '../../features/native-app/index.ts';
import { orderModals } from '../../features/orders/index.ts';
import type { ModalLoaders } from '../../session/modals.ts';

/** Loaders of the code of all modals; each loads on demand. */
export const modals: ModalLoaders = {
  ...accountModals,
  ...addressModals,
  ...cardModals,
  ...cartModals,
  ...cartMergeModals,
  ...categoryMenuModals,
  ...checkoutModals,
  ...clubModals,
  ...deliveryModals,
  ...membershipModals,
  ...nativeAppModals,
  ...orderModals,
  loading: async () => (await import('./loading.tsx')).Loading,
  error: async () => (await import('./error.tsx')).ErrorModal,
  timeoutRetry: async () => (await import('./timeout-retry.tsx')).TimeoutRetry,
  sessionExpired: async () => (await import('./session-expired.tsx')).SessionExpired,
  signOut: async () => (await import('./sign-out.tsx')).SignOut,
  currentVersion: async () => (await import('./current-version.tsx')).CurrentVersion,
  pharmacyLink: async () => (await import('./pharmacy-link.tsx')).PharmacyLink,
};
