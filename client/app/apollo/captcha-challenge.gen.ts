/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.gen.ts';

import { createFragmentDocument } from './registered-operation.ts';
import { createField, createSelectionSet } from './document-nodes.ts';
export type CaptchaChallengePartsFragment = { __typename: 'CaptchaChallenge', kind: Types.CaptchaKind, challenge: string | null, expiresInSeconds: number | null, siteKey: string | null, scriptUrl: string | null, action: string | null };

export const CaptchaChallengePartsFragmentDocument = /*#__PURE__*/ createFragmentDocument({ kind: "FragmentDefinition", name: { kind: "Name", value: "CaptchaChallengeParts" }, typeCondition: { kind: "NamedType", name: { kind: "Name", value: "CaptchaChallenge" } }, selectionSet: createSelectionSet([createField("kind"), createField("challenge"), createField("expiresInSeconds"), createField("siteKey"), createField("scriptUrl"), createField("action")]) });
