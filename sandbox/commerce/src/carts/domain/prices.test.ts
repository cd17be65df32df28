import type { Price } from '@commercetools/platform-sdk';
import { describe, expect, it } from 'vitest';
import { toMoney } from './money.ts';
import { selectPrice } from './prices.ts';

const at = new Date('2026-11-20T12:00:00Z');
const price = (id: string, over: Partial<Price> = {}): Price => ({ id, value: toMoney(1_000, 'CRC'), ...over });
const club = { typeId: 'channel', id: 'escazu' } as const;
const scope = { currency: 'CRC', country: 'CR', channelId: 'escazu', at };

describe('the price of a variant', () => {
  it.each([
    [
      'of the club before that of the country',
      [price('country', { country: 'CR' }), price('club', { channel: club })],
      'club',
    ],
    ['of the country before that of all', [price('all'), price('country', { country: 'CR' })], 'country'],
    [
      'for a time before that of always',
      [price('always', { country: 'CR' }), price('now', { country: 'CR', validUntil: '2026-11-21T00:00:00Z' })],
      'now',
    ],
    ['not yet valid: none', [price('soon', { validFrom: '2026-11-21T00:00:00Z' })], undefined],
    ['no longer valid: none', [price('past', { validUntil: '2026-11-20T12:00:00Z' })], undefined],
    ['of another country: none', [price('other', { country: 'PA' })], undefined],
    ['of another club: none', [price('other', { channel: { typeId: 'channel', id: 'zapote' } })], undefined],
    ['in another currency: none', [price('dollar', { value: toMoney(1_000, 'USD') })], undefined],
    [
      'of a customer group: none',
      [price('staff', { customerGroup: { typeId: 'customer-group', id: 'x' } })],
      undefined,
    ],
  ])('is the one %s', (_which, prices, expected) => {
    expect(selectPrice(prices, scope)?.id).toBe(expected);
    expect(selectPrice(prices.toReversed(), scope)?.id).toBe(expected);
  });
});
