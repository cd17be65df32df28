/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/schema-types.gen.ts';

import { privateOperation } from '../../apollo/registered-operation.ts';
import { createQueryHook, createSuspenseQueryHook } from '../../apollo/hooks.ts';
import { CaptchaChallengePartsFragmentDocument } from '../../apollo/captcha-challenge.gen.ts';
export type CaptchaChallengeQueryVariables = Exact<{
  cartId: string;
  scriptFailed: boolean;
}>;


export type CaptchaChallengeQuery = { captchaChallenge: { __typename: 'CaptchaChallenge', kind: Types.CaptchaKind, challenge: string | null, expiresInSeconds: number | null, siteKey: string | null, scriptUrl: string | null, action: string | null } | null };

export const CaptchaChallengeDocument = /*#__PURE__*/ privateOperation<CaptchaChallengeQuery, CaptchaChallengeQueryVariables, 'CaptchaChallenge'>('64276adca9850c0dfa045f34cd47d40080f1737f0e6cace39a4df09357bfd31d', {"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CaptchaChallenge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"scriptFailed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"captchaChallenge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cartId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cartId"}}},{"kind":"Argument","name":{"kind":"Name","value":"scriptFailed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"scriptFailed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CaptchaChallengeParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}, CaptchaChallengePartsFragmentDocument);
export const useCaptchaChallengeQuery = /*#__PURE__*/ createQueryHook(CaptchaChallengeDocument);
export const useCaptchaChallengeSuspenseQuery = /*#__PURE__*/ createSuspenseQueryHook(CaptchaChallengeDocument);
