/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { createField, createSpread } from '../../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type CartsInOtherMarketsQueryVariables = Exact<{ [key: string]: never; }>;


export type CartsInOtherMarketsQuery = { cartsInOtherMarkets: Array<{ __typename: 'CartInOtherMarket', marketCode: string, itemCount: number, updatedAt: string, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } }> };

export const CartsInOtherMarketsDocument = /*#__PURE__*/ privateOperation<CartsInOtherMarketsQuery, CartsInOtherMarketsQueryVariables, 'CartsInOtherMarkets'>('a43408d19981cfea358933e92da8e2c3abf7676ee9d879922c4a88da04030217', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "CartsInOtherMarkets" }, selectionSet: { kind: "SelectionSet", selections: [createField("cartsInOtherMarkets", [createField("marketCode"), createField("itemCount"), createField("updatedAt"), createField("subtotal", [createSpread("MoneyParts")])])] } }, MoneyPartsFragmentDocument);
export const useCartsInOtherMarketsQuery = /*#__PURE__*/ createQueryHook(CartsInOtherMarketsDocument);
export const useCartsInOtherMarketsSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CartsInOtherMarketsDocument);
