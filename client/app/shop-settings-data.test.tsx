import { expect, it } from 'vitest';
import { readShopSettings } from './shop-settings-data.tsx';
import { removeSettings } from './testing/settings.ts';

it('uses default sizes and limits for a document without settings (CONFIGURATION-18)', () => {
  removeSettings();
  expect(readShopSettings()).toMatchObject({
    search: { pageSize: 20, maxTextLength: 100, suggestionDebounceMs: 1000 },
    cart: { maxQuantity: 99 },
    checkout: { attemptPollingSeconds: 180, placedOrderPollingSeconds: 60 },
  });
});
