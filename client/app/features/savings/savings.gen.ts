/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { createField, createSpread } from '../../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type MembershipSavingsQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipSavingsQuery = { me: { __typename: 'Member', id: string, membership: { __typename: 'Membership', type: Types.MembershipType } | null, savings: { __typename: 'MemberSavings', year: number, receiptCount: number, isComplete: boolean, listTotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, paidTotal: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, saved: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, rebate: { __typename: 'MemberRebate', percent: number, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number } } | null } | null } | null };

export const MembershipSavingsDocument = /*#__PURE__*/ privateOperation<MembershipSavingsQuery, MembershipSavingsQueryVariables, 'MembershipSavings'>('a7df307a2f8084704f786d46b2cb1cb7289c1f4b99cd039a586b10638b7254c2', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "MembershipSavings" }, selectionSet: { kind: "SelectionSet", selections: [createField("me", [createField("id"), createField("membership", [createField("type")]), createField("savings", [createField("year"), createField("receiptCount"), createField("isComplete"), createField("listTotal", [createSpread("MoneyParts")]), createField("paidTotal", [createSpread("MoneyParts")]), createField("saved", [createSpread("MoneyParts")]), createField("rebate", [createField("percent"), createField("amount", [createSpread("MoneyParts")])])])])] } }, MoneyPartsFragmentDocument);
export const useMembershipSavingsQuery = /*#__PURE__*/ createQueryHook(MembershipSavingsDocument);
export const useMembershipSavingsSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(MembershipSavingsDocument);
