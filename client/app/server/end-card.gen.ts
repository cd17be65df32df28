/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema-types.gen.ts';

import { privateOperation } from '../apollo/registered-operation.ts';
import { createSelectionSet } from '../apollo/document-nodes.ts';
import { createMutationHook } from '../apollo/hooks.ts';
export type EndCardMutationVariables = Exact<{
  input: Types.RevokeCardKeyInput;
}>;


export type EndCardMutation = { revokeCardKey:
    | { __typename: 'CardServiceUnavailable' }
    | { __typename: 'RevokeCardKeySuccess' }
   };

export const EndCardDocument = /*#__PURE__*/ privateOperation<EndCardMutation, EndCardMutationVariables, 'EndCard'>('0e2b74c59202130c284ed05828ad04a7c4956be56b72863f4fe32082a69776e7', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "EndCard" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "RevokeCardKeyInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "revokeCardKey" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([]) }] } });
export const useEndCardMutation = /*#__PURE__*/ createMutationHook(EndCardDocument);
