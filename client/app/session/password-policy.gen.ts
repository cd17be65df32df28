/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema-types.gen.ts';

import { publicOperation } from '../apollo/registered-operation.ts';
import { createField } from '../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../apollo/hooks.ts';
export type PasswordPolicyQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordPolicyQuery = { passwordPolicy: { __typename: 'PasswordPolicy', minimumLength: number, maximumLength: number, requiredCharacters: Array<Types.PasswordCharacterKind> } };

export const PasswordPolicyDocument = /*#__PURE__*/ publicOperation<PasswordPolicyQuery, PasswordPolicyQueryVariables, 'PasswordPolicy'>('1fd7e66dce98a4ffacd4d80dccdb06704e75b80055724dd3ed1c3a6f791e1934', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "PasswordPolicy" }, selectionSet: { kind: "SelectionSet", selections: [createField("passwordPolicy", [createField("minimumLength"), createField("maximumLength"), createField("requiredCharacters")])] } });
export const usePasswordPolicyQuery = /*#__PURE__*/ createQueryHook(PasswordPolicyDocument);
export const usePasswordPolicySuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(PasswordPolicyDocument);
