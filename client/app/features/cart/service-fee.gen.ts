/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { createField, createSpread } from '../../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type ServiceFeeQueryVariables = Exact<{ [key: string]: never; }>;


export type ServiceFeeQuery = { cart: { __typename: 'Cart', id: string, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, amountToAvoidServiceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null } | null };

export const ServiceFeeDocument = /*#__PURE__*/ privateOperation<ServiceFeeQuery, ServiceFeeQueryVariables, 'ServiceFee'>('1d9758ffb2cb3cfdff003555ae579e7bc0f0cf20c6fc262669ab65bd97d0efb0', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "ServiceFee" }, selectionSet: { kind: "SelectionSet", selections: [createField("cart", [createField("id"), createField("subtotal", [createSpread("MoneyParts")]), createField("serviceFee", [createSpread("MoneyParts")]), createField("amountToAvoidServiceFee", [createSpread("MoneyParts")])])] } }, MoneyPartsFragmentDocument);
export const useServiceFeeQuery = /*#__PURE__*/ createQueryHook(ServiceFeeDocument);
export const useServiceFeeSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(ServiceFeeDocument);
