/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet, createSpread } from '../../apollo/document-nodes.ts';
import { createMutationHook } from '../../apollo/hooks.ts';
import { CaptchaChallengePartsFragmentDocument } from '../../apollo/captcha-challenge.gen.ts';
export type BeginMembershipMutationVariables = Exact<{
  input: Types.BeginCheckoutInput;
}>;


export type BeginMembershipMutation = { beginCheckout:
    | { __typename: 'BeginCheckoutSuccess', attempt: { __typename: 'CheckoutAttempt', id: string } }
    | { __typename: 'CaptchaRequired', code: string, message: string, challenge: { __typename: 'CaptchaChallenge', kind: Types.CaptchaKind, challenge: string | null, expiresInSeconds: number | null, siteKey: string | null, scriptUrl: string | null, action: string | null } }
    | { __typename: 'CartNotReady', code: string, message: string }
    | { __typename: 'CheckoutInProgress', code: string, message: string, holder: { __typename: 'CheckoutAttempt', id: string, status: Types.CheckoutStatus } | null }
    | { __typename: 'DeliveryWindowNeeded', code: string, message: string }
    | { __typename: 'EmailAlreadyRegistered', code: string, message: string }
    | { __typename: 'IdempotencyConflict', code: string, message: string }
    | { __typename: 'InvalidApplicant', code: string, message: string, errors: Array<{ __typename: 'ApplicantFieldError', field: string, reason: Types.ApplicantFieldErrorReason }> }
    | { __typename: 'InvalidPassword', code: string, message: string }
    | { __typename: 'MembershipNotAvailable', code: string, message: string }
   };

export type CancelMembershipAttemptMutationVariables = Exact<{
  attemptId: string;
}>;


export type CancelMembershipAttemptMutation = { cancelCheckout:
    | { __typename: 'AttemptNotFound', code: string }
    | { __typename: 'AttemptNotOpen', code: string }
    | { __typename: 'CancelCheckoutSuccess' }
   };

export const BeginMembershipDocument = /*#__PURE__*/ privateOperation<BeginMembershipMutation, BeginMembershipMutationVariables, 'BeginMembership'>('e45838b50379f56dccf4be63a1743cd88c406ac47913faae593f97b449f673a7', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "BeginMembership" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "BeginCheckoutInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "beginCheckout" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "BeginCheckoutSuccess" } }, selectionSet: createSelectionSet([createField("attempt", [createField("id")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code"), createField("message")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "InvalidApplicant" } }, selectionSet: createSelectionSet([createField("errors", [createField("field"), createField("reason")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CheckoutInProgress" } }, selectionSet: createSelectionSet([{ kind: "Field", alias: { kind: "Name", value: "holder" }, name: { kind: "Name", value: "attempt" }, selectionSet: createSelectionSet([createField("id"), createField("status")]) }]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CaptchaRequired" } }, selectionSet: createSelectionSet([createField("challenge", [createSpread("CaptchaChallengeParts")])]) }]) }] } }, CaptchaChallengePartsFragmentDocument);
export const useBeginMembershipMutation = /*#__PURE__*/ createMutationHook(BeginMembershipDocument);
export const CancelMembershipAttemptDocument = /*#__PURE__*/ privateOperation<CancelMembershipAttemptMutation, CancelMembershipAttemptMutationVariables, 'CancelMembershipAttempt'>('738cad83296f71d83821df6d1bac5019280d0063febca152ed611e3bad78dcee', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "CancelMembershipAttempt" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "attemptId" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "cancelCheckout" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "ObjectValue", fields: [{ kind: "ObjectField", name: { kind: "Name", value: "attemptId" }, value: { kind: "Variable", name: { kind: "Name", value: "attemptId" } } }] } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code")]) }]) }] } });
export const useCancelMembershipAttemptMutation = /*#__PURE__*/ createMutationHook(CancelMembershipAttemptDocument);
