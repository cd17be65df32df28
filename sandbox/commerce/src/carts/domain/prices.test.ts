import type { Price } from '@commercetools/platform-sdk';
import { describe, expect, it } from 'vitest';
import { toMoney } from './money.ts';
import { selectPrice } from './prices.ts';

const at = new Date('2026-11-20T12:00:00Z');
const price = (id: string, overrides: Partial<Price> = {}): Price => ({
  id,
  value: toMoney(1_000, 'CRC'),
  ...overrides,
});
const club = { typeId: 'channel', id: 'escazu' } as const;
const scope = { currency: 'CRC', country: 'CR', channelId: 'escazu', at };

describe('price selection', () => {
  it.each([
    [
      'the club price before the country price',
      [price('country', { country: 'CR' }), price('club', { channel: club })],
      'club',
    ],
    ['the country price before the general price', [price('all'), price('country', { country: 'CR' })], 'country'],
    [
      'a price with a validity period before one without',
      [price('always', { country: 'CR' }), price('now', { country: 'CR', validUntil: '2026-11-21T00:00:00Z' })],
      'now',
    ],
    ['no price that is not yet valid', [price('soon', { validFrom: '2026-11-21T00:00:00Z' })], undefined],
    ['no expired price', [price('past', { validUntil: '2026-11-20T12:00:00Z' })], undefined],
    ['no price of another country', [price('other', { country: 'PA' })], undefined],
    ['no price of another club', [price('other', { channel: { typeId: 'channel', id: 'zapote' } })], undefined],
    ['no price in another currency', [price('dollar', { value: toMoney(1_000, 'USD') })], undefined],
    [
      'no price of a customer group',
      [price('staff', { customerGroup: { typeId: 'customer-group', id: 'x' } })],
      undefined,
    ],
  ])('selects %s', (_which, prices, expected) => {
    expect(selectPrice(prices, scope)?.id).toBe(expected);
    expect(selectPrice(prices.toReversed(), scope)?.id).toBe(expected);
  });
});
