/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { fragmentDocument, registeredOperation } from '../../apollo/registered-operation.ts';
import { queryHook, suspenseQueryHook } from '../../apollo/hooks.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type CartAtClubQueryVariables = Exact<{
  clubId: string;
}>;


export type CartAtClubQuery = { cart: { __typename: 'Cart', id: string, itemCount: number, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, atClub: { __typename: 'CartAtClub', itemCount: number, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, changes: Array<{ __typename: 'CartLineChange', quantity: number, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, line: { __typename: 'CartLine', id: string, name: string, quantity: number, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } } }> } | null } | null };

export type CartLineChangePartsFragment = { __typename: 'CartLineChange', quantity: number, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, line: { __typename: 'CartLine', id: string, name: string, quantity: number, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } } };

export type ListTotalQueryVariables = Exact<{
  input: Types.ProductsInput;
}>;


export type ListTotalQuery = { products: { __typename: 'ProductList', total: number } };

export const CartLineChangePartsFragmentDocument = /*#__PURE__*/ fragmentDocument(["fragment","CartLineChangeParts","CartLineChange",["quantity",["unitPrice",["...MoneyParts","__typename"]],["line",["id","name","quantity",["unitPrice",["...MoneyParts","__typename"]],"__typename"]],"__typename"]], MoneyPartsFragmentDocument);
export const CartAtClubDocument = /*#__PURE__*/ registeredOperation<CartAtClubQuery, CartAtClubQueryVariables>('0ddb8385d4940c03b06a34404ff5ddb94a6da20fb106f51450351f66b0fd35f3', ["query","CartAtClub",{"clubId":"ID!"},[["cart",["id","itemCount",["subtotal",["...MoneyParts","__typename"]],["serviceFee",["...MoneyParts","__typename"]],["atClub",["itemCount",["subtotal",["...MoneyParts","__typename"]],["serviceFee",["...MoneyParts","__typename"]],["changes",["...CartLineChangeParts","__typename"]],"__typename"],{"clubId":"$clubId"}],"__typename"]]]], CartLineChangePartsFragmentDocument, MoneyPartsFragmentDocument);
export const useCartAtClubQuery = /*#__PURE__*/ queryHook(CartAtClubDocument);
export const useCartAtClubSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(CartAtClubDocument);
export const ListTotalDocument = /*#__PURE__*/ registeredOperation<ListTotalQuery, ListTotalQueryVariables>('5333b320d1cb0a54059e6e8f54f928b4788498b5b9fc981ad9952ce5a06ee033', ["query","ListTotal",{"input":"ProductsInput!"},[["products",["total","__typename"],{"input":"$input"}]]]);
export const useListTotalQuery = /*#__PURE__*/ queryHook(ListTotalDocument);
export const useListTotalSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(ListTotalDocument);
