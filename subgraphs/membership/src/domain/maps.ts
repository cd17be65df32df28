import type { Position } from '@tarima/markets/address-rules';
import type { KnownMarket, Language } from '@tarima/markets/table';

/** A place that a text may mean. */
export interface PlaceSuggestion {
  /** The map service's, opaque. */
  readonly id: string;
  readonly text: string;
}

/** Somewhere on the map, in words. */
export interface FoundPlace extends Position {
  /** Street and number, or where it is in words. */
  readonly streetText: string;
  /** Names of what it lies in, as the map writes them. */
  readonly province: string | null;
  readonly city: string | null;
  readonly district: string | null;
}

/** Whose places are looked for, and the language that they are told in. */
export interface MapQuestion {
  readonly market: KnownMarket;
  readonly language: Language;
}

/**
 * A maps service, restricted to one market (ADDRESSES-44). Rejects with UPSTREAM_UNAVAILABLE when it does not answer.
 */
export interface Maps {
  /** The likeliest first. */
  suggest(text: string, question: MapQuestion, limit: number): Promise<PlaceSuggestion[]>;
  /** A suggested place. */
  find(id: string, question: MapQuestion): Promise<FoundPlace | undefined>;
  /** The place that a text means most likely. */
  geocode(text: string, question: MapQuestion): Promise<FoundPlace | undefined>;
  /** What is at a position; undefined where the market has nothing. */
  reverse(position: Position, question: MapQuestion): Promise<FoundPlace | undefined>;
  close(): Promise<void>;
}
