import type { ModalLoaders } from '../../session/modals.ts';

/** This feature's modals; the code of each is loaded before it opens. */
export const accountModals = {
  signInRefused: async () => (await import('./sign-in-refused.tsx')).SignInRefused,
  deleteIdentity: async () => (await import('./delete-identity.tsx')).DeleteIdentity,
} satisfies Partial<ModalLoaders>;
