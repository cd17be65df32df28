import type { ModalLoaders } from '../../session/modals.ts';

/** This feature's modals; the code of each is loaded before it opens. */
export const clubModals = {
  deliveryClubs: async () => (await import('./club-choice.tsx')).ClubChoice,
  changeCountry: async () => (await import('./change-country.tsx')).ChangeCountry,
  goToCartFromCountry: async () => (await import('./cart-in-other-country.tsx')).CartInOtherCountry,
} satisfies Partial<ModalLoaders>;
