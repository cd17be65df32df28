import { getMarket } from '@tarima/markets/table';
import { describe, expect, it } from 'vitest';
import { tabStorage } from '../../browser-storage.ts';
import { readRegisterDraft, storeRegisterDraft } from './register-draft.ts';
import { listRegisterErrors, type RegisterValues, toApplicant } from './register-rules.ts';

const values: RegisterValues = {
  firstName: 'Ana Lucía',
  lastName: 'Rojas',
  idType: 'ID',
  idNumber: '102340567',
  birthDate: '24/11/2008',
  document: null,
  email: 'ana@tarima.test',
  phoneCountry: 'CR',
  phone: '8821 4512',
  province: { id: '1', name: 'San José' },
  city: { id: '1/102', name: 'Escazú' },
  addressLine1: 'Calle Los Laureles',
  addressLine2: '',
  sharesInfo: false,
  password: 'Abcdef12',
};
const rules = { market: getMarket('CR'), today: '2026-11-24' };
const policy = { minimumLength: 8, maximumLength: 30, requiredCharacters: ['LOWERCASE', 'DIGIT'] } as const;

describe('the form of a new member', () => {
  it('is valid with all required details (MEMBERSHIP-57)', () => {
    expect(listRegisterErrors(values, rules, policy)).toEqual([]);
  });

  it.each<[Partial<RegisterValues>, string, string, string]>([
    [{ firstName: ' ' }, 'firstName', 'REQUIRED', 'MEMBERSHIP-57'],
    [{ lastName: '' }, 'lastName', 'REQUIRED', 'MEMBERSHIP-57'],
    [{ idType: 'XX' }, 'idType', 'INVALID', 'MEMBERSHIP-59'],
    [{ idNumber: '' }, 'idNumber', 'REQUIRED', 'MEMBERSHIP-60'],
    [{ idNumber: 'A1234' }, 'idNumber', 'INVALID', 'MEMBERSHIP-60'],
    [{ idNumber: '1'.repeat(21) }, 'idNumber', 'TOO_LONG', 'MEMBERSHIP-60'],
    [{ birthDate: '31/02/1990' }, 'birthDate', 'INVALID', 'MEMBERSHIP-61'],
    [{ birthDate: '05/04/' }, 'birthDate', 'INVALID', 'MEMBERSHIP-61'],
    [{ birthDate: '25/11/2008' }, 'birthDate', 'UNDERAGE', 'MEMBERSHIP-64'],
    [{ email: 'ana' }, 'email', 'INVALID', 'MEMBERSHIP-57'],
    [{ phone: '12' }, 'phone', 'INVALID', 'MEMBERSHIP-57'],
    [{ phone: '8821 4512', phoneCountry: 'JM' }, 'phone', 'INVALID', 'MEMBERSHIP-57'],
    [{ province: null }, 'province', 'REQUIRED', 'MEMBERSHIP-57'],
    [{ city: null }, 'city', 'REQUIRED', 'MEMBERSHIP-57'],
    [{ addressLine1: '' }, 'addressLine1', 'REQUIRED', 'MEMBERSHIP-57'],
    [{ password: '' }, 'password', 'REQUIRED', 'MEMBERSHIP-67'],
    [{ password: 'abc1' }, 'password', 'REFUSED', 'MEMBERSHIP-67'],
    [{ password: 'contraseña1' }, 'password', 'REFUSED', 'MEMBERSHIP-66'],
  ])('reports %j: %s %s (%s)', (change, field, reason) => {
    expect(listRegisterErrors({ ...values, ...change }, rules, policy)).toEqual([{ field, reason }]);
  });

  it('asks a member for no password', () => {
    expect(listRegisterErrors({ ...values, password: '' }, rules, undefined)).toEqual([]);
  });

  it('sends details without illegal characters, and the phone with its calling code (MEMBERSHIP-65)', () => {
    expect(toApplicant({ ...values, firstName: ' <Ana>  Lucía ' })).toMatchObject({
      firstName: 'Ana Lucía',
      phone: '+50688214512',
      city: 'Escazú',
      state: 'San José',
      birthDate: '24/11/2008',
    });
  });

  it('keeps a draft in the tab without the password, the number and the picture of the document (MEMBERSHIP-157)', () => {
    storeRegisterDraft('CR', 'guest', { ...values, document: { id: 'd-1', name: 'my-id.png' } });
    const { password, idNumber, document: _document, ...draft } = values;
    expect(readRegisterDraft('CR', 'guest')).toEqual(draft);
    expect(readRegisterDraft('JM', 'guest')).toBeUndefined();
    expect(readRegisterDraft('CR', 'sub-ana')).toBeUndefined();
    const stored = tabStorage.get('tarima.membership-draft.CR.guest') ?? '';
    expect(stored).toContain(draft.email);
    expect(stored).not.toContain(password);
    expect(stored).not.toContain('my-id.png');
    expect(stored).not.toContain(idNumber);
  });
});
