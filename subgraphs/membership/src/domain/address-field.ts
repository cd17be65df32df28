import type { AddressFieldError } from '@tarima/markets/address-rules';

/** A field of the address form in lower case, e.g. `province`. */
type AddressField = AddressFieldError['field'];

/** Public code of a field of the address form, e.g. `PROVINCE`. */
export type AddressFieldCode = Uppercase<AddressField>;

/** @returns the public code of a field: `province` -> `PROVINCE` */
export function toAddressFieldCode<Field extends AddressField>(field: Field): Uppercase<Field> {
  return field.toUpperCase() as Uppercase<Field>;
}
