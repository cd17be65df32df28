import type { Position } from '@tarima/markets/address-rules';
import { kilometresBetween } from '@tarima/markets/distance';

/** Kilometres as the crow flies, one decimal. */
export const distanceKm = (from: Position, to: Position): number => Math.round(kilometresBetween(from, to) * 10) / 10;
