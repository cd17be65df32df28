/** Fields of an address that configuration may require (store.md §5). */
export const addressFieldNames = [
  'province',
  'city',
  'district',
  'street',
  'description',
  'alias',
  'name',
  'phone',
] as const;

export type AddressFieldName = (typeof addressFieldNames)[number];
