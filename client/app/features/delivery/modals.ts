import type { ModalLoaders } from '../../session/modals.ts';

/** This feature's modals; the code of each is loaded before it opens. */
export const deliveryModals = {
  deliveryPreferences: async () => (await import('./delivery-preferences.tsx')).DeliveryPreferences,
  deliveryAddresses: async () => (await import('./delivery-addresses.tsx')).DeliveryAddresses,
} satisfies Partial<ModalLoaders>;
