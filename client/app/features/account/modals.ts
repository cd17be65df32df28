import type { ModalLoaders } from '../../session/modals.ts';

/** This feature's modals; the code of each is loaded before it opens. */
export const accountModals = {
  deleteIdentity: async () => (await import('./delete-identity.tsx')).DeleteIdentity,
} satisfies Partial<ModalLoaders>;
