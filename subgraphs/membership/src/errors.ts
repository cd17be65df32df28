import type { Language } from '@tarima/markets/table';
import { type FailureCode, messages } from './messages.ts';
import type { PreferredClubUnavailable } from './resolver-types.gen.ts';

/** The result for a club that the member cannot prefer. */
export const preferredClubUnavailable = (language: Language) =>
  failure('PreferredClubUnavailable', 'PREFERRED_CLUB_UNAVAILABLE', language) satisfies PreferredClubUnavailable;

function failure<TypeName extends string>(typeName: TypeName, code: FailureCode, language: Language) {
  return { __typename: typeName, code, message: messages[code][language] };
}
