/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { createFragmentDocument } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet, createSpread } from '../../apollo/document-nodes.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type ExpectedPriceFragment = { __typename: 'ProductVariant', sku: string, price: { __typename: 'ProductPrice', current: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, regular: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null } | null };

export const ExpectedPriceFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "ExpectedPrice" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ProductVariant" } }, selectionSet: createSelectionSet([createField("sku"), { kind: "Field", name: { kind: "Name", value: "price" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "clubKey" }, value: { kind: "Variable", name: { kind: "Name", value: "clubKey" } } }], selectionSet: createSelectionSet([createField("current", [createSpread("MoneyParts")]), createField("regular", [createSpread("MoneyParts")])]) }]) }, MoneyPartsFragmentDocument);
