/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet } from '../../apollo/document-nodes.ts';
import { createMutationHook } from '../../apollo/hooks.ts';
export type RequestEmailChangeMutationVariables = Exact<{
  input: Types.RequestEmailChangeInput;
}>;


export type RequestEmailChangeMutation = { requestEmailChange:
    | { __typename: 'EmailChangeRefused', code: string, message: string }
    | { __typename: 'EmailChangeUnavailable', code: string, message: string }
    | { __typename: 'RequestEmailChangeSuccess', email: string }
   };

export type ConfirmEmailChangeMutationVariables = Exact<{
  input: Types.ConfirmEmailChangeInput;
}>;


export type ConfirmEmailChangeMutation = { confirmEmailChange:
    | { __typename: 'ConfirmEmailChangeSuccess', member: { __typename: 'Member', id: string, email: string } }
    | { __typename: 'EmailChangeCodeInvalid', code: string, message: string }
    | { __typename: 'EmailChangeRefused', code: string, message: string }
    | { __typename: 'EmailChangeUnavailable', code: string, message: string }
   };

export const RequestEmailChangeDocument = /*#__PURE__*/ privateOperation<RequestEmailChangeMutation, RequestEmailChangeMutationVariables, 'RequestEmailChange'>('b9d389e1e3f602586c7569c7d753b1247190300c5907f4b23c0cdd672970aae8', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "RequestEmailChange" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "RequestEmailChangeInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "requestEmailChange" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "RequestEmailChangeSuccess" } }, selectionSet: createSelectionSet([createField("email")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code"), createField("message")]) }]) }] } });
export const useRequestEmailChangeMutation = /*#__PURE__*/ createMutationHook(RequestEmailChangeDocument);
export const ConfirmEmailChangeDocument = /*#__PURE__*/ privateOperation<ConfirmEmailChangeMutation, ConfirmEmailChangeMutationVariables, 'ConfirmEmailChange'>('194115100815a62248f8812f6ea490791ce98894a7c43142254b3d1a79cc9ccd', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "ConfirmEmailChange" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ConfirmEmailChangeInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "confirmEmailChange" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "ConfirmEmailChangeSuccess" } }, selectionSet: createSelectionSet([createField("member", [createField("id"), createField("email")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code"), createField("message")]) }]) }] } });
export const useConfirmEmailChangeMutation = /*#__PURE__*/ createMutationHook(ConfirmEmailChangeDocument);
