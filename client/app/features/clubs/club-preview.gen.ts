/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { createFragmentDocument, privateOperation, publicOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet, createSpread } from '../../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type CartPreviewAtClubQueryVariables = Exact<{
  clubKey: string;
}>;


export type CartPreviewAtClubQuery = { cart: { __typename: 'Cart', id: string, itemCount: number, previewAtClub: { __typename: 'CartPreview', itemCount: number, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, changes: Array<{ __typename: 'CartLineChange', quantity: number, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, line: { __typename: 'CartLine', id: string, name: string, quantity: number, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } } }> } | null, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null } | null };

export type CartPreviewAtAddressQueryVariables = Exact<{
  addressId: string;
}>;


export type CartPreviewAtAddressQuery = { cart: { __typename: 'Cart', id: string, itemCount: number, previewAtAddress: { __typename: 'CartPreview', itemCount: number, club: { __typename: 'Club', key: string, name: string }, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, changes: Array<{ __typename: 'CartLineChange', quantity: number, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, line: { __typename: 'CartLine', id: string, name: string, quantity: number, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } } }> } | null, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null } | null };

export type CartSumsFragment = { __typename: 'Cart', id: string, itemCount: number, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null };

export type CartPreviewPartsFragment = { __typename: 'CartPreview', itemCount: number, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, changes: Array<{ __typename: 'CartLineChange', quantity: number, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, line: { __typename: 'CartLine', id: string, name: string, quantity: number, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } } }> };

export type CartLineChangePartsFragment = { __typename: 'CartLineChange', quantity: number, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, line: { __typename: 'CartLine', id: string, name: string, quantity: number, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } } };

export type ListAtClubQueryVariables = Exact<{
  input: Types.ProductsInput;
}>;


export type ListAtClubQuery = { products: { __typename: 'ProductList', total: number, inStockTotal: number | null } };

export const CartSumsFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "CartSums" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "Cart" } }, selectionSet: createSelectionSet([createField("id"), createField("itemCount"), createField("subtotal", [createSpread("MoneyParts")]), createField("serviceFee", [createSpread("MoneyParts")])]) }, MoneyPartsFragmentDocument);
export const CartLineChangePartsFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "CartLineChangeParts" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CartLineChange" } }, selectionSet: createSelectionSet([createField("quantity"), createField("unitPrice", [createSpread("MoneyParts")]), createField("line", [createField("id"), createField("name"), createField("quantity"), createField("unitPrice", [createSpread("MoneyParts")])])]) }, MoneyPartsFragmentDocument);
export const CartPreviewPartsFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "CartPreviewParts" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CartPreview" } }, selectionSet: createSelectionSet([createField("itemCount"), createField("subtotal", [createSpread("MoneyParts")]), createField("serviceFee", [createSpread("MoneyParts")]), createField("changes", [createSpread("CartLineChangeParts")])]) }, CartLineChangePartsFragmentDocument, MoneyPartsFragmentDocument);
export const CartPreviewAtClubDocument = /*#__PURE__*/ privateOperation<CartPreviewAtClubQuery, CartPreviewAtClubQueryVariables, 'CartPreviewAtClub'>('90b39439bdab43b1a4d8236eac4f8fa649c3117c4c12f43c648911b31fc27412', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "CartPreviewAtClub" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "clubKey" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } } }], selectionSet: { kind: "SelectionSet", selections: [createField("cart", [createSpread("CartSums"), { kind: "Field", name: { kind: "Name", value: "previewAtClub" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "clubKey" }, value: { kind: "Variable", name: { kind: "Name", value: "clubKey" } } }], selectionSet: createSelectionSet([createSpread("CartPreviewParts")]) }])] } }, CartLineChangePartsFragmentDocument, CartPreviewPartsFragmentDocument, CartSumsFragmentDocument, MoneyPartsFragmentDocument);
export const useCartPreviewAtClubQuery = /*#__PURE__*/ createQueryHook(CartPreviewAtClubDocument);
export const useCartPreviewAtClubSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CartPreviewAtClubDocument);
export const CartPreviewAtAddressDocument = /*#__PURE__*/ privateOperation<CartPreviewAtAddressQuery, CartPreviewAtAddressQueryVariables, 'CartPreviewAtAddress'>('26e8f5162bd3b816318f972584f54b107617233c674b82852d295ba09d2807b4', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "CartPreviewAtAddress" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "addressId" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } } }], selectionSet: { kind: "SelectionSet", selections: [createField("cart", [createSpread("CartSums"), { kind: "Field", name: { kind: "Name", value: "previewAtAddress" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "addressId" }, value: { kind: "Variable", name: { kind: "Name", value: "addressId" } } }], selectionSet: createSelectionSet([createField("club", [createField("key"), createField("name")]), createSpread("CartPreviewParts")]) }])] } }, CartLineChangePartsFragmentDocument, CartPreviewPartsFragmentDocument, CartSumsFragmentDocument, MoneyPartsFragmentDocument);
export const useCartPreviewAtAddressQuery = /*#__PURE__*/ createQueryHook(CartPreviewAtAddressDocument);
export const useCartPreviewAtAddressSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CartPreviewAtAddressDocument);
export const ListAtClubDocument = /*#__PURE__*/ publicOperation<ListAtClubQuery, ListAtClubQueryVariables, 'ListAtClub'>('764552d52056fad7e5b5461d0c749238bfca2634410a81cdaf1694df9c63ee70', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "ListAtClub" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ProductsInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "products" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([createField("total"), createField("inStockTotal")]) }] } });
export const useListAtClubQuery = /*#__PURE__*/ createQueryHook(ListAtClubDocument);
export const useListAtClubSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(ListAtClubDocument);
