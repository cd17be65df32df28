import type { CommerceApi } from '@tarima/commerce-client/client';
import { expect, it } from 'vitest';
import { costaRica } from '../../testing/fake-store.ts';
import { createShippingMethods } from './shipping-methods.ts';

/** A shipping method of the platform, on offer unless a test says otherwise. */
const methodOf = (key: string, more: object = {}) => ({
  key,
  isDefault: false,
  active: true,
  zoneRates: [{ shippingRates: [{ price: { centAmount: 300_000, currencyCode: 'CRC' } }] }],
  ...more,
});

/** What a club of Costa Rica offers when the platform has these methods. */
async function offeredBy(clubKey: string, ...results: object[]) {
  const get = () => ({ execute: async () => ({ body: { results } }) });
  const commerce = { api: { shippingMethods: () => ({ get }) } } as unknown as CommerceApi;
  const methods = await createShippingMethods(commerce)(clubKey, costaRica);
  return methods.map(({ key, speed }) => [key, speed]);
}

it('offers a club its own methods: `ND` is next-day delivery, any other type same-day delivery (DELIVERY-59)', async () => {
  const methods = ['6401_ND', '6401_SD', '6401_EXPRESS', '6401_END', '6402_ND'].map((key) => methodOf(key));
  expect(await offeredBy('6401', ...methods)).toEqual([
    ['6401_ND', 'NEXT_DAY'],
    ['6401_SD', 'SAME_DAY'],
    ['6401_EXPRESS', 'SAME_DAY'],
    ['6401_END', 'SAME_DAY'],
  ]);
});

it('offers the default method first (DELIVERY-60)', async () => {
  const [first] = await offeredBy('6401', methodOf('6401_ND'), methodOf('6401_SD', { isDefault: true }));
  expect(first).toEqual(['6401_SD', 'SAME_DAY']);
});

it('offers no method that is inactive or whose field `enabled` is false (DELIVERY-61)', async () => {
  const offered = await offeredBy(
    '6401',
    methodOf('6401_ND', { active: false }),
    methodOf('6401_SD', { custom: { fields: { enabled: false } } }),
    methodOf('6401_XD', { custom: { fields: { enabled: true } } }),
  );
  expect(offered).toEqual([['6401_XD', 'SAME_DAY']]);
});
