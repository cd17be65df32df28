import type { AddressFault } from '@tarima/markets/address-rules';
import type { KnownMarket, Language } from '@tarima/markets/table';
import { graphName } from './graph-name.ts';
import { type FailureCode, messages } from './messages.ts';
import type {
  AddressInvalid,
  AddressNotFound,
  AddressOutsideCountry,
  IdentityNotFound,
  IdentityServiceUnavailable,
  PlaceOutsideMarket,
  PreferredClubUnavailable,
} from './resolver-types.gen.ts';

/** The result for a club that the member cannot prefer. */
export const preferredClubUnavailable = (language: Language) =>
  failure('PreferredClubUnavailable', 'PREFERRED_CLUB_UNAVAILABLE', language) satisfies PreferredClubUnavailable;

/** The result for an address with fields that are refused. */
export const addressInvalid = (faults: readonly AddressFault[], language: Language) =>
  ({
    ...failure('AddressInvalid', 'ADDRESS_INVALID', language),
    faults: faults.map(({ field, reason }) => ({ field: graphName(field), reason })),
  }) satisfies AddressInvalid;

/** The result for an address that the member does not have. */
export const addressNotFound = (language: Language) =>
  failure('AddressNotFound', 'ADDRESS_NOT_FOUND', language) satisfies AddressNotFound;

/** The result for a change of addresses in a market that is not the member's own. */
export const addressOutsideCountry = (market: KnownMarket, language: Language) =>
  ({
    ...failure('AddressOutsideCountry', 'ADDRESS_OUTSIDE_COUNTRY', language),
    marketCode: market.code,
  }) satisfies AddressOutsideCountry;

/** The result for a position at which no address of the market may lie. */
export const placeOutsideMarket = (language: Language) =>
  failure('PlaceOutsideMarket', 'PLACE_OUTSIDE_MARKET', language) satisfies PlaceOutsideMarket;

/** The result for a membership that nobody signs in with. */
export const identityNotFound = (language: Language) =>
  failure('IdentityNotFound', 'IDENTITY_NOT_FOUND', language) satisfies IdentityNotFound;

/** The result when the identity provider does not answer. */
export const identityServiceUnavailable = (language: Language) =>
  failure('IdentityServiceUnavailable', 'IDENTITY_SERVICE_UNAVAILABLE', language) satisfies IdentityServiceUnavailable;

function failure<TypeName extends string>(typeName: TypeName, code: FailureCode, language: Language) {
  return { __typename: typeName, code, message: messages[code][language] };
}
