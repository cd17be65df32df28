import { expect, it } from 'vitest';
import { phoneParts, phoneText, storedPhone } from './phone.ts';
import { getMarket } from './table.ts';

it.each([
  ['+50688214512', 'CR', '8821 4512'],
  ['+18769221234', 'JM', '(876) 922-1234'],
  ['+13405130019', 'VI', '(340) 513-0019'],
  ['+2975940044', 'AW', '594 0044'],
] as const)('shows %s as a number of %s', (stored, market, number) => {
  expect(phoneParts(stored, getMarket('CR'))).toEqual({ market: getMarket(market), number });
});

it.each(['', '+34600123456', '(506)11111111'])('leaves "%s" whole beside the market that is given', (stored) => {
  expect(phoneParts(stored, getMarket('PA'))).toEqual({ market: getMarket('PA'), number: stored });
});

it.each([
  ['+50688214512', '+506 8821 4512'],
  ['+18769221234', '+1 876 922 1234'],
  ['+573001234567', '+57 300 1234567'],
  ['(506)11111111', '(506)11111111'],
  ['', ''],
])('reads %s as %s', (stored, text) => {
  expect(phoneText(stored)).toBe(text);
});

it('is stored again as it was', () => {
  const { market, number } = phoneParts('+18297430655', getMarket('CR'));
  expect(market.code).toBe('DO');
  expect(storedPhone(number, market)).toBe('+18297430655');
});
