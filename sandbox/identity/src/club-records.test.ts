import { expect, it } from 'vitest';
import { compareDetails, type EnteredDetails } from './club-records.ts';

const record = {
  firstName: 'Ana Lucía',
  lastName: 'Rojas-Vargas',
  email: 'ana@tarima.test',
  phone: '+50688214512',
  birthDate: '1986-04-17',
};
const entered: EnteredDetails = { ...record, lastName: 'Rojas Vargas' };

it.each<[string, Partial<EnteredDetails>, ReturnType<typeof compareDetails>]>([
  ['the details of the record', {}, 'APPROVED'],
  ['another spelling and fewer names', { firstName: 'ANA', lastName: ' vargas ' }, 'APPROVED'],
  ['names without accents', { firstName: 'Ana Lucia' }, 'APPROVED'],
  ['the email in upper case', { email: 'ANA@tarima.test' }, 'APPROVED'],
  ['another day of the same month', { birthDate: '1986-04-01' }, 'APPROVED'],
  ['another email and the phone', { email: 'other@tarima.test', phone: '+506 8821-4512' }, 'VERIFIED'],
  ['another email and phone', { email: 'other@tarima.test', phone: '+50688888888' }, 'PENDING'],
  ['another first name', { firstName: 'Berta' }, 'REJECTED'],
  ['one wrong name', { firstName: 'Ana Berta' }, 'REJECTED'],
  ['another last name', { lastName: 'Mora' }, 'REJECTED'],
  ['no name', { firstName: ' ' }, 'REJECTED'],
  ['another month of birth', { birthDate: '1986-05-17' }, 'REJECTED'],
  ['another year of birth', { birthDate: '1987-04-17' }, 'REJECTED'],
])('%s', (_name, change, status) => {
  expect(compareDetails({ ...entered, ...change }, record)).toBe(status);
});

it('rejects an unknown membership', () => {
  expect(compareDetails(entered, undefined)).toBe('REJECTED');
});
