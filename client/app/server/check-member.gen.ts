/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema-types.gen.ts';

import { privateOperation } from '../apollo/registered-operation.ts';
import { createField } from '../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../apollo/hooks.ts';
export type CheckMemberQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckMemberQuery = { me: { __typename: 'Member', id: string, membership: { __typename: 'Membership', status: Types.MembershipStatus } | null } | null };

export const CheckMemberDocument = /*#__PURE__*/ privateOperation<CheckMemberQuery, CheckMemberQueryVariables, 'CheckMember'>('dcd8e23e7a514e90965ce240fcc5cd9b3e67d45d44a155bf0dc9b6f1c86ce141', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "CheckMember" }, selectionSet: { kind: "SelectionSet", selections: [createField("me", [createField("id"), createField("membership", [createField("status")])])] } });
export const useCheckMemberQuery = /*#__PURE__*/ createQueryHook(CheckMemberDocument);
export const useCheckMemberSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CheckMemberDocument);
