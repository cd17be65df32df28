/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.gen.ts';

import { createFragmentDocument } from './registered-operation.ts';
import { createField, createSelectionSet } from './document-nodes.ts';
export type AddressPartsFragment = { __typename: 'PostalAddress', alias: string | null, fullName: string | null, streetText: string, description: string | null, city: string | null, region: string | null, country: string, phone: string | null };

export const AddressPartsFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "AddressParts" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "PostalAddress" } }, selectionSet: createSelectionSet([createField("alias"), createField("fullName"), createField("streetText"), createField("description"), createField("city"), createField("region"), createField("country"), createField("phone")]) });
