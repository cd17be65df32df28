import { describe, expect, expectTypeOf, it } from 'vitest';
import { defaultLocale, locales, parseLocale } from './locale.ts';
import { formatMoney, money, sumMoney } from './money.ts';
import { findMarket, findMarketByClubKey, type Market, markets } from './table.ts';

describe('the market table', () => {
  it('has thirteen markets, eleven currencies and 26 locales (ROUTING-1)', () => {
    expect(markets).toHaveLength(13);
    expect(new Set(markets.map((market) => market.currency)).size).toBe(11);
    expect(new Set(markets.map((market) => market.channelKey)).size).toBe(13);
    expect(locales).toHaveLength(26);
  });

  it('has the channel key of each market (CLUBS-3)', () => {
    expect(Object.fromEntries(markets.map(({ code, channelKey }) => [code, channelKey]))).toEqual({
      CO: '61',
      PA: '62',
      GT: '63',
      CR: '64',
      SV: '65',
      HN: '66',
      NI: '67',
      DO: '68',
      AW: '69',
      BB: '70',
      TT: '71',
      JM: '72',
      VI: '73',
    });
  });

  it('parses a known locale in any letter case (ROUTING-3, ROUTING-5)', () => {
    expect(parseLocale('en-do')?.market.code).toBe('DO');
    expect(parseLocale('es-CO')?.code).toBe('es-CO');
    expect(parseLocale('fr-CR')).toBeUndefined();
    expect(parseLocale('es-US')).toBeUndefined();
    expect(defaultLocale.code).toBe('es-CR');
  });

  it('finds the market of a club key or a membership number (CLUBS-2, MEMBERSHIP-7, ROUTING-3)', () => {
    expect(findMarketByClubKey('6401')?.code).toBe('CR');
    expect(findMarketByClubKey('68021234561234')?.code).toBe('DO');
    expect(findMarketByClubKey('9901')).toBeUndefined();
    expect(findMarket('cr')?.currency).toBe('CRC');
  });

  it('does not compile without a code, a currency, a default language or names in both languages (ROUTING-11)', () => {
    // The type check of `npm run check` evaluates these expectations.
    expectTypeOf(markets).toExtend<readonly Market[]>();
    expectTypeOf<Omit<Market, 'code'>>().not.toExtend<Market>();
    expectTypeOf<Omit<Market, 'currency'>>().not.toExtend<Market>();
    expectTypeOf<Omit<Market, 'defaultLanguage'>>().not.toExtend<Market>();
    expectTypeOf<Omit<Market, 'name'>>().not.toExtend<Market>();
    expectTypeOf<Omit<Market, 'name'> & { name: { es: string } }>().not.toExtend<Market>();
    expectTypeOf<Omit<Market, 'name'> & { name: { en: string } }>().not.toExtend<Market>();
  });
});

describe('money', () => {
  it('is an integer of hundredths in one currency (CART-45)', () => {
    expect(sumMoney('CRC', [money(150, 'CRC'), money(250, 'CRC')])).toEqual(money(400, 'CRC'));
    expect(() => money(1.5, 'CRC')).toThrow(RangeError);
    expect(() => sumMoney('CRC', [money(1, 'USD')])).toThrow(RangeError);
  });

  it('is formatted with the decimals of its market (CART-45)', () => {
    const en = parseLocale('en-CR');
    const jm = parseLocale('en-JM');
    if (!en || !jm) throw new Error('locales missing');
    expect(formatMoney(money(4825000, 'CRC'), en)).toBe('₡48,250');
    expect(formatMoney(money(199999, 'JMD'), jm)).toBe('$1,999.99');
  });
});
