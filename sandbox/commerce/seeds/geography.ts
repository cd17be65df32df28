import type { Position } from '@tarima/markets/address-rules';
import { getDistanceKm } from '@tarima/markets/distance';

/** Calculates the great-circle distance in kilometres, with one decimal. */
export const getRoundedDistanceKm = (from: Position, to: Position): number =>
  Math.round(getDistanceKm(from, to) * 10) / 10;
