import type { ModalLoaders } from '../../session/modals.ts';

/** This feature's modals; the code of each is loaded before it opens. */
export const addressModals = {
  shippingAddress: async () => (await import('./address-modal.tsx')).AddressModal,
} satisfies Partial<ModalLoaders>;
