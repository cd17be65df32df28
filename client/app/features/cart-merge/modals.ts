import type { ModalLoaders } from '../../session/modals.ts';

/** This feature's modals; the code of each is loaded before it opens. */
export const cartMergeModals = {
  mergeCart: async () => (await import('./merge-question.tsx')).MergeQuestion,
} satisfies Partial<ModalLoaders>;
