import { expect, it } from 'vitest';
import { formatPhone, normalizePhone, splitPhone } from './phone.ts';

it.each([
  ['+50688214512', 'CR', '8821 4512'],
  ['+18769221234', 'JM', '(876) 922-1234'],
  ['+13405130019', 'VI', '(340) 513-0019'],
  ['+2975940044', 'AW', '594 0044'],
  ['+34600123456', 'ES', '600 12 34 56'],
  ['+12025550123', 'US', '(202) 555-0123'],
] as const)('splits %s into the country %s and the number %s', (stored, country, number) => {
  expect(splitPhone(stored, 'CR')).toEqual({ country, number });
});

it.each(['', '+99912345678', '(506)11111111'])('returns "%s" unchanged with the given country', (stored) => {
  expect(splitPhone(stored, 'PA')).toEqual({ country: 'PA', number: stored });
});

it.each([
  ['+50688214512', '+506 8821 4512'],
  ['+18769221234', '+1 876 922 1234'],
  ['+573001234567', '+57 300 1234567'],
  ['(506)11111111', '(506)11111111'],
  ['', ''],
])('formats %s as %s', (stored, text) => {
  expect(formatPhone(stored)).toBe(text);
});

it('converts a split phone back to the same stored form', () => {
  const { country, number } = splitPhone('+18297430655', 'CR');
  expect(country).toBe('DO');
  expect(normalizePhone(number, { code: country })).toBe('+18297430655');
});
