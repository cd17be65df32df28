/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { registeredOperation } from '../../apollo/registered-operation.ts';
import { queryHook, suspenseQueryHook } from '../../apollo/hooks.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type CartsInOtherMarketsQueryVariables = Exact<{ [key: string]: never; }>;


export type CartsInOtherMarketsQuery = { cartsInOtherMarkets: Array<{ __typename: 'CartInOtherMarket', marketCode: string, itemCount: number, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } }> };

export const CartsInOtherMarketsDocument = /*#__PURE__*/ registeredOperation<CartsInOtherMarketsQuery, CartsInOtherMarketsQueryVariables>('e87629f1b2bcda98fbde5a030e4a1cc6d24edecb56df5ab4cbec858762b5a821', ["query","CartsInOtherMarkets",{},[["cartsInOtherMarkets",["marketCode","itemCount",["subtotal",["...MoneyParts","__typename"]],"__typename"]]]], MoneyPartsFragmentDocument);
export const useCartsInOtherMarketsQuery = /*#__PURE__*/ queryHook(CartsInOtherMarketsDocument);
export const useCartsInOtherMarketsSuspenseQuery = /*#__PURE__*/ suspenseQueryHook(CartsInOtherMarketsDocument);
