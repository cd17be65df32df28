import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import type { GlobalConfiguration, MarketConfiguration } from '@tarima/service-kit/configuration-schema';
import { expect, it } from 'vitest';
import { rulesOf } from './configuration.ts';

it('limits a cart as the configuration says', () => {
  const configuration: ConfigurationSource = {
    global: () =>
      ({
        cart: { maxQuantity: 99, maxLines: 200, lowStockThreshold: 10 },
        serviceFee: { productSku: 'fee-1', retryWaitsSeconds: [2, 2], showRetryModal: false },
      }) as GlobalConfiguration,
    market: () =>
      ({
        serviceFee: { enabled: false, displayed: false, minimumOrderCents: 0 },
        delivery: { earliestWindow: false, oneDay: false, windowRequired: true, minimumMinutesBeforeWindow: 60 },
      }) as MarketConfiguration,
    refresh: async () => undefined,
    close: async () => undefined,
  };
  expect(rulesOf(configuration, 'CR')).toMatchObject({
    maximumQuantity: 99,
    maximumLines: 200,
    serviceFee: null,
    windows: { isRequired: true, minimumMinutes: 60 },
  });
});
