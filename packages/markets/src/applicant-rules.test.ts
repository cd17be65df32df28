import { describe, expect, it } from 'vitest';
import {
  type ApplicantFieldName,
  type ApplicantInput,
  cleanApplicant,
  formatMonthYear,
  getMarketDate,
  listApplicantErrors,
  parseDate,
  removeIllegalCharacters,
} from './applicant-rules.ts';
import { getMarket } from './table.ts';

const applicant: ApplicantInput = {
  firstName: 'Ana Lucía',
  lastName: 'Rojas',
  email: 'ana@tarima.test',
  phone: '8821 4512',
  birthDate: '17/05/1990',
  idType: 'ID',
  idNumber: '102340567',
  addressLine1: 'Zapote, 50 m este',
  addressLine2: '',
  city: 'San José',
  state: '',
};
const rules = { market: getMarket('CR'), today: '2026-11-24' };
const long = (length: number) => 'a'.repeat(length);

describe('the details of an applicant', () => {
  it('are valid when every required field is', () => {
    expect(listApplicantErrors(applicant, rules)).toEqual([]);
  });

  it.each<[ApplicantFieldName, string, string | undefined, string]>([
    ['idNumber', '', 'REQUIRED', 'MEMBERSHIP-60'],
    ['idNumber', '1', undefined, 'MEMBERSHIP-60'],
    ['idNumber', '1'.repeat(20), undefined, 'MEMBERSHIP-60'],
    ['idNumber', '1'.repeat(21), 'TOO_LONG', 'MEMBERSHIP-60'],
    ['idNumber', 'A1234567', 'INVALID', 'MEMBERSHIP-60'],
    ['idNumber', '1-0234-0567', 'INVALID', 'MEMBERSHIP-60'],
    ['idType', 'ID', undefined, 'MEMBERSHIP-59'],
    ['idType', 'AR', undefined, 'MEMBERSHIP-59'],
    ['idType', 'PP', undefined, 'MEMBERSHIP-59'],
    ['idType', 'XX', 'INVALID', 'MEMBERSHIP-59'],
    ['idType', '', 'REQUIRED', 'MEMBERSHIP-59'],
    ['birthDate', '', 'REQUIRED', 'MEMBERSHIP-61'],
    ['birthDate', '01/01/1900', undefined, 'MEMBERSHIP-61'],
    ['birthDate', '31/12/1899', 'INVALID', 'MEMBERSHIP-61'],
    ['birthDate', '01/01/2100', 'INVALID', 'MEMBERSHIP-61'],
    ['birthDate', '31/12/2099', 'UNDERAGE', 'MEMBERSHIP-61'],
    ['birthDate', '29/02/1990', 'INVALID', 'MEMBERSHIP-61'],
    ['birthDate', '29/02/1992', undefined, 'MEMBERSHIP-61'],
    ['birthDate', '32/01/1990', 'INVALID', 'MEMBERSHIP-61'],
    ['birthDate', '01/13/1990', 'INVALID', 'MEMBERSHIP-61'],
    ['birthDate', '1/5/1990', 'INVALID', 'MEMBERSHIP-61'],
    ['birthDate', '1990-05-17', 'INVALID', 'MEMBERSHIP-61'],
    ['birthDate', '24/11/2008', undefined, 'MEMBERSHIP-64: 18 today'],
    ['birthDate', '25/11/2008', 'UNDERAGE', 'MEMBERSHIP-64: 18 tomorrow'],
    ['email', 'nobody', 'INVALID', 'MEMBERSHIP-57'],
    ['email', `${long(250)}@a.co`, 'TOO_LONG', 'MEMBERSHIP-57'],
    ['phone', '+999 123 4567', 'INVALID', 'MEMBERSHIP-57'],
    ['phone', '+506 8821 4512', undefined, 'MEMBERSHIP-57'],
    ['phone', '12', 'INVALID', 'MEMBERSHIP-57'],
    ['firstName', '  ', 'REQUIRED', 'MEMBERSHIP-57'],
    ['firstName', '---', 'INVALID', 'MEMBERSHIP-57'],
    ['lastName', long(81), 'TOO_LONG', 'MEMBERSHIP-57'],
    ['addressLine1', '', 'REQUIRED', 'MEMBERSHIP-57'],
    ['addressLine2', '', undefined, 'MEMBERSHIP-57'],
    ['city', '', 'REQUIRED', 'MEMBERSHIP-57'],
    ['state', '', undefined, 'MEMBERSHIP-57'],
    ['state', long(41), 'TOO_LONG', 'MEMBERSHIP-57'],
  ])('%s %j: %s (%s)', (field, value, reason) => {
    const expected = reason ? [{ field, reason }] : [];
    expect(listApplicantErrors({ ...applicant, [field]: value }, rules)).toEqual(expected);
  });

  it('have all their errors in the order of the form', () => {
    const errors = listApplicantErrors({ ...applicant, lastName: '', birthDate: '', city: '' }, rules);
    expect(errors.map(({ field }) => field)).toEqual(['lastName', 'birthDate', 'city']);
  });

  it.each([
    ['<b>Ana</b> "Lucía"', 'bAna/b Lucía'],
    ['Ana\u0000\u200B  Lucía\n', 'Ana Lucía'],
    ['O’Brien-Smith, Jr.', 'O’Brien-Smith, Jr.'],
    ['Calle 5 #12 (N° 3), apto. 2/B', 'Calle 5 #12 (N° 3), apto. 2/B'],
    ["ana_r+1'x@tarima.test", "ana_r+1'x@tarima.test"],
    ['a {$x} [y] \\ | ~ ^ ` % * = ! ?', 'a x y'],
  ])('are stripped of illegal characters: %j becomes %j (MEMBERSHIP-65)', (text, expected) => {
    expect(removeIllegalCharacters(text)).toBe(expected);
    expect(cleanApplicant({ ...applicant, firstName: text }).firstName).toBe(expected);
  });

  it.each([
    ['07/05/1990', '051990'],
    ['01/01/1900', '011900'],
    ['31/12/2099', '122099'],
    ['29/02/1992', '021992'],
    ['29/02/1990', undefined],
    ['31/04/1990', undefined],
    ['7/5/1990', undefined],
    ['05/1990', undefined],
    ['', undefined],
  ])('%j is sent with month and year of birth: %s (MEMBERSHIP-63)', (text, expected) => {
    const date = parseDate(text);
    expect(date && formatMonthYear(date)).toBe(expected);
  });

  it('are checked on the day in the market’s time zone (MEMBERSHIP-64)', () => {
    expect(getMarketDate(getMarket('CR'), new Date('2026-11-25T05:59:00Z'))).toBe('2026-11-24');
    expect(getMarketDate(getMarket('CR'), new Date('2026-11-25T06:00:00Z'))).toBe('2026-11-25');
  });
});
