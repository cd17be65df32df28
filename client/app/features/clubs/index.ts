export { CartComparison } from './cart-comparison.tsx';
export { CartAtAddressDocument, type CartAtAddressQuery } from './club-preview.gen.ts';
export { CountryList } from './country-list.tsx';
export { DeliverySelector } from './delivery-selector.tsx';
export { clubModals } from './modals.ts';
export { useChooseAddress } from './use-choose-address.ts';
export { useChooseClub } from './use-choose-club.ts';
export { useClubChange } from './use-club-change.ts';
