/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { createField, createSelectionSet, createSpread } from '../../apollo/document-nodes.ts';
import { createMutationHook, createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { CaptchaChallengePartsFragmentDocument } from '../../apollo/captcha-challenge.gen.ts';
export type CanCreateIdentityQueryVariables = Exact<{
  membershipNumber: string;
}>;


export type CanCreateIdentityQuery = { canCreateIdentity: boolean };

export type CreateIdentityMutationVariables = Exact<{
  input: Types.CreateIdentityInput;
}>;


export type CreateIdentityMutation = { createIdentity:
    | { __typename: 'CreateIdentitySuccess', email: string, isEmailSent: boolean }
    | { __typename: 'IdentityExists', code: string, message: string }
    | { __typename: 'IdentityRejected', code: string, message: string }
    | { __typename: 'InvalidOnboardingDetails', invalidFields: Array<Types.OnboardingField>, code: string, message: string }
    | { __typename: 'OnboardingCaptchaRequired', code: string, message: string, challenge: { __typename: 'CaptchaChallenge', kind: Types.CaptchaKind, challenge: string | null, expiresInSeconds: number | null, siteKey: string | null, scriptUrl: string | null, action: string | null } }
    | { __typename: 'OnboardingUnavailable', code: string, message: string }
    | { __typename: 'PasswordRefused', code: string, message: string }
   };

export type ResendVerificationEmailMutationVariables = Exact<{
  input: Types.ResendVerificationEmailInput;
}>;


export type ResendVerificationEmailMutation = { resendVerificationEmail:
    | { __typename: 'OnboardingUnavailable', code: string, message: string }
    | { __typename: 'ResendVerificationEmailSuccess' }
   };

export type VerifyEmailMutationVariables = Exact<{
  input: Types.VerifyEmailInput;
}>;


export type VerifyEmailMutation = { verifyEmail:
    | { __typename: 'IdentityVerificationCodeInvalid', code: string, message: string }
    | { __typename: 'OnboardingUnavailable', code: string, message: string }
    | { __typename: 'VerifyEmailSuccess', wasVerified: boolean }
   };

export const CanCreateIdentityDocument = /*#__PURE__*/ privateOperation<CanCreateIdentityQuery, CanCreateIdentityQueryVariables, 'CanCreateIdentity'>('4b9f1fb63313ac3f77f42a874e521f5c720edfdc41a8164833ee52bf268bc61e', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "CanCreateIdentity" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "membershipNumber" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "String" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "canCreateIdentity" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "membershipNumber" }, value: { kind: "Variable", name: { kind: "Name", value: "membershipNumber" } } }] }] } });
export const useCanCreateIdentityQuery = /*#__PURE__*/ createQueryHook(CanCreateIdentityDocument);
export const useCanCreateIdentitySuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CanCreateIdentityDocument);
export const CreateIdentityDocument = /*#__PURE__*/ privateOperation<CreateIdentityMutation, CreateIdentityMutationVariables, 'CreateIdentity'>('c34902d5cc1fcdf42cd60da4575492350fdd6a731696977c19297efac8d98e66', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "CreateIdentity" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "CreateIdentityInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "createIdentity" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CreateIdentitySuccess" } }, selectionSet: createSelectionSet([createField("email"), createField("isEmailSent")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "InvalidOnboardingDetails" } }, selectionSet: createSelectionSet([createField("invalidFields")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "OnboardingCaptchaRequired" } }, selectionSet: createSelectionSet([createField("challenge", [createSpread("CaptchaChallengeParts")])]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code"), createField("message")]) }]) }] } }, CaptchaChallengePartsFragmentDocument);
export const useCreateIdentityMutation = /*#__PURE__*/ createMutationHook(CreateIdentityDocument);
export const ResendVerificationEmailDocument = /*#__PURE__*/ privateOperation<ResendVerificationEmailMutation, ResendVerificationEmailMutationVariables, 'ResendVerificationEmail'>('baf456716d92679f4509db1dbea333b330c2332dd066b0a567fac034509d8cc6', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "ResendVerificationEmail" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "ResendVerificationEmailInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "resendVerificationEmail" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code"), createField("message")]) }]) }] } });
export const useResendVerificationEmailMutation = /*#__PURE__*/ createMutationHook(ResendVerificationEmailDocument);
export const VerifyEmailDocument = /*#__PURE__*/ privateOperation<VerifyEmailMutation, VerifyEmailMutationVariables, 'VerifyEmail'>('14eb236c391ff69f67458ffec31a01f0418203804edce20cc184480204bb1aad', { kind: "OperationDefinition", operation: "mutation", name: { kind: "Name", value: "VerifyEmail" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "input" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "VerifyEmailInput" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "verifyEmail" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "input" }, value: { kind: "Variable", name: { kind: "Name", value: "input" } } }], selectionSet: createSelectionSet([{ kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "VerifyEmailSuccess" } }, selectionSet: createSelectionSet([createField("wasVerified")]) }, { kind: "InlineFragment", typeCondition: { kind: "NamedType", name: { kind: "Name", value: "UserError" } }, selectionSet: createSelectionSet([createField("code"), createField("message")]) }]) }] } });
export const useVerifyEmailMutation = /*#__PURE__*/ createMutationHook(VerifyEmailDocument);
