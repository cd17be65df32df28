/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { registeredOperation } from '../../apollo/registered-operation.ts';
import { queryHook, suspenseQueryHook } from '../../apollo/hooks.ts';
export type CartStockQueryVariables = Exact<{
  clubId?: string | null | undefined;
}>;


export type CartStockQuery = { cart: { __typename: 'Cart', id: string, lines: Array<{ __typename: 'CartLine', id: string, variant: { __typename: 'ProductVariant', sku: string, availability: { __typename: 'Availability', quantity: number } } }> } | null };

export const CartStockDocument = /*#__PURE__*/ registeredOperation<CartStockQuery, CartStockQueryVariables>('f2537fc3c0c755e5ea3589b7418abefb96502622869d8f8701ba92edfa9af847', ["query","CartStock",{"clubId":"ID"},[["cart",["id",["lines",["id",["variant",["sku",["availability",["quantity","__typename"],{"clubId":"$clubId"}],"__typename"]],"__typename"]],"__typename"]]]]);
export const useCartStockQuery = /*#__PURE__*/ queryHook(CartStockDocument);
export const useCartStockSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(CartStockDocument);
