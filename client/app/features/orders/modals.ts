import type { ModalLoaders } from '../../session/modals.ts';

/** This feature's modals; the code of each is loaded before it opens. */
export const orderModals = {
  cancelOrder: async () => (await import('./cancel-order-dialog.tsx')).CancelOrderDialog,
  reorder: async () => (await import('./reorder-dialog.tsx')).ReorderDialog,
} satisfies Partial<ModalLoaders>;
