/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { createSelectionSet, createSpread } from '../../apollo/document-nodes.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { CaptchaChallengePartsFragmentDocument } from '../../apollo/captcha-challenge.gen.ts';
export type CaptchaChallengeQueryVariables = Exact<{
  cartId?: string | null | undefined;
  attemptId?: string | null | undefined;
  purpose?: Types.CheckoutPurpose | null | undefined;
  scriptFailed: boolean;
}>;


export type CaptchaChallengeQuery = { captchaChallenge: { __typename: 'CaptchaChallenge', kind: Types.CaptchaKind, challenge: string | null, expiresInSeconds: number | null, siteKey: string | null, scriptUrl: string | null, action: string | null } | null };

export type OnboardingCaptchaQueryVariables = Exact<{
  scriptFailed: boolean;
}>;


export type OnboardingCaptchaQuery = { onboardingCaptcha: { __typename: 'CaptchaChallenge', kind: Types.CaptchaKind, challenge: string | null, expiresInSeconds: number | null, siteKey: string | null, scriptUrl: string | null, action: string | null } | null };

export const CaptchaChallengeDocument = /*#__PURE__*/ privateOperation<CaptchaChallengeQuery, CaptchaChallengeQueryVariables, 'CaptchaChallenge'>('60679b86ca38954aac9ce126b4c01500103391ca6c128935ffb33e6da27918e7', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "CaptchaChallenge" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "cartId" } }, type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } }, { kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "attemptId" } }, type: { kind: "NamedType", name: { kind: "Name", value: "ID" } } }, { kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "purpose" } }, type: { kind: "NamedType", name: { kind: "Name", value: "CheckoutPurpose" } } }, { kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "scriptFailed" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Boolean" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "captchaChallenge" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "cartId" }, value: { kind: "Variable", name: { kind: "Name", value: "cartId" } } }, { kind: "Argument", name: { kind: "Name", value: "attemptId" }, value: { kind: "Variable", name: { kind: "Name", value: "attemptId" } } }, { kind: "Argument", name: { kind: "Name", value: "purpose" }, value: { kind: "Variable", name: { kind: "Name", value: "purpose" } } }, { kind: "Argument", name: { kind: "Name", value: "scriptFailed" }, value: { kind: "Variable", name: { kind: "Name", value: "scriptFailed" } } }], selectionSet: createSelectionSet([createSpread("CaptchaChallengeParts")]) }] } }, CaptchaChallengePartsFragmentDocument);
export const useCaptchaChallengeQuery = /*#__PURE__*/ createQueryHook(CaptchaChallengeDocument);
export const useCaptchaChallengeSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CaptchaChallengeDocument);
export const OnboardingCaptchaDocument = /*#__PURE__*/ privateOperation<OnboardingCaptchaQuery, OnboardingCaptchaQueryVariables, 'OnboardingCaptcha'>('6292f64cf5cf0ee7ab2354d8ab7f20b6eea5e847a1699da4bd7e54aea5c465c7', { kind: "OperationDefinition", operation: "query", name: { kind: "Name", value: "OnboardingCaptcha" }, variableDefinitions: [{ kind: "VariableDefinition", variable: { kind: "Variable", name: { kind: "Name", value: "scriptFailed" } }, type: { kind: "NonNullType", type: { kind: "NamedType", name: { kind: "Name", value: "Boolean" } } } }], selectionSet: { kind: "SelectionSet", selections: [{ kind: "Field", name: { kind: "Name", value: "onboardingCaptcha" }, arguments: [{ kind: "Argument", name: { kind: "Name", value: "scriptFailed" }, value: { kind: "Variable", name: { kind: "Name", value: "scriptFailed" } } }], selectionSet: createSelectionSet([createSpread("CaptchaChallengeParts")]) }] } }, CaptchaChallengePartsFragmentDocument);
export const useOnboardingCaptchaQuery = /*#__PURE__*/ createQueryHook(OnboardingCaptchaDocument);
export const useOnboardingCaptchaSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(OnboardingCaptchaDocument);
