/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../apollo/schema-types.gen.ts';

import { privateOperation } from '../apollo/registered-operation.ts';
import { createField } from '../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../apollo/hooks.ts';
export type MembershipActionsQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipActionsQuery = { me: { __typename: 'Member', id: string, marketCode: string, membership: { __typename: 'Membership', renewal: { __typename: 'MembershipEligibility', isEligible: boolean }, upgrade: { __typename: 'MembershipEligibility', isEligible: boolean } } | null } | null };

export const MembershipActionsDocument = /*#__PURE__*/ privateOperation<MembershipActionsQuery, MembershipActionsQueryVariables, 'MembershipActions'>('6cb1321045215d45c6843454f76729ea971037b07d9a21f832232393fdcd6db2', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "MembershipActions" }, selectionSet: { kind: "SelectionSet", selections: [createField("me", [createField("id"), createField("marketCode"), createField("membership", [createField("renewal", [createField("isEligible")]), createField("upgrade", [createField("isEligible")])])])] } });
export const useMembershipActionsQuery = /*#__PURE__*/ createQueryHook(MembershipActionsDocument);
export const useMembershipActionsSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(MembershipActionsDocument);
