import { describe, expect, it } from 'vitest';
import {
  capitalizeName,
  normalizeOnboardingDetails,
  type OnboardingDetails,
  type OnboardingField,
} from './onboarding-details.ts';
import { getMarket } from './table.ts';

const details: OnboardingDetails = {
  membershipNumber: '64011045120001',
  firstName: 'Ana Lucía',
  lastName: 'Rojas Vargas',
  email: 'ana@tarima.test',
  phone: '+50688214512',
  birthDate: '1986-04-17',
  documentNumber: '109870654',
  password: 'Tarima.2026',
};
const normalize = (change: Partial<OnboardingDetails>) =>
  normalizeOnboardingDetails({ ...details, ...change }, getMarket('CR'), '2026-11-24');

it.each([
  ['ana lucía', 'Ana Lucía'],
  ['  maría   josé ', 'María José'],
  ['ángel', 'Ángel'],
  ['jean-paul', 'Jean-Paul'],
  ["d'andre", "D'andre"],
  ['McDonald', 'McDonald'],
])('capitalises each word of %j: %j (MEMBERSHIP-86)', (name, capitalized) => {
  expect(capitalizeName(name)).toBe(capitalized);
});

describe('the details of an online account', () => {
  it('are sent in one form, and the password unchanged (MEMBERSHIP-66, MEMBERSHIP-86)', () => {
    const entered = {
      membershipNumber: '6401-104512-0001',
      firstName: ' ana  lucía',
      lastName: ' Rojas  Vargas ',
      email: ' ANA@Tarima.test ',
      phone: '8821 4512',
      documentNumber: '1-0987-0654',
      password: ' Tarima 2026 ',
    };
    expect(normalize(entered)).toEqual({ details: { ...details, password: ' Tarima 2026 ' } });
  });

  it.each<[Partial<OnboardingDetails>, OnboardingField]>([
    [{ membershipNumber: '6401' }, 'MEMBERSHIP_NUMBER'],
    [{ membershipNumber: '640110451200012' }, 'MEMBERSHIP_NUMBER'],
    [{ firstName: ' ' }, 'FIRST_NAME'],
    [{ firstName: 'x'.repeat(81) }, 'FIRST_NAME'],
    [{ lastName: '<b>' }, 'LAST_NAME'],
    [{ email: 'ana' }, 'EMAIL'],
    [{ phone: '123' }, 'PHONE'],
    [{ birthDate: '17/04/1986' }, 'BIRTH_DATE'],
    [{ birthDate: '1986-02-30' }, 'BIRTH_DATE'],
    [{ birthDate: '1899-12-31' }, 'BIRTH_DATE'],
    [{ birthDate: '2026-11-24' }, 'BIRTH_DATE'],
    [{ documentNumber: '' }, 'DOCUMENT_NUMBER'],
    [{ documentNumber: '1'.repeat(21) }, 'DOCUMENT_NUMBER'],
    [{ documentNumber: '1*2' }, 'DOCUMENT_NUMBER'],
  ])('with %j have the invalid field %s (MEMBERSHIP-83)', (change, field) => {
    expect(normalize(change)).toEqual({ invalidFields: [field] });
  });

  it.each<[string, Partial<OnboardingDetails>]>([
    ['the smallest number of 14 digits', { membershipNumber: '00000000000000' }],
    ['a document of one character', { documentNumber: 'A' }],
    ['a document of 20 digits', { documentNumber: '1'.repeat(20) }],
    ['the first day of 1900', { birthDate: '1900-01-01' }],
    ['yesterday', { birthDate: '2026-11-23' }],
    ['a name of 80 letters', { firstName: 'X'.repeat(80) }],
    ['a phone of another country', { phone: '+1 868 622 1234' }],
  ])('accept %s (MEMBERSHIP-6, MEMBERSHIP-60, MEMBERSHIP-61)', (_name, change) => {
    expect(normalize(change)).toHaveProperty('details');
  });

  it.each([13, 15])('refuse a membership number of %i digits (MEMBERSHIP-6)', (digits) => {
    expect(normalize({ membershipNumber: '6'.repeat(digits) })).toEqual({ invalidFields: ['MEMBERSHIP_NUMBER'] });
  });

  it('have all invalid fields in the order of the form', () => {
    expect(normalize({ membershipNumber: '', email: '', birthDate: '' })).toEqual({
      invalidFields: ['MEMBERSHIP_NUMBER', 'EMAIL', 'BIRTH_DATE'],
    });
  });
});
