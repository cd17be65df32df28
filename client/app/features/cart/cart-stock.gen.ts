/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet, createSpread } from '../../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type CartStockQueryVariables = Exact<{
  clubKey?: string | null | undefined;
}>;


export type CartStockQuery = { cart: { __typename: 'Cart', id: string, lines: Array<{ __typename: 'CartLine', id: string, variant: { __typename: 'ProductVariant', sku: string, price: { __typename: 'ProductPrice', current: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } } | null, availability: { __typename: 'Availability', quantity: number } } }> } | null };

export const CartStockDocument = /*#__PURE__*/ privateOperation<CartStockQuery, CartStockQueryVariables, 'CartStock'>('1821e29511a91eccda55a245446564a7f80b7acacd79212cdcc186c71e425f8c', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "CartStock" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "clubKey" } }, type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } }], selectionSet: { kind: "SelectionSet", selections: [createField("cart", [createField("id"), createField("lines", [createField("id"), createField("variant", [createField("sku"), { kind: "Field", name: { kind: "Name", value: "price" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "clubKey" }, value: { kind: "Variable", name: { kind: "Name", value: "clubKey" } } }], selectionSet: createSelectionSet([createField("current", [createSpread("MoneyParts")])]) }, { kind: "Field", name: { kind: "Name", value: "availability" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "clubKey" }, value: { kind: "Variable", name: { kind: "Name", value: "clubKey" } } }], selectionSet: createSelectionSet([createField("quantity")]) }])])])] } }, MoneyPartsFragmentDocument);
export const useCartStockQuery = /*#__PURE__*/ createQueryHook(CartStockDocument);
export const useCartStockSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CartStockDocument);
