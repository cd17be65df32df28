/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet, createSpread } from '../../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { AttemptPartsFragmentDocument } from '../checkout/checkout.gen.ts';
import { MoneyPartsFragmentDocument } from '../../apollo/money.gen.ts';
export type MembershipCheckoutPageQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipCheckoutPageQuery = { me: { __typename: 'Member', id: string, firstName: string, lastName: string, email: string, membershipNumber: string, membership: { __typename: 'Membership', type: Types.MembershipType, expiresOn: string, expiresOnAfterRenewal: string, club: { __typename: 'Club', key: string, name: string } | null } | null } | null };

export type MembershipAttemptQueryVariables = Exact<{
  id: string;
}>;


export type MembershipAttemptQuery = { checkoutAttempt: { __typename: 'CheckoutAttempt', membershipNumber: string | null, email: string | null, id: string, purpose: Types.CheckoutPurpose, status: Types.CheckoutStatus, method: Types.PaymentMethod | null, membership: { __typename: 'AttemptMembership', type: Types.MembershipType, firstName: string | null, expiresOn: string | null, onlineAccount: Types.OnlineAccountStatus, club: { __typename: 'Club', key: string, name: string } } | null, amount: { __typename: 'Money', centAmount: number, currency: string, fractionDigits: number }, action:
      | { __typename: 'CardAuthentication', url: string, accessToken: string, expiresAt: string }
      | { __typename: 'DeviceDataCollection', url: string, accessToken: string, expiresAt: string }
      | { __typename: 'ProviderRedirect', url: string, expiresAt: string }
     | null, failure: { __typename: 'CheckoutFailure', code: string, message: string } | null, order: { __typename: 'Order', orderNumber: string } | null } | null };

export const MembershipCheckoutPageDocument = /*#__PURE__*/ privateOperation<MembershipCheckoutPageQuery, MembershipCheckoutPageQueryVariables, 'MembershipCheckoutPage'>('b8d0f16c30c7acd365984d79ceaff6e23f73a1f19ef0b165779fa914028f1373', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "MembershipCheckoutPage" }, selectionSet: { kind: "SelectionSet", selections: [createField("me", [createField("id"), createField("firstName"), createField("lastName"), createField("email"), createField("membershipNumber"), createField("membership", [createField("type"), createField("expiresOn"), createField("expiresOnAfterRenewal"), createField("club", [createField("key"), createField("name")])])])] } });
export const useMembershipCheckoutPageQuery = /*#__PURE__*/ createQueryHook(MembershipCheckoutPageDocument);
export const useMembershipCheckoutPageSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(MembershipCheckoutPageDocument);
export const MembershipAttemptDocument = /*#__PURE__*/ privateOperation<MembershipAttemptQuery, MembershipAttemptQueryVariables, 'MembershipAttempt'>('c6a16194204c23676aa42a83d17756e565e739a16fbdd0dd7115350d34f3ad15', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "MembershipAttempt" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "id" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "checkoutAttempt" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "id" }, value: { kind: "Variable", name: { kind: "Name", value: "id" } } }], selectionSet: createSelectionSet([createSpread("AttemptParts"), createField("membershipNumber"), createField("email"), createField("membership", [createField("type"), createField("firstName"), createField("expiresOn"), createField("onlineAccount"), createField("club", [createField("key"), createField("name")])])]) }] } }, AttemptPartsFragmentDocument, MoneyPartsFragmentDocument);
export const useMembershipAttemptQuery = /*#__PURE__*/ createQueryHook(MembershipAttemptDocument);
export const useMembershipAttemptSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(MembershipAttemptDocument);
