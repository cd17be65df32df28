/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.gen.ts';

import { fragmentDocument } from './registered-operation.ts';
export type AddressPartsFragment = { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null };

export const AddressPartsFragmentDocument = /*#__PURE__*/ fragmentDocument(["fragment","AddressParts","PostalAddress",["alias","fullName","streetText","description","city","region","country","phone","__typename"]]);
