import type { ModalLoaders } from '../../session/modals.ts';

/** This feature's modals; the code of each is loaded before it opens. */
export const membershipModals = {
  renewValidation: async () => (await import('./renew-validation.tsx')).RenewValidation,
} satisfies Partial<ModalLoaders>;
