import { type AddressRules, addressLimits, isWithin, type Position } from '@tarima/markets/address-rules';
import { plusCodeOf } from '@tarima/markets/plus-code';
import type { FoundPlace } from './maps.ts';

/** A place of the market, as an address form takes it. */
export interface Place extends FoundPlace {
  readonly plusCode: string;
}

/** Whether addresses of the market may lie there (ADDRESSES-59). */
export function isInMarket(position: Position, { bounds }: AddressRules): boolean {
  return bounds === null || isWithin(position, bounds);
}

/** A found place with its plus code and as much of its text as the form takes (ADDRESSES-47). */
export function toPlace(found: FoundPlace): Place {
  const streetText = found.streetText.slice(0, addressLimits.foundStreet).trim();
  return { ...found, streetText, plusCode: plusCodeOf(found.latitude, found.longitude) };
}

/** The place at a position that the map has no text for: its plus code is the street text (ADDRESSES-55). */
export function namelessPlace({ latitude, longitude }: Position): Place {
  const plusCode = plusCodeOf(latitude, longitude);
  return { latitude, longitude, plusCode, streetText: plusCode, province: null, city: null, district: null };
}
