import type { ModalLoaders } from '../../session/modals.ts';

/** This feature's modals; the code of each is loaded before it opens. */
export const cardModals = {
  addCard: async () => (await import('./add-card-modal.tsx')).AddCardModal,
} satisfies Partial<ModalLoaders>;
