import { describe, expect, it } from 'vitest';
import { type ApplicantInput, listApplicantErrors, parseDate, removeIllegalCharacters } from './applicant-rules.ts';
import { membershipNumberSchema } from './formats.ts';
import { findDocumentType } from './identity-document.ts';
import { listBrokenPasswordRules } from './password-policy.ts';
import { hasRenewalFields } from './renewal-fields.ts';
import { getMarket } from './table.ts';

const applicant: ApplicantInput = {
  firstName: 'Ana',
  lastName: 'Rojas',
  email: 'ana@tarima.test',
  phone: '8821 4512',
  birthDate: '17/05/1990',
  idType: 'ID',
  idNumber: '102340567',
  addressLine1: 'Zapote',
  addressLine2: '',
  city: 'San José',
  state: '',
};
const accepts = (field: keyof ApplicantInput) => (value: string) =>
  listApplicantErrors({ ...applicant, [field]: value }, { market: getMarket('CR'), today: '2026-11-24' }).length === 0;
const anyPassword = { minimumLength: 1, maximumLength: 64, requiredCharacters: [] };
const strictPolicy = { minimumLength: 8, maximumLength: 12, requiredCharacters: ['LOWERCASE', 'DIGIT'] } as const;
const contact = {
  firstName: 'Ana',
  lastName: 'Rojas',
  email: '',
  cellPhone: '1',
  birthDate: '',
  addressLine1: '',
  city: '',
};

/** The inputs of docs/rules/membership.md, "Validation", that have one rule for all sides. */
describe.each([
  [
    'a membership number',
    'MEMBERSHIP-6',
    (text: string) => membershipNumberSchema.safeParse(text).success,
    ['64011045120001'],
    ['', '6401104512000', '640110451200011', '6401104512000x', ' 64011045120001'],
  ],
  [
    'the number of an identity document',
    'MEMBERSHIP-60',
    accepts('idNumber'),
    ['1', '1'.repeat(20)],
    ['', 'A1', '1-2', '1'.repeat(21)],
  ],
  ['the type of an identity document', 'MEMBERSHIP-59', accepts('idType'), ['ID', 'AR', 'PP'], ['', 'id', 'CJ']],
  [
    'a date',
    'MEMBERSHIP-61',
    (text: string) => parseDate(text) !== undefined,
    ['01/01/1900', '31/12/2099', '29/02/2024'],
    ['31/12/1899', '01/01/2100', '29/02/2023', '32/01/2000', '01/13/2000', '00/01/2000', '1/1/2000', '2000-01-01'],
  ],
  ['the age', 'MEMBERSHIP-64', accepts('birthDate'), ['24/11/2008'], ['25/11/2008']],
  [
    'a text of a membership action',
    'MEMBERSHIP-65',
    (text: string) => removeIllegalCharacters(text) === text,
    ['José O’Brien, #3 (B)'],
    ['<b>', 'a"b', 'a\u0000b', '{x}', 'a;DROP\\'],
  ],
  [
    'the characters of a password',
    'MEMBERSHIP-66',
    (text: string) => listBrokenPasswordRules(text, anyPassword).length === 0,
    ['aZ09.*'],
    ['contraseña', 'a b', 'a-b', 'a_b', 'a!'],
  ],
  [
    'a password',
    'MEMBERSHIP-67',
    (text: string) => listBrokenPasswordRules(text, strictPolicy).length === 0,
    ['abcdefg1', 'abcdefghijk1'],
    ['abcdef1', 'abcdefghijkl1', 'abcdefgh', 'ABCDEFG1'],
  ],
  [
    'a picture of an identity document',
    'MEMBERSHIP-68',
    (text: string) => findDocumentType(Buffer.from(text, 'latin1')) !== undefined,
    ['\u00ff\u00d8\u00ff', '\u0089PNG\r\n\u001a\n'],
    ['', '<svg>', '%PDF-', 'GIF89a'],
  ],
  [
    'the contact information of a renewal',
    'MEMBERSHIP-29',
    (field: string) => hasRenewalFields(contact, [field as 'email']),
    ['firstName', 'cellPhone'],
    ['email', 'city'],
  ],
] as const)('%s (%s)', (_input, _rule, isAccepted, accepted, refused) => {
  it.each([...accepted])('accepts %j', (value) => expect(isAccepted(value)).toBe(true));
  it.each([...refused])('refuses %j', (value) => expect(isAccepted(value)).toBe(false));
});
