/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { createFragmentDocument, privateOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet, createSpread } from '../../apollo/document-nodes.ts';
import { createMutationHook, createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
export type OperatorAttemptsQueryVariables = Exact<{
  filter: Types.OperatorAttemptFilter;
  first: number;
  after?: string | null | undefined;
}>;


export type OperatorAttemptsQuery = { operatorAttempts: { __typename: 'OperatorAttemptConnection', nodes: Array<{ __typename: 'OperatorAttempt', id: string, purpose: Types.AttemptPurpose, status: Types.CheckoutStatus, market: string, orderNumber: string, membershipNumber: string | null, createdAt: string, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type OperatorAttemptQueryVariables = Exact<{
  id: string;
}>;


export type OperatorAttemptQuery = { operatorAttempt: { __typename: 'OperatorAttempt', id: string, purpose: Types.AttemptPurpose, status: Types.CheckoutStatus, market: string, orderNumber: string, cartId: string | null, membershipNumber: string | null, reference: string | null, referenceNumber: string | null, createdAt: string, updatedAt: string, allowedActions: Array<Types.AttemptAction>, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, card: { __typename: 'OperatorCard', brand: string, lastDigits: string } | null, failure: { __typename: 'CheckoutFailure', code: string, message: string } | null, timeline: Array<
      | { __typename: 'AttemptAlert', id: string, raisedAt: string, alert: string }
      | { __typename: 'AttemptResolution', id: string, action: Types.AttemptAction, operatorName: string, reason: string, decidedAt: string }
      | { __typename: 'AttemptStep', id: string, name: string, try: number, startedAt: string, finishedAt: string | null, outcome: string | null, answers: Array<{ __typename: 'UpstreamAnswer', call: string, result: Types.UpstreamResult, reason: string | null, httpStatus: number | null, referenceNumber: string | null, state: string | null, times: number }> }
    > } | null };

export type ResolveAttemptMutationVariables = Exact<{
  input: Types.ResolveAttemptInput;
}>;


export type ResolveAttemptMutation = { resolveAttempt:
    | { __typename: 'ActionNotAllowed', code: string, message: string }
    | { __typename: 'AttemptNotFound', code: string, message: string }
    | { __typename: 'AttemptNotInReview', code: string, message: string }
    | { __typename: 'ReasonRequired', code: string, message: string }
    | { __typename: 'ResolveAttemptSuccess', attempt: { __typename: 'OperatorAttempt', id: string, status: Types.CheckoutStatus } }
   };

export type OperatorAttemptDetailsFragment = { __typename: 'OperatorAttempt', id: string, purpose: Types.AttemptPurpose, status: Types.CheckoutStatus, market: string, orderNumber: string, cartId: string | null, membershipNumber: string | null, reference: string | null, referenceNumber: string | null, createdAt: string, updatedAt: string, allowedActions: Array<Types.AttemptAction>, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, card: { __typename: 'OperatorCard', brand: string, lastDigits: string } | null, failure: { __typename: 'CheckoutFailure', code: string, message: string } | null, timeline: Array<
    | { __typename: 'AttemptAlert', id: string, raisedAt: string, alert: string }
    | { __typename: 'AttemptResolution', id: string, action: Types.AttemptAction, operatorName: string, reason: string, decidedAt: string }
    | { __typename: 'AttemptStep', id: string, name: string, try: number, startedAt: string, finishedAt: string | null, outcome: string | null, answers: Array<{ __typename: 'UpstreamAnswer', call: string, result: Types.UpstreamResult, reason: string | null, httpStatus: number | null, referenceNumber: string | null, state: string | null, times: number }> }
  > };

export const OperatorAttemptDetailsFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "OperatorAttemptDetails" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "OperatorAttempt" } }, selectionSet: createSelectionSet([createField("id"), createField("purpose"), createField("status"), createField("market"), createField("orderNumber"), createField("cartId"), createField("membershipNumber"), createField("reference"), createField("referenceNumber"), createField("createdAt"), createField("updatedAt"), createField("allowedActions"), createField("amount", [createField("centAmount"), createField("currency"), createField("fractionDigits")]), createField("card", [createField("brand"), createField("lastDigits")]), createField("failure", [createField("code"), createField("message")]), createField("timeline", [{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "AttemptStep" } }, selectionSet: createSelectionSet([createField("id"), createField("name"), createField("try"), createField("startedAt"), createField("finishedAt"), createField("outcome"), createField("answers", [createField("call"), createField("result"), createField("reason"), createField("httpStatus"), createField("referenceNumber"), createField("state"), createField("times")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "AttemptAlert" } }, selectionSet: createSelectionSet([createField("id"), { kind: "Field", alias: { kind: "Name", value: "alert" }, name: { kind: "Name", value: "name" } }, createField("raisedAt")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "AttemptResolution" } }, selectionSet: createSelectionSet([createField("id"), createField("action"), createField("operatorName"), createField("reason"), createField("decidedAt")]) }])]) });
export const OperatorAttemptsDocument = /*#__PURE__*/ privateOperation<OperatorAttemptsQuery, OperatorAttemptsQueryVariables, 'OperatorAttempts'>('d481505eb09d5b0209f68ec97d5ffe81e3800aab95199bd2bbdf1e2cffd8b9bf', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "OperatorAttempts" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "filter" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "OperatorAttemptFilter" } } } }, { kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "first" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Int" } } } }, { kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "after" } }, type: { kind: "NamedType", name: { kind: "Name", value: "String" } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "operatorAttempts" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "filter" }, value: { kind: "Variable", name: { kind: "Name", value: "filter" } } }, { kind: "Argument", name: { kind: "Name", value: "first" }, value: { kind: "Variable", name: { kind: "Name", value: "first" } } }, { kind: "Argument", name: { kind: "Name", value: "after" }, value: { kind: "Variable", name: { kind: "Name", value: "after" } } }], selectionSet: createSelectionSet([createField("nodes", [createField("id"), createField("purpose"), createField("status"), createField("market"), createField("orderNumber"), createField("membershipNumber"), createField("createdAt"), createField("amount", [createField("centAmount"), createField("currency"), createField("fractionDigits")])]), createField("pageInfo", [createField("hasNextPage"), createField("endCursor")])]) }] } });
export const useOperatorAttemptsQuery = /*#__PURE__*/ createQueryHook(OperatorAttemptsDocument);
export const useOperatorAttemptsSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(OperatorAttemptsDocument);
export const OperatorAttemptDocument = /*#__PURE__*/ privateOperation<OperatorAttemptQuery, OperatorAttemptQueryVariables, 'OperatorAttempt'>('395cd746da4e7cbcf07281e64f7577acc586e0ef24332b0232f164078868775a', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "OperatorAttempt" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "id" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "operatorAttempt" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "id" }, value: { kind: "Variable", name: { kind: "Name", value: "id" } } }], selectionSet: createSelectionSet([createSpread("OperatorAttemptDetails")]) }] } }, OperatorAttemptDetailsFragmentDocument);
export const useOperatorAttemptQuery = /*#__PURE__*/ createQueryHook(OperatorAttemptDocument);
export const useOperatorAttemptSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(OperatorAttemptDocument);
export const ResolveAttemptDocument = /*#__PURE__*/ privateOperation<ResolveAttemptMutation, ResolveAttemptMutationVariables, 'ResolveAttempt'>('1bf22f0fba559b09a5d5b268270457abc9697911763ed79fdecb29666a54c19f', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "ResolveAttempt" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ResolveAttemptInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "resolveAttempt" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ResolveAttemptSuccess" } }, selectionSet: createSelectionSet([createField("attempt", [createField("id"), createField("status")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code"), createField("message")]) }]) }] } });
export const useResolveAttemptMutation = /*#__PURE__*/ createMutationHook(ResolveAttemptDocument);
