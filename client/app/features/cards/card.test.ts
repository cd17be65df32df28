import { describe, expect, it } from 'vitest';
import {
  detectBrand,
  findExpiryProblem,
  findNumberProblem,
  formatCardNumber,
  formatExpiry,
  getCodeLength,
  hasCheckDigit,
  isHolderName,
} from './card.ts';

describe('card numbers', () => {
  it.each([
    ['4', 'VISA'],
    ['2221', 'MASTERCARD'],
    ['2720 99', 'MASTERCARD'],
    ['55', 'MASTERCARD'],
    ['37', 'AMEX'],
    ['6011', 'DISCOVER'],
    ['36', 'DINERS'],
    ['3530', 'JCB'],
    ['62', 'UNIONPAY'],
    ['9', undefined],
    ['', undefined],
  ])('finds the network of %j (PAYMENTS-9)', (typed, brand) => {
    expect(detectBrand(typed)).toBe(brand);
  });

  it.each([
    ['4000000000001000', '4000 0000 0000 1000'],
    ['4000 0000 0000 1000 99', '4000 0000 0000 1000'],
    ['340000000001007', '3400 000000 01007'],
    ['52000', '5200 0'],
    ['', ''],
  ])('masks %j (PAYMENTS-11)', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown);
  });

  it('cuts the number at 17 characters for Amex and 19 for Visa (PAYMENTS-11)', () => {
    expect(formatCardNumber(`34${'0'.repeat(30)}`)).toHaveLength(17);
    expect(formatCardNumber(`4${'0'.repeat(30)}`)).toHaveLength(19);
  });

  it.each([
    ['', 'missing'],
    ['9999', 'unknown'],
    ['36000000000008', 'refused'],
    ['3530111333300000', 'refused'],
    ['6200000000000005', 'refused'],
    ['4000 0000', 'incomplete'],
    ['4000 0000 0000 1001', 'mistyped'],
    ['4000 0000 0000 1000', undefined],
    ['5200 0000 0000 1005', undefined],
    ['3400 000000 01007', undefined],
  ])('validates the number %j: %s (PAYMENTS-10, PAYMENTS-12)', (number, problem) => {
    expect(findNumberProblem(number, ['VISA', 'MASTERCARD', 'AMEX', 'DISCOVER'])).toBe(problem);
  });

  it('accepts the networks of the market and no others (PAYMENTS-18)', () => {
    const [visa, diners] = ['4000 0000 0000 1000', '3600 000000 0008'];
    expect([findNumberProblem(visa, ['VISA']), findNumberProblem(diners, ['VISA'])]).toEqual([undefined, 'refused']);
    expect([findNumberProblem(visa, ['DINERS']), findNumberProblem(diners, ['DINERS'])]).toEqual([
      'refused',
      undefined,
    ]);
  });

  it('verifies check digits (PAYMENTS-12)', () => {
    expect(hasCheckDigit('79927398713')).toBe(true);
    expect(hasCheckDigit('79927398710')).toBe(false);
  });

  it('requires four digits of code for American Express only (PAYMENTS-14)', () => {
    expect([getCodeLength('34'), getCodeLength('4'), getCodeLength('')]).toEqual([4, 3, 3]);
  });
});

describe('expiry', () => {
  const now = new Date('2026-11-20T12:00:00Z');

  it.each([
    ['0928', '09/28'],
    ['9/28', '09/28'],
    ['09/2028', '09/28'],
    ['9', '09'],
    ['1', '1'],
    ['12', '12'],
    ['12/', '12/'],
    ['1228', '12/28'],
  ])('formats %j as %j (PAYMENTS-13)', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  it.each([
    ['', 'missing'],
    ['13/30', 'unreadable'],
    ['1/3', 'unreadable'],
    ['10/26', 'past'],
    ['11/26', undefined],
    ['1130', undefined],
  ])('validates the expiry date %j: %s (PAYMENTS-13)', (expiry, problem) => {
    expect(findExpiryProblem(expiry, now)).toBe(problem);
  });
});

it.each([
  ['Ana Rojas', true],
  ['Sr. José Ñáñez-Mora', true],
  ["Marcus O'Neil Jr.", true],
  ['Ana', false],
  ['Ana 4000', false],
  [`${'a'.repeat(30)} ${'b'.repeat(30)}`, false],
  ['', false],
])('validates the holder name %j: %s (PAYMENTS-15)', (name, isValid) => {
  expect(isHolderName(name)).toBe(isValid);
});
