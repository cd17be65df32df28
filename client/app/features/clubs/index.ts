export { CartComparison } from './cart-comparison.tsx';
export { CartPreviewAtAddressDocument, type CartPreviewAtAddressQuery } from './club-preview.gen.ts';
export { CountryList } from './country-list.tsx';
export { DeliverySelector } from './delivery-selector.tsx';
export { clubModals } from './modals.ts';
export { useChooseAddress } from './use-choose-address.ts';
export { useChooseClub } from './use-choose-club.ts';
export { useNotifyClubChange } from './use-notify-club-change.ts';
