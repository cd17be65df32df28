import type { Localized, MarketCode } from '../table.ts';
import { type IdType, isTicketType, type TicketType } from './fields.ts';

/** An identification type of a country. docs/invoicing.md lists the source of each format. */
export interface IdentificationType {
  readonly id: IdType;
  /** The country's own name of the document. */
  readonly label: Localized;
  /** Format of the compact text: upper case, without separators. */
  readonly pattern: RegExp;
  /** `0` stands for a digit, `A` for a letter; null where the length varies. */
  readonly mask: string | null;
  /** A valid value, written as in the country. */
  readonly example: string;
  /** Whether the tax administration registers taxpayers under it. */
  readonly isTaxId: boolean;
  /** Whether hyphens belong to the identification. */
  readonly hasHyphens: boolean;
}

type Options = Partial<Pick<IdentificationType, 'mask' | 'isTaxId' | 'hasHyphens'>>;

const createType = (
  id: IdType,
  es: string,
  en: string,
  pattern: RegExp,
  example: string,
  { mask = null, isTaxId = false, hasHyphens = false }: Options = {},
): IdentificationType => ({ id, label: { es, en }, pattern, example, mask, isTaxId, hasHyphens });

const passport = createType('PP', 'Pasaporte', 'Passport', /^[A-Z0-9]{5,20}$/, 'A1234567');
const createResidentCard = (es: string) => createType('AR', es, 'Residence card', /^[A-Z0-9]{5,20}$/, 'R12345678');

/** Panama: province, or PE, E or N for Panamanians born abroad, foreigners and naturalised persons, then book and entry. */
const panamaPerson = '(?:PE|E|N|(?:1[0-3]|[1-9])(?:AV|PI)?)-\\d{1,4}-\\d{1,6}';

