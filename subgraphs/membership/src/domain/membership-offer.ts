import type { Money } from '@tarima/markets/money';
import type { MembershipType } from './membership.ts';

/** A price in the market's currency and in US dollars. */
export interface MembershipPrice {
  readonly local: Money;
  readonly usd: Money;
}

/** What the club charges for a membership, a renewal or an upgrade. */
export interface MembershipCharge {
  /** Type of the membership after the purchase. */
  readonly type: MembershipType;
  /** Paid today; for an upgrade the share of the days that are left. */
  readonly today: MembershipPrice;
  /** For a whole year; for an upgrade the difference between the two types. */
  readonly yearly: MembershipPrice;
}

/** A charge with the prices that the market shows. */
export interface MembershipOffer {
  readonly type: MembershipType;
  readonly price: Money | null;
  readonly priceInUsd: Money | null;
  readonly yearlyPrice: Money | null;
  readonly yearlyPriceInUsd: Money | null;
}

/** Which prices a market shows, as configured. */
export interface PriceDisplay {
  /** Whether membership prices are hidden (MEMBERSHIP-54). */
  readonly hidePrice: boolean;
  /** Whether membership prices are shown in US dollars too (MEMBERSHIP-55). */
  readonly priceInUsd: boolean;
}

/** Hides prices (MEMBERSHIP-54) and US dollars (MEMBERSHIP-55) where the market does not show them. */
export function toMembershipOffer(
  { type, today, yearly }: MembershipCharge,
  { hidePrice, priceInUsd }: PriceDisplay,
): MembershipOffer {
  const show = ({ local, usd }: MembershipPrice) => ({
    local: hidePrice ? null : local,
    usd: hidePrice || !priceInUsd || local.currency === usd.currency ? null : usd,
  });
  const [price, yearlyPrice] = [show(today), show(yearly)];
  return {
    type,
    price: price.local,
    priceInUsd: price.usd,
    yearlyPrice: yearlyPrice.local,
    yearlyPriceInUsd: yearlyPrice.usd,
  };
}
