import { describe, expect, it } from 'vitest';
import { defaultLocale, locales, parseLocale } from './locale.ts';
import { formatMoney, money, sumMoney } from './money.ts';
import { findMarket, marketOfClubKey, markets } from './table.ts';

describe('the market table', () => {
  it('has thirteen markets, eleven currencies and 26 locales', () => {
    expect(markets).toHaveLength(13);
    expect(new Set(markets.map((market) => market.currency)).size).toBe(11);
    expect(new Set(markets.map((market) => market.channelKey)).size).toBe(13);
    expect(locales).toHaveLength(26);
  });

  it('reads a locale in either case and refuses others', () => {
    expect(parseLocale('en-do')?.market.code).toBe('DO');
    expect(parseLocale('es-CO')?.code).toBe('es-CO');
    expect(parseLocale('fr-CR')).toBeUndefined();
    expect(parseLocale('es-US')).toBeUndefined();
    expect(defaultLocale.code).toBe('es-CR');
  });

  it('knows the market of a club key or a membership number', () => {
    expect(marketOfClubKey('6401')?.code).toBe('CR');
    expect(marketOfClubKey('68021234561234')?.code).toBe('DO');
    expect(marketOfClubKey('9901')).toBeUndefined();
    expect(findMarket('cr')?.currency).toBe('CRC');
  });
});

describe('money', () => {
  it('is counted in whole hundredths of one currency', () => {
    expect(sumMoney('CRC', [money(150, 'CRC'), money(250, 'CRC')])).toEqual(money(400, 'CRC'));
    expect(() => money(1.5, 'CRC')).toThrow(RangeError);
    expect(() => sumMoney('CRC', [money(1, 'USD')])).toThrow(RangeError);
  });

  it('is written in the habit of the market', () => {
    const en = parseLocale('en-CR');
    const jm = parseLocale('en-JM');
    if (!en || !jm) throw new Error('locales missing');
    expect(formatMoney(money(4825000, 'CRC'), en)).toBe('₡48,250');
    expect(formatMoney(money(199999, 'JMD'), jm)).toBe('$1,999.99');
  });
});
