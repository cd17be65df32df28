import type { MarketCode } from '@tarima/markets/table';

/** A member with saved cards, in a market. */
export interface Holder {
  /** 14 digits. */
  readonly membershipNumber: string;
  readonly market: MarketCode;
}
