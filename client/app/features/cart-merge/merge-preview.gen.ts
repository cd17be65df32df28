/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet, createSpread } from '../../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type MergePreviewQueryVariables = Exact<{
  keepSaved: boolean;
  keepGuest: boolean;
  clubKey?: string | null | undefined;
}>;


export type MergePreviewQuery = { mergePreview: { __typename: 'MergePreview', itemCount: number, changes: Array<{ __typename: 'CartLineChange', quantity: number, line: { __typename: 'CartLine', id: string, name: string, quantity: number, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } }, unitPrice: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null }>, subtotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, serviceFee: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } | null } | null };

export const MergePreviewDocument = /*#__PURE__*/ privateOperation<MergePreviewQuery, MergePreviewQueryVariables, 'MergePreview'>('d4dd21823c53e0e69f57488455fafb00cb9a0992789769deb168517347316c1a', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "MergePreview" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "keepSaved" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Boolean" } } } }, { kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "keepGuest" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Boolean" } } } }, { kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "clubKey" } }, type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "mergePreview" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "keepSaved" }, value: { kind: "Variable", name: { kind: "Name", value: "keepSaved" } } }, { kind: "Argument", name: { kind: "Name", value: "keepGuest" }, value: { kind: "Variable", name: { kind: "Name", value: "keepGuest" } } }, { kind: "Argument", name: { kind: "Name", value: "clubKey" }, value: { kind: "Variable", name: { kind: "Name", value: "clubKey" } } }], selectionSet: createSelectionSet([createField("changes", [createField("line", [createField("id"), createField("name"), createField("quantity"), createField("unitPrice", [createSpread("MoneyParts")])]), createField("quantity"), createField("unitPrice", [createSpread("MoneyParts")])]), createField("itemCount"), createField("subtotal", [createSpread("MoneyParts")]), createField("serviceFee", [createSpread("MoneyParts")])]) }] } }, MoneyPartsFragmentDocument);
export const useMergePreviewQuery = /*#__PURE__*/ createQueryHook(MergePreviewDocument);
export const useMergePreviewSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(MergePreviewDocument);
