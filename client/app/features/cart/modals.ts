import type { ModalLoaders } from '../../session/modals.ts';

/** This feature's modals; the code of each is loaded before it opens. */
export const cartModals = {
  serviceFee: async () => (await import('./service-fee.tsx')).ServiceFee,
} satisfies Partial<ModalLoaders>;
