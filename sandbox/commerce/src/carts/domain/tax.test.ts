import type { TaxRate } from '@commercetools/platform-sdk';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { multiply, toFraction, toMoney } from './money.ts';
import { calculateTax, findTaxRate, sumTaxedPrices, type TaxModes } from './tax.ts';

const rate = (overrides: Partial<TaxRate> = {}): TaxRate => ({
  name: 'IVA',
  amount: 0.13,
  includedInPrice: false,
  country: 'CR',
  ...overrides,
});
const modes: TaxModes = { rounding: 'HalfEven', calculation: 'LineItemLevel' };
const amount = (unit: number, quantity: number) => ({
  unit: toMoney(unit, 'CRC'),
  total: toMoney(unit * quantity, 'CRC'),
  quantity,
});

describe('rounding', () => {
  it.each([
    ['HalfEven', 25, 2],
    ['HalfEven', 35, 4],
    ['HalfUp', 25, 3],
    ['HalfDown', 25, 2],
    ['HalfEven', 26, 3],
    ['HalfEven', -25, -2],
    ['HalfUp', -25, -3],
  ] as const)('%s of %i tenths is %i', (mode, tenths, expected) => {
    expect(multiply(tenths, toFraction(0.1), mode)).toBe(expected);
  });

  it('converts decimals exactly, including exponents', () => {
    expect(multiply(1_000_000_000, toFraction(1e-7), 'HalfEven')).toBe(100);
    expect(multiply(3, toFraction(1e21), 'HalfEven')).toBe(3e21);
  });
});

describe('tax', () => {
  it('is added to a net price', () => {
    const taxed = calculateTax(amount(1_000, 3), rate(), modes);
    expect([taxed.totalNet.centAmount, taxed.totalGross.centAmount, taxed.totalTax?.centAmount]).toEqual([
      3_000, 3_390, 390,
    ]);
  });

  it('is extracted from a gross price', () => {
    const taxed = calculateTax(amount(1_130, 3), rate({ includedInPrice: true }), modes);
    expect([taxed.totalNet.centAmount, taxed.totalGross.centAmount]).toEqual([3_000, 3_390]);
  });

  it('on the unit price can differ from tax on the line by rounding', () => {
    const item = amount(108, 3);
    const nineteen = rate({ amount: 0.19 });
    expect(calculateTax(item, nineteen, modes).totalGross.centAmount).toBe(386);
    const perUnit = { ...modes, calculation: 'UnitPriceLevel' } as const;
    expect(calculateTax(item, nineteen, perUnit).totalGross.centAmount).toBe(387);
  });

  it('is split into its sub-rates', () => {
    const aruba = rate({
      amount: 0.07,
      country: 'AW',
      subRates: [
        { name: 'BBO', amount: 0.025 },
        { name: 'BAZV', amount: 0.03 },
        { name: 'BAVP', amount: 0.015 },
      ],
    });
    const { taxPortions } = calculateTax(amount(10_001, 1), aruba, modes);
    expect(taxPortions.map((portion) => [portion.name, portion.amount.centAmount])).toEqual([
      ['BBO', 250],
      ['BAZV', 300],
      ['BAVP', 150],
    ]);
  });

  it('is summed by name and rate', () => {
    const total = sumTaxedPrices('CRC', [
      calculateTax(amount(1_000, 1), rate(), modes),
      calculateTax(amount(2_000, 1), rate(), modes),
      calculateTax(amount(500, 1), rate({ name: 'Canasta', amount: 0.01 }), modes),
    ]);
    expect(total.taxPortions.map((portion) => [portion.name, portion.amount.centAmount])).toEqual([
      ['IVA', 390],
      ['Canasta', 5],
    ]);
    expect(total.totalGross.centAmount).toBe(3_895);
  });

  it('always adds up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 0, max: 400 }),
        fc.boolean(),
        fc.constantFrom('LineItemLevel' as const, 'UnitPriceLevel' as const),
        (unit, quantity, perMille, includedInPrice, calculation) => {
          const halves = [
            { name: 'a', amount: perMille / 2_000 },
            { name: 'b', amount: perMille / 2_000 },
          ];
          const taxed = calculateTax(
            amount(unit, quantity),
            rate({ amount: perMille / 1_000, includedInPrice, subRates: halves }),
            { rounding: 'HalfEven', calculation },
          );
          const portions = taxed.taxPortions.reduce((total, portion) => total + portion.amount.centAmount, 0);
          expect(taxed.totalNet.centAmount + portions).toBe(taxed.totalGross.centAmount);
        },
      ),
    );
  });

  it('of a state precedes that of its country', () => {
    const rates = [rate(), rate({ state: 'Limón', amount: 0.05 })];
    expect(findTaxRate(rates, 'CR', 'Limón')?.amount).toBe(0.05);
    expect(findTaxRate(rates, 'CR', 'Heredia')?.amount).toBe(0.13);
    expect(findTaxRate(rates, 'CR')?.amount).toBe(0.13);
    expect(findTaxRate(rates, 'PA')).toBeUndefined();
  });
});
