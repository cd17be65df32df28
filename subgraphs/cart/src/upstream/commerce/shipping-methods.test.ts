import type { CommerceApi } from '@tarima/commerce-client/client';
import { expect, it } from 'vitest';
import { costaRica } from '../../testing/fake-store.ts';
import { createShippingMethods } from './shipping-methods.ts';

/** An active shipping method of the platform. */
const buildMethod = (key: string, more: object = {}) => ({
  key,
  isDefault: false,
  active: true,
  zoneRates: [{ shippingRates: [{ price: { centAmount: 300_000, currencyCode: 'CRC' } }] }],
  ...more,
});

/** Key and speed of the methods that a club of Costa Rica offers when the platform has `results`. */
async function listOffered(clubKey: string, ...results: object[]) {
  const get = () => ({ execute: async () => ({ body: { results } }) });
  const commerce = { api: { shippingMethods: () => ({ get }) } } as unknown as CommerceApi;
  const methods = await createShippingMethods(commerce)(clubKey, costaRica);
  return methods.map(({ key, speed }) => [key, speed]);
}

it('offers a club its own methods: `ND` is next-day delivery, any other type same-day delivery (DELIVERY-59)', async () => {
  const methods = ['6401_ND', '6401_SD', '6401_EXPRESS', '6401_END', '6402_ND'].map((key) => buildMethod(key));
  expect(await listOffered('6401', ...methods)).toEqual([
    ['6401_ND', 'NEXT_DAY'],
    ['6401_SD', 'SAME_DAY'],
    ['6401_EXPRESS', 'SAME_DAY'],
    ['6401_END', 'SAME_DAY'],
  ]);
});

it('offers the default method first (DELIVERY-60)', async () => {
  const [first] = await listOffered('6401', buildMethod('6401_ND'), buildMethod('6401_SD', { isDefault: true }));
  expect(first).toEqual(['6401_SD', 'SAME_DAY']);
});

it('offers no method that is inactive or whose field `enabled` is false (DELIVERY-61)', async () => {
  const offered = await listOffered(
    '6401',
    buildMethod('6401_ND', { active: false }),
    buildMethod('6401_SD', { custom: { fields: { enabled: false } } }),
    buildMethod('6401_XD', { custom: { fields: { enabled: true } } }),
  );
  expect(offered).toEqual([['6401_XD', 'SAME_DAY']]);
});