// biome-ignore format: one row per type is easier to read
/** Identification types by country, without final consumer and electronic ticket. */
export const identificationTypes: Readonly<Record<MarketCode, readonly IdentificationType[]>> = {
  CR: [
    createType('ID', 'Cédula física', 'Cédula física (individual)', /^[1-9]\d{8}$/, '1-0613-0584', { mask: '0-0000-0000', isTaxId: true }),
    createType('CJ', 'Cédula jurídica', 'Cédula jurídica (company)', /^[2-5]\d{9}$/, '3-101-123456', { mask: '0-000-000000', isTaxId: true }),
    createType('AR', 'DIMEX', 'DIMEX (foreign resident)', /^[1-9]\d{10,11}$/, '155812994816', { isTaxId: true }),
    createType('NITE', 'NITE', 'NITE (special taxpayer)', /^[1-9]\d{9}$/, '3120123456', { isTaxId: true }),
  ],
  GT: [
    createType('NIT', 'NIT', 'NIT (tax ID)', /^\d{1,11}[0-9K]$/, '576937-K', { isTaxId: true }),
    createType('ID', 'CUI (DPI)', 'CUI (DPI)', /^\d{13}$/, '1580 35224 0101', { mask: '0000 00000 0000', isTaxId: true }),
    passport,
  ],
  SV: [
    createType('ID', 'DUI', 'DUI', /^\d{9}$/, '04567890-3', { mask: '00000000-0', isTaxId: true }),
    createType('NIT', 'NIT', 'NIT (tax ID)', /^[019]\d{13}$/, '0614-050707-104-8', { mask: '0000-000000-000-0', isTaxId: true }),
    createType('NRC', 'NRC', 'NRC (taxpayer registration)', /^\d{2,8}$/, '123456-7'),
    createResidentCard('Carné de residente'),
    passport,
  ],
  PA: [
    createType('RUC', 'RUC', 'RUC (tax ID)', new RegExp(`^(?:${panamaPerson}|\\d{1,2}-NT-\\d{1,4}-\\d{1,6}|\\d{2,10}-\\d{1,4}-\\d{1,8})DV\\d{2}$`), '155596713-2-2015 DV 59', { isTaxId: true, hasHyphens: true }),
    createType('ID', 'Cédula', 'Cédula', new RegExp(`^${panamaPerson}$`), '8-442-445', { hasHyphens: true }),
    passport,
  ],
  HN: [
    createType('ID', 'DNI', 'DNI', /^(?:0[1-9]|1[0-8])\d{11}$/, '0801-1990-12345', { mask: '0000-0000-00000' }),
    createType('RTN', 'RTN', 'RTN (tax ID)', /^\d{14}$/, '0801-1990-123456', { mask: '0000-0000-000000', isTaxId: true }),
    createResidentCard('Carné de residente'),
    passport,
  ],
  NI: [
    createType('ID', 'Cédula', 'Cédula', /^\d{13}[A-Z]$/, '001-160588-0004K', { mask: '000-000000-0000A' }),
    createType('RUC', 'RUC', 'RUC (tax ID)', /^(?:[JRNE]\d{13}|\d{13}[A-Z])$/, 'J0310000000001', { isTaxId: true }),
    createResidentCard('Cédula de residencia'),
    passport,
  ],
  DO: [
    createType('RNC', 'RNC', 'RNC (tax ID)', /^(?:\d{9}|\d{11})$/, '1-01-85004-3', { isTaxId: true }),
    createType('ID', 'Cédula', 'Cédula', /^\d{11}$/, '001-1391820-5', { mask: '000-0000000-0', isTaxId: true }),
    passport,
  ],
  CO: [
    createType('NIT', 'NIT', 'NIT (tax ID)', /^\d{8,16}$/, '213.123.432-1', { isTaxId: true }),
    createType('ID', 'Cédula de ciudadanía', 'Cédula de ciudadanía', /^[1-9]\d{4,9}$/, '1020304050'),
    createType('AR', 'Cédula de extranjería', 'Cédula de extranjería', /^[A-Z0-9]{5,12}$/, '442113'),
    passport,
  ],
  JM: [createType('TRN', 'TRN', 'TRN', /^\d{9}$/, '123-456-789', { mask: '000-000-000', isTaxId: true }), passport],
  TT: [createType('TIN', 'Número de la BIR', 'BIR file number', /^\d{10}$/, '1000000000', { isTaxId: true }), passport],
  BB: [createType('TIN', 'TIN', 'TIN', /^\d{13}$/, '1000000000000', { isTaxId: true }), passport],
  AW: [createType('TIN', 'Persoonsnummer', 'Persoonsnummer', /^\d{8}$/, '12345678', { isTaxId: true }), passport],
  VI: [createType('EIN', 'EIN', 'EIN', /^\d{9}$/, '66-0123456', { mask: '00-0000000', isTaxId: true }), passport],
};

/** A type of a country; undefined when the country does not have it, and for final consumer and electronic ticket. */
export function findIdentificationType(market: MarketCode, idType: string): IdentificationType | undefined {
  return identificationTypes[market].find(({ id }) => id === idType);
}

/** Names of the types that turn invoicing off; a country's own name of its electronic ticket wins. */
const ticketLabels: Readonly<Record<TicketType, Localized>> = {
  CF: { es: 'Consumidor final', en: 'Final consumer' },
  ET: { es: 'Tiquete electrónico', en: 'Electronic ticket' },
};
const localTicketLabels: Partial<Record<MarketCode, Partial<Record<TicketType, Localized>>>> = {
  CO: { ET: { es: 'Tiquete POS electrónico', en: 'Electronic POS ticket' } },
};

/** The name of a type in a country; its id when the country does not have it. */
export function getIdTypeLabel(market: MarketCode, idType: IdType): Localized {
  if (isTicketType(idType)) return localTicketLabels[market]?.[idType] ?? ticketLabels[idType];
  return findIdentificationType(market, idType)?.label ?? { es: idType, en: idType };
}

/** What identifies a customer who is not named (INVOICING-13); other countries have the same number. */
const localFinalCustomers: Partial<Record<MarketCode, string>> = { GT: 'CF' };
const finalCustomer = '222222222222';

/** The identification of a final customer in a country (INVOICING-13). */
export function getFinalCustomerIdentification(market: MarketCode): string {
  return localFinalCustomers[market] ?? finalCustomer;
}

/** The name of a final customer (INVOICING-14). */
export const finalCustomerName: Localized = { es: 'CONSUMIDOR FINAL', en: 'FINAL CUSTOMER' };
