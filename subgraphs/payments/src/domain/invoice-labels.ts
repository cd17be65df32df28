import type { InvoiceFieldName, InvoiceTerritoryField } from '@tarima/markets/invoicing/fields';
import { invoiceTerritoryFields } from '@tarima/markets/invoicing/fields';
import type { Localized, MarketCode } from '@tarima/markets/table';

const labels: Readonly<Record<Exclude<InvoiceFieldName, InvoiceTerritoryField>, Localized>> = {
  idType: { es: 'Tipo de identificación', en: 'Type of ID' },
  identification: { es: 'Número de identificación', en: 'ID number' },
  secondaryIdType: { es: 'Tipo de identificación tributaria', en: 'Type of tax ID' },
  secondaryIdentification: { es: 'Número de identificación tributaria', en: 'Tax ID number' },
  name: { es: 'Nombre o razón social', en: 'Full name or company name' },
  email: { es: 'Correo electrónico para la factura', en: 'Email for the invoice' },
  economicActivity: { es: 'Actividad económica', en: 'Economic activity' },
  addressType: { es: 'Dirección', en: 'Address' },
};

type LevelNames = readonly [department: Localized, municipality: Localized, city: Localized];

const department: Localized = { es: 'Departamento', en: 'Department' };
const municipality: Localized = { es: 'Municipio', en: 'Municipality' };
const province: Localized = { es: 'Provincia', en: 'Province' };
const district: Localized = { es: 'Distrito', en: 'District' };
const town: Localized = { es: 'Localidad', en: 'Town' };
const departments: LevelNames = [department, municipality, { es: 'Barrio', en: 'Neighbourhood' }];
const parishes: LevelNames = [{ es: 'Parroquia', en: 'Parish' }, town, district];
const regions: LevelNames = [{ es: 'Región', en: 'Region' }, town, district];

/** Names of the territory levels in each market (ADDRESSES-73). */
const levelNames: Readonly<Record<MarketCode, LevelNames>> = {
  AW: regions,
  BB: parishes,
  CO: departments,
  CR: [province, { es: 'Cantón', en: 'Canton' }, district],
  DO: [province, municipality, { es: 'Sector', en: 'Sector' }],
  GT: departments,
  HN: departments,
  JM: parishes,
  NI: departments,
  PA: [province, district, { es: 'Corregimiento', en: 'Corregimiento' }],
  SV: departments,
  TT: regions,
  VI: [{ es: 'Isla', en: 'Island' }, town, district],
};

/** The label of a field of the invoice form in a market. */
export function getInvoiceFieldLabel(field: InvoiceFieldName, market: MarketCode): Localized {
  const level: number = (invoiceTerritoryFields as readonly InvoiceFieldName[]).indexOf(field);
  return levelNames[market][level] ?? labels[field as keyof typeof labels];
}
