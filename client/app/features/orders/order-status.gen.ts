/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet, createSpread } from '../../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
import { RefundPartsFragmentDocument } from './orders.gen.ts';
export type OrderStatusQueryVariables = Exact<{
  orderNumber: string;
  email?: string | null | undefined;
}>;


export type OrderStatusQuery = { order: { __typename: 'Order', orderNumber: string, stage: Types.OrderStage, statusCode: string, isStatusKnown: boolean, statusLabel: string, isInTransit: boolean, isCancellable: boolean, isCancellationRequested: boolean, deliveryWindow: { __typename: 'OrderDeliveryWindow', start: string, end: string } | null, correctedTotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, refunds: Array<{ __typename: 'Refund', id: string, state: Types.RefundState, reason: Types.RefundReason, requestedAt: string, completedAt: string | null, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } }> | null, lines: Array<{ __typename: 'OrderLine', id: string, fulfilledQuantity: number | null, correctedTotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null, weight: { __typename: 'OrderLineWeight', estimated: number, actual: number | null, unit: string } | null }> } | null };

export const OrderStatusDocument = /*#__PURE__*/ privateOperation<OrderStatusQuery, OrderStatusQueryVariables, 'OrderStatus'>('d4cd7106fa356514d3873dac2312ed396a2d8183a5187e2978ae9e05cfcf8a21', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "OrderStatus" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "orderNumber" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } } }, { kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "email" } }, type: { kind: "NamedType", name: { kind: "Name", value: "String" } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "order" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "orderNumber" }, value: { kind: "Variable", name: { kind: "Name", value: "orderNumber" } } }, { kind: "Argument", name: { kind: "Name", value: "email" }, value: { kind: "Variable", name: { kind: "Name", value: "email" } } }], selectionSet: createSelectionSet([createField("orderNumber"), createField("stage"), createField("statusCode"), createField("isStatusKnown"), createField("statusLabel"), createField("isInTransit"), createField("isCancellable"), createField("isCancellationRequested"), createField("deliveryWindow", [createField("start"), createField("end")]), createField("correctedTotal", [createSpread("MoneyParts")]), createField("refunds", [createSpread("RefundParts")]), createField("lines", [createField("id"), createField("fulfilledQuantity"), createField("correctedTotal", [createSpread("MoneyParts")]), createField("weight", [createField("estimated"), createField("actual"), createField("unit")])])]) }] } }, MoneyPartsFragmentDocument, RefundPartsFragmentDocument);
export const useOrderStatusQuery = /*#__PURE__*/ createQueryHook(OrderStatusDocument);
export const useOrderStatusSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(OrderStatusDocument);
