/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema-types.gen.ts';

import { privateOperation } from '../apollo/registered-operation.ts';
import { createField } from '../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../apollo/hooks.ts';
export type GuestLinesQueryVariables = Exact<{ [key: string]: never; }>;


export type GuestLinesQuery = { cart: { __typename: 'Cart', id: string, lines: Array<{ __typename: 'CartLine', id: string }> } | null, cartsInOtherMarkets: Array<{ __typename: 'CartInOtherMarket', marketCode: string }> };

export const GuestLinesDocument = /*#__PURE__*/ privateOperation<GuestLinesQuery, GuestLinesQueryVariables, 'GuestLines'>('a7df25eba9313ef54c80730c8107718ce41d9890bb8934993fa64eea24c41481', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "GuestLines" }, selectionSet: { kind: "SelectionSet", selections: [createField("cart", [createField("id"), createField("lines", [createField("id")])]), createField("cartsInOtherMarkets", [createField("marketCode")])] } });
export const useGuestLinesQuery = /*#__PURE__*/ createQueryHook(GuestLinesDocument);
export const useGuestLinesSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(GuestLinesDocument);
