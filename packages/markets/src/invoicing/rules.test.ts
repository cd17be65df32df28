import { describe, expect, it } from 'vitest';
import type { InvoiceFieldName } from './fields.ts';
import {
  checkInvoice,
  createDefaultDetails,
  type InvoiceInput,
  type InvoiceRules,
  isAboveMaximum,
  listAskedFields,
  listIdTypes,
  listSecondaryIdTypes,
} from './rules.ts';

const createInput = (change: Partial<InvoiceInput>): InvoiceInput => ({
  idType: '',
  identification: '',
  secondaryIdType: '',
  secondaryIdentification: '',
  name: '',
  email: '',
  economicActivity: '',
  departmentType: '',
  municipalityType: '',
  citiesType: '',
  addressType: '',
  fiscalEnable: false,
  ...change,
});

const createRules = (change: Partial<InvoiceRules>): InvoiceRules => ({
  market: 'CR',
  idTypes: ['ID', 'CJ', 'ET'],
  defaultIdType: 'ET',
  taxIdType: null,
  requiredFields: ['name', 'email'],
  fiscalCreditRequiredFields: [],
  territoryLevels: [],
  maximumCents: { CF: null, ET: null },
  ...change,
});

const salvador = createRules({
  market: 'SV',
  idTypes: ['CF', 'ID', 'NIT', 'PP'],
  defaultIdType: 'CF',
  taxIdType: 'NRC',
  fiscalCreditRequiredFields: ['secondaryIdentification', 'economicActivity', 'departmentType', 'addressType'],
  territoryLevels: ['departmentType'],
});
const honduras = createRules({ market: 'HN', idTypes: ['CF', 'ID', 'PP'], defaultIdType: 'CF', taxIdType: 'RTN' });

const ana = createInput({
  idType: 'ID',
  identification: '1-0613-0584',
  name: ' Ana  Rojas ',
  email: ' Ana@Tarima.test ',
});

/** The invalid fields with their reasons, e.g. `name REQUIRED`. */
function listErrors(input: InvoiceInput, rules = createRules({})): readonly string[] {
  const checked = checkInvoice(input, rules, 'es');
  return 'errors' in checked ? checked.errors.map(({ field, reason }) => `${field} ${reason}`) : [];
}

describe('an electronic invoice', () => {
  it('has the fields of the details, normalised (INVOICING-4)', () => {
    expect(checkInvoice(ana, createRules({}), 'es')).toEqual({
      details: {
        identification: '106130584',
        idType: 'ID',
        name: 'Ana Rojas',
        email: 'ana@tarima.test',
        invoicingEnabled: true,
        secondaryIdentification: '',
        secondaryIdType: '',
        citiesType: '',
        departmentType: '',
        municipalityType: '',
        addressType: '',
        economicActivity: '',
        fiscalEnable: false,
      },
    });
  });

  it.each<[readonly InvoiceFieldName[], Partial<InvoiceInput>, readonly string[]]>([
    [['name', 'email'], {}, []],
    [[], { name: '', email: '' }, []],
    [['name', 'email'], { name: '' }, ['name REQUIRED']],
    [['name', 'email'], { name: ' \u00a0', email: '\t' }, ['name REQUIRED', 'email REQUIRED']],
    [['name'], { email: '' }, []],
    [
      ['name', 'email'],
      { identification: '', name: '', email: '' },
      ['identification REQUIRED', 'name REQUIRED', 'email REQUIRED'],
    ],
    [['economicActivity', 'departmentType'], {}, ['economicActivity REQUIRED', 'departmentType REQUIRED']],
    [['name', 'email'], { idType: '', identification: '', name: '' }, ['idType REQUIRED']],
  ])(
    'with the required fields %j and the input %j has the errors %j (INVOICING-6)',
    (requiredFields, change, errors) => {
      expect(listErrors({ ...ana, ...change }, createRules({ requiredFields }))).toEqual(errors);
    },
  );

  it('rejects values outside the rules of their field (INVOICING-100)', () => {
    expect(listErrors({ ...ana, idType: 'NIT' })).toEqual(['idType NOT_OFFERED']);
    expect(listErrors({ ...ana, identification: '12' })).toEqual(['identification INVALID_IDENTIFICATION']);
    expect(listErrors({ ...ana, name: '<b>Ana</b>' })).toEqual(['name INVALID_CHARACTERS']);
    expect(listErrors({ ...ana, name: 'a'.repeat(101) })).toEqual(['name TOO_LONG']);
    expect(listErrors({ ...ana, email: 'ana' })).toEqual(['email INVALID_EMAIL']);
    expect(listErrors({ ...ana, addressType: 'x'.repeat(251) })).toEqual(['addressType TOO_LONG']);
  });

  it('keeps only the fields that the form asks for', () => {
    const checked = checkInvoice(
      { ...ana, departmentType: '1', addressType: 'Frente al parque' },
      createRules({}),
      'es',
    );
    expect(checked).toMatchObject({ details: { departmentType: '', addressType: '' } });
    expect(listAskedFields(createRules({ territoryLevels: ['departmentType'] }), false)).toContain('departmentType');
  });
});

