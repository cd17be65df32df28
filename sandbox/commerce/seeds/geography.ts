import type { Position } from '@tarima/markets/address-rules';
import { kilometresBetween } from '@tarima/markets/distance';

/** Calculates the great-circle distance in kilometres, with one decimal. */
export const getDistanceKm = (from: Position, to: Position): number =>
  Math.round(kilometresBetween(from, to) * 10) / 10;
