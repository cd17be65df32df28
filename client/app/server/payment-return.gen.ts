/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema-types.gen.ts';

import { privateOperation } from '../apollo/registered-operation.ts';
import { createField, createSelectionSet } from '../apollo/document-nodes.ts';
import { createMutationHook } from '../apollo/hooks.ts';
export type RecordPaymentReturnMutationVariables = Exact<{
  input: Types.RecordPaymentReturnInput;
}>;


export type RecordPaymentReturnMutation = { recordPaymentReturn:
    | { __typename: 'PaymentReturnNotFound', code: string }
    | { __typename: 'PaymentReturnRecorded', attemptId: string, cartId: string | null, market: string, language: string, page: Types.PaymentReturnPage }
   };

export const RecordPaymentReturnDocument = /*#__PURE__*/ privateOperation<RecordPaymentReturnMutation, RecordPaymentReturnMutationVariables, 'RecordPaymentReturn'>('84603cce676723a735fa05e312a310a4f2572c808d1b332bb11d7c922cfda189', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "RecordPaymentReturn" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "RecordPaymentReturnInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "recordPaymentReturn" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "PaymentReturnRecorded" } }, selectionSet: createSelectionSet([createField("attemptId"), createField("cartId"), createField("market"), createField("language"), createField("page")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code")]) }]) }] } });
export const useRecordPaymentReturnMutation = /*#__PURE__*/ createMutationHook(RecordPaymentReturnDocument);
