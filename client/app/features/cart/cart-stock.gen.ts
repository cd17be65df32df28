/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { queryHook, suspenseQueryHook } from '../../apollo/hooks.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type CartStockQueryVariables = Exact<{
  clubId?: string | null | undefined;
}>;


export type CartStockQuery = { cart: { __typename: 'Cart', id: string, lines: Array<{ __typename: 'CartLine', id: string, variant: { __typename: 'ProductVariant', sku: string, price: { __typename: 'ProductPrice', current: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } } | null, availability: { __typename: 'Availability', quantity: number } } }> } | null };

export const CartStockDocument = /*#__PURE__*/ privateOperation<CartStockQuery, CartStockQueryVariables, 'CartStock'>('bd343ddbd4c6417a49a1aeeda7c39c702e1efd499aa1b34168723a2e68c7d1c2', ["query","CartStock",{"clubId":"ID"},[["cart",["id",["lines",["id",["variant",["sku",["price",[["current",["...MoneyParts","__typename"]],"__typename"],{"clubId":"$clubId"}],["availability",["quantity","__typename"],{"clubId":"$clubId"}],"__typename"]],"__typename"]],"__typename"]]]], MoneyPartsFragmentDocument);
export const useCartStockQuery = /*#__PURE__*/ queryHook(CartStockDocument);
export const useCartStockSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(CartStockDocument);
