export { AddressBookView } from './address-book-view.tsx';
export { addCallingCode } from './address-form-rules.ts';
export type { ChosenTerritory } from './address-location.ts';
export { AddressBookDocument } from './addresses.gen.ts';
export { addressModals } from './modals.ts';
export { PhoneField } from './phone-field.tsx';
export { useTerritoriesQuery } from './places.gen.ts';
export { useTerritoryNames } from './territory-names.ts';
export { TerritorySelect } from './territory-select.tsx';
