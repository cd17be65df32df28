import type { ModalLoaders } from '../../session/modals.ts';

/** This feature's modals; the code of each is loaded before it opens. */
export const checkoutModals = {
  paymentFailure: async () => (await import('./payment-failure.tsx')).PaymentFailure,
  taxesLineItem: async () => (await import('./taxes-line-item.tsx')).TaxesLineItem,
  threeDSecure: async () => (await import('./three-d-secure.tsx')).ThreeDSecure,
} satisfies Partial<ModalLoaders>;
