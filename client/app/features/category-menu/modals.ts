import type { ModalLoaders } from '../../session/modals.ts';

/** This feature's modals; the code of each is loaded before it opens. */
export const categoryMenuModals = {
  categories: async () => (await import('./categories.tsx')).Categories,
} satisfies Partial<ModalLoaders>;
