/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { fragmentDocument, privateOperation, publicOperation } from '../../apollo/registered-operation.ts';
import { queryHook, suspenseQueryHook } from '../../apollo/hooks.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type CartAtClubQueryVariables = Exact<{
  clubId: string;
}>;


export type CartAtClubQuery = { cart: { __typename: 'Cart', id: string, itemCount: number, atClub: { __typename: 'CartAtClub', itemCount: number, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, changes: Array<{ __typename: 'CartLineChange', quantity: number, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, line: { __typename: 'CartLine', id: string, name: string, quantity: number, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } } }> } | null, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null } | null };

export type CartAtAddressQueryVariables = Exact<{
  addressId: string;
}>;


export type CartAtAddressQuery = { cart: { __typename: 'Cart', id: string, itemCount: number, atAddress: { __typename: 'CartAtClub', itemCount: number, club: { __typename: 'Club', key: string, name: string }, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, changes: Array<{ __typename: 'CartLineChange', quantity: number, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, line: { __typename: 'CartLine', id: string, name: string, quantity: number, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } } }> } | null, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null } | null };

export type CartSumsFragment = { __typename: 'Cart', id: string, itemCount: number, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null };

export type CartAtClubPartsFragment = { __typename: 'CartAtClub', itemCount: number, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, changes: Array<{ __typename: 'CartLineChange', quantity: number, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, line: { __typename: 'CartLine', id: string, name: string, quantity: number, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } } }> };

export type CartLineChangePartsFragment = { __typename: 'CartLineChange', quantity: number, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, line: { __typename: 'CartLine', id: string, name: string, quantity: number, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } } };

export type ListAtClubQueryVariables = Exact<{
  input: Types.ProductsInput;
}>;


export type ListAtClubQuery = { products: { __typename: 'ProductList', total: number, inStockTotal: number | null } };

export const CartSumsFragmentDocument = /*#__PURE__*/ fragmentDocument(["fragment","CartSums","Cart",["id","itemCount",["subtotal",["...MoneyParts","__typename"]],["serviceFee",["...MoneyParts","__typename"]],"__typename"]], MoneyPartsFragmentDocument);
export const CartLineChangePartsFragmentDocument = /*#__PURE__*/ fragmentDocument(["fragment","CartLineChangeParts","CartLineChange",["quantity",["unitPrice",["...MoneyParts","__typename"]],["line",["id","name","quantity",["unitPrice",["...MoneyParts","__typename"]],"__typename"]],"__typename"]], MoneyPartsFragmentDocument);
export const CartAtClubPartsFragmentDocument = /*#__PURE__*/ fragmentDocument(["fragment","CartAtClubParts","CartAtClub",["itemCount",["subtotal",["...MoneyParts","__typename"]],["serviceFee",["...MoneyParts","__typename"]],["changes",["...CartLineChangeParts","__typename"]],"__typename"]], CartLineChangePartsFragmentDocument, MoneyPartsFragmentDocument);
export const CartAtClubDocument = /*#__PURE__*/ privateOperation<CartAtClubQuery, CartAtClubQueryVariables, 'CartAtClub'>('6902462e868d9c86df1dd963803b93bed0911998929854ef595d9f9706a451c5', ["query","CartAtClub",{"clubId":"ID!"},[["cart",["...CartSums",["atClub",["...CartAtClubParts","__typename"],{"clubId":"$clubId"}],"__typename"]]]], CartAtClubPartsFragmentDocument, CartLineChangePartsFragmentDocument, CartSumsFragmentDocument, MoneyPartsFragmentDocument);
export const useCartAtClubQuery = /*#__PURE__*/ queryHook(CartAtClubDocument);
export const useCartAtClubSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(CartAtClubDocument);
export const CartAtAddressDocument = /*#__PURE__*/ privateOperation<CartAtAddressQuery, CartAtAddressQueryVariables, 'CartAtAddress'>('b161fa9d1283b2b5e69817209f19c21e0263522afd7200f268cb85ec32b5fd46', ["query","CartAtAddress",{"addressId":"ID!"},[["cart",["...CartSums",["atAddress",[["club",["key","name","__typename"]],"...CartAtClubParts","__typename"],{"addressId":"$addressId"}],"__typename"]]]], CartAtClubPartsFragmentDocument, CartLineChangePartsFragmentDocument, CartSumsFragmentDocument, MoneyPartsFragmentDocument);
export const useCartAtAddressQuery = /*#__PURE__*/ queryHook(CartAtAddressDocument);
export const useCartAtAddressSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(CartAtAddressDocument);
export const ListAtClubDocument = /*#__PURE__*/ publicOperation<ListAtClubQuery, ListAtClubQueryVariables, 'ListAtClub'>('764552d52056fad7e5b5461d0c749238bfca2634410a81cdaf1694df9c63ee70', ["query","ListAtClub",{"input":"ProductsInput!"},[["products",["total","inStockTotal","__typename"],{"input":"$input"}]]]);
export const useListAtClubQuery = /*#__PURE__*/ queryHook(ListAtClubDocument);
export const useListAtClubSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(ListAtClubDocument);
