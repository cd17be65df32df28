/** Address fields that the configuration can require (ADDRESSES-23). */
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
