import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import type { GlobalConfiguration, MarketConfiguration } from '@tarima/service-kit/configuration-schema';
import { expect, it } from 'vitest';
import { createCartRules } from './configuration.ts';

const serviceFee = { productSku: 'fee-1', retryWaitsSeconds: [3, 7], showRetryModal: false };
const marketFee = { enabled: true, displayed: true, minimumOrderCents: 2_000 };
const delivery = { earliestWindow: false, oneDay: false, windowRequired: true, minimumMinutesBeforeWindow: 60 };

/** Rules by a configuration with these changes. */
function rulesWith(
  change: {
    readonly serviceFee?: Partial<typeof serviceFee>;
    readonly marketFee?: Partial<typeof marketFee>;
    readonly delivery?: Partial<typeof delivery>;
  } = {},
) {
  const configuration: ConfigurationSource = {
    global: () =>
      ({
        cart: { maxQuantity: 99, maxLines: 200, lowStockThreshold: 10 },
        serviceFee: { ...serviceFee, ...change.serviceFee },
      }) as GlobalConfiguration,
    market: () =>
      ({
        serviceFee: { ...marketFee, ...change.marketFee },
        delivery: { ...delivery, ...change.delivery },
      }) as MarketConfiguration,
    refresh: async () => undefined,
    close: async () => undefined,
  };
  return createCartRules(configuration, 'CR');
}

it('limits a cart as the configuration says (CART-22, CART-23, DELIVERY-83, CHECKOUT-3, DELIVERY-75)', () => {
  expect(rulesWith()).toMatchObject({
    maximumQuantity: 99,
    maximumLines: 200,
    windows: { isRequired: true, minimumMinutes: 60 },
  });
});

it.each([
  [true, true, { sku: 'fee-1', minimumOrderCents: 2_000 }],
  [true, false, null],
  [false, true, null],
  [false, false, null],
])('with the service fee enabled: %s and displayed: %s the fee is %j (DELIVERY-104)', (enabled, displayed, fee) => {
  expect(rulesWith({ marketFee: { enabled, displayed } }).serviceFee).toEqual(fee);
});

it('has the waits between attempts in their order (DELIVERY-112)', () => {
  expect(rulesWith().serviceFeeRetries.waitsSeconds).toEqual([3, 7]);
});

it.each([true, false])(
  'asks the shopper to retry after the last attempt: %s (DELIVERY-115, DELIVERY-116)',
  (showRetryModal) => {
    expect(rulesWith({ serviceFee: { showRetryModal } }).serviceFeeRetries.isRetrySuggested).toBe(showRetryModal);
  },
);

it.each([
  [true, false],
  [false, true],
])('offers the earliest window only: %s, one day only: %s (DELIVERY-76, DELIVERY-77)', (earliestWindow, oneDay) => {
  expect(rulesWith({ delivery: { earliestWindow, oneDay } }).windows).toMatchObject({
    isEarliestOnly: earliestWindow,
    isOneDayOnly: oneDay,
  });
});
