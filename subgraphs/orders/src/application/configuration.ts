import type { KnownMarket } from '@tarima/markets/table';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import type { GlobalConfiguration } from '@tarima/service-kit/configuration-schema';
import type { StatusCode } from '../domain/order.ts';
import type { TransitRule } from '../domain/status.ts';

export interface OrderRules {
  /** Codes of the statuses in which a member can cancel an order (ORDERS-44). */
  readonly cancellableCodes: ReadonlySet<StatusCode>;
  /** Orders that were placed earlier are not listed (ORDERS-22). */
  readonly listedMonths: number;
  readonly transitRule: TransitRule;
}

/** Percent of the purchases that a Platinum membership of a market returns each year (MEMBERSHIP-245). */
export function getRebatePercent(market: KnownMarket, configuration: ConfigurationSource): number {
  return configuration.market(market.code).membership.platinumRebatePercent;
}

/** The rules for orders at a moment. */
export function toOrderRules({ orders }: GlobalConfiguration, now: Date): OrderRules {
  return {
    cancellableCodes: new Set(orders.cancellableStatuses),
    listedMonths: orders.purchasesWindowMonths,
    transitRule: { inTransitDays: orders.inTransitDays, now },
  };
}
