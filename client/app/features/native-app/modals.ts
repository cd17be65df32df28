import type { ModalLoaders } from '../../session/modals.ts';

/** This feature's modals; the code of each is loaded before it opens. */
export const nativeAppModals = {
  appSession: async () => (await import('./app-session-dialog.tsx')).AppSessionDialog,
} satisfies Partial<ModalLoaders>;
