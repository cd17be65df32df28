import { type AddressRules, addressLimits, isWithinBounds, type Position } from '@tarima/markets/address-rules';
import { encodePlusCode } from '@tarima/markets/plus-code';

/** A suggestion for a search text. */
export interface PlaceSuggestion {
  /** Opaque id of the map service. */
  readonly id: string;
  readonly text: string;
}

/** A place on the map, as the map service describes it. */
export interface FoundPlace extends Position {
  /** Street and number, or a description of the location. */
  readonly streetText: string;
  /** Names of the territories that contain the place, as the map service spells them. */
  readonly province: string | null;
  readonly city: string | null;
  readonly district: string | null;
}

/** A place that can fill in the address form. */
export interface Place extends FoundPlace {
  readonly plusCode: string;
}

/** Whether addresses of the market can have this position (ADDRESSES-59). */
export function isInMarket(position: Position, { bounds }: AddressRules): boolean {
  return bounds === null || isWithinBounds(position, bounds);
}

/** @returns the place with its plus code, its text cut to what the address form holds (ADDRESSES-47) */
export function toPlace(found: FoundPlace): Place {
  const streetText = found.streetText.slice(0, addressLimits.foundStreet).trim();
  return { ...found, streetText, plusCode: encodePlusCode(found.latitude, found.longitude) };
}

/** @returns the place at a position that the map service cannot describe: its street text is the plus code (ADDRESSES-55) */
export function toUnnamedPlace({ latitude, longitude }: Position): Place {
  const plusCode = encodePlusCode(latitude, longitude);
  return { latitude, longitude, plusCode, streetText: plusCode, province: null, city: null, district: null };
}
