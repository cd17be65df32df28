export { AddressBookView } from './address-book-view.tsx';
export { AddressBookDocument } from './addresses.gen.ts';
export { addressModals } from './modals.ts';
export { useTerritoriesQuery } from './places.gen.ts';