describe('a ticket', () => {
  it.each(['CF', 'ET'] as const)(
    'of the type %s turns invoicing off and names nobody (INVOICING-11, INVOICING-13, INVOICING-14)',
    (idType) => {
      const rules = createRules({ idTypes: ['CF', 'ID', 'ET'] });
      for (const [language, name] of [
        ['es', 'CONSUMIDOR FINAL'],
        ['en', 'FINAL CUSTOMER'],
      ] as const) {
        expect(checkInvoice({ ...ana, idType }, rules, language)).toMatchObject({
          details: { idType, identification: '222222222222', name, invoicingEnabled: false, fiscalEnable: false },
        });
      }
    },
  );

  it('has the identification CF in Guatemala (INVOICING-13)', () => {
    const rules = createRules({ market: 'GT', idTypes: ['CF', 'NIT'] });
    expect(checkInvoice(createInput({ idType: 'CF' }), rules, 'es')).toMatchObject({
      details: { identification: 'CF' },
    });
  });

  it('has a maximum amount (INVOICING-15, INVOICING-103)', () => {
    const rules = createRules({ maximumCents: { ET: 500, CF: 300 } });
    expect([500, 501].map((cents) => isAboveMaximum(rules, 'ET', cents))).toEqual([false, true]);
    expect([300, 301].map((cents) => isAboveMaximum(rules, 'CF', cents))).toEqual([false, true]);
    expect(isAboveMaximum(rules, 'ID', 1_000_000)).toBe(false);
    expect(isAboveMaximum(createRules({}), 'ET', 1_000_000)).toBe(false);
  });

  it('is the default of a market whose default type is one (INVOICING-104)', () => {
    expect(createDefaultDetails(createRules({}), 'es')).toMatchObject({ idType: 'ET', invoicingEnabled: false });
    expect(createDefaultDetails(createRules({ defaultIdType: null }), 'es')).toBeUndefined();
    expect(createDefaultDetails(createRules({ defaultIdType: 'ID' }), 'es')).toBeUndefined();
  });
});

describe('fiscal credit', () => {
  it.each([
    ['HN', 'RTN'],
    ['GT', 'NIT'],
    ['CO', 'NIT'],
    ['PA', 'RUC'],
    ['NI', 'RUC'],
  ] as const)('in %s has the separate tax id type %s (INVOICING-12)', (market, taxIdType) => {
    const rules = createRules({ market, taxIdType, idTypes: ['CF', 'ID', 'ET', 'PP'] });
    expect(listIdTypes(rules, true)).toEqual(['ID', 'PP']);
    expect(listSecondaryIdTypes(rules, true)).toEqual([taxIdType]);
  });

  it('needs the number of the separate tax id (INVOICING-12)', () => {
    const wálter = createInput({ ...ana, idType: 'ID', identification: '0801199012345', fiscalEnable: true });
    expect(listErrors(wálter, honduras)).toEqual(['secondaryIdType REQUIRED', 'secondaryIdentification REQUIRED']);
    const credit = { ...wálter, secondaryIdType: 'RTN', secondaryIdentification: '0801-1990-123456' };
    expect(checkInvoice(credit, honduras, 'es')).toMatchObject({
      details: { idType: 'ID', secondaryIdType: 'RTN', secondaryIdentification: '08011990123456', fiscalEnable: true },
    });
    expect(listErrors({ ...credit, secondaryIdentification: '1' }, honduras)).toEqual([
      'secondaryIdentification INVALID_IDENTIFICATION',
    ]);
    expect(listErrors({ ...credit, secondaryIdType: 'NIT' }, honduras)).toEqual(['secondaryIdType NOT_OFFERED']);
  });

  it.each([
    ['NRC', 'SV'],
    ['RNC', 'DO'],
  ] as const)('is identified by %s itself (INVOICING-12)', (taxIdType, market) => {
    const rules = createRules({ market, taxIdType, idTypes: ['ID'] });
    expect(listIdTypes(rules, true)).toEqual([taxIdType]);
    expect(listSecondaryIdTypes(rules, true)).toEqual([]);
  });

  it('can require another tax id beside NRC (INVOICING-6, INVOICING-12)', () => {
    expect(listSecondaryIdTypes(salvador, true)).toEqual(['ID', 'NIT']);
    const input = createInput({ ...ana, idType: 'NRC', identification: '123456-7', fiscalEnable: true });
    expect(listErrors(input, salvador)).toEqual([
      'secondaryIdType REQUIRED',
      'secondaryIdentification REQUIRED',
      'economicActivity REQUIRED',
      'departmentType REQUIRED',
      'addressType REQUIRED',
    ]);
  });

  it('is not offered where the market has none (INVOICING-2)', () => {
    expect(listErrors({ ...ana, fiscalEnable: true })).toEqual(['idType NOT_OFFERED']);
  });
});
