/** Fields of the invoice details that a shopper fills in, in the order of the form (INVOICING-4). */
export const invoiceFieldNames = [
  'idType',
  'identification',
  'secondaryIdType',
  'secondaryIdentification',
  'name',
  'email',
  'economicActivity',
  'departmentType',
  'municipalityType',
  'citiesType',
  'addressType',
] as const;

export type InvoiceFieldName = (typeof invoiceFieldNames)[number];

/** Territory levels, from the largest: province or department, city or municipality, district (INVOICING-9). */
export const invoiceTerritoryFields = [
  'departmentType',
  'municipalityType',
  'citiesType',
] as const satisfies readonly InvoiceFieldName[];

export type InvoiceTerritoryField = (typeof invoiceTerritoryFields)[number];

/**
 * Identification types. ID, AR and PP are the membership API's identity types (national identity card, card of a foreign
 * resident, passport), CJ to EIN are tax ids, CF is the final consumer and ET the electronic ticket.
 */
export const idTypes = [
  'ID',
  'AR',
  'PP',
  'CJ',
  'NITE',
  'NIT',
  'RUC',
  'NRC',
  'RNC',
  'RTN',
  'TRN',
  'TIN',
  'EIN',
  'CF',
  'ET',
] as const;

export type IdType = (typeof idTypes)[number];

/** Types that turn invoicing off: final consumer and electronic ticket (INVOICING-11). */
export const ticketTypes = ['CF', 'ET'] as const satisfies readonly IdType[];

export type TicketType = (typeof ticketTypes)[number];

/** Tax ids that identify the invoice by themselves, without a separate tax id type (INVOICING-12). */
export const ownTaxIdTypes = ['NRC', 'RNC'] as const satisfies readonly IdType[];

/** Whether a type turns invoicing off (INVOICING-11). */
export function isTicketType(idType: string): idType is TicketType {
  return ticketTypes.some((type) => type === idType);
}

/** The invoice details as the custom field `electronic_invoice` stores them (INVOICING-4); an empty text is "none". */
export interface InvoiceDetails {
  readonly identification: string;
  readonly idType: IdType;
  readonly name: string;
  readonly email: string;
  readonly invoicingEnabled: boolean;
  readonly secondaryIdentification: string;
  readonly secondaryIdType: IdType | '';
  /** Ids of the membership API's territories: district, department and municipality. */
  readonly citiesType: string;
  readonly departmentType: string;
  readonly municipalityType: string;
  /** Street address in the district. */
  readonly addressType: string;
  /** Id of one of the country's economic activities. */
  readonly economicActivity: string;
  readonly fiscalEnable: boolean;
}
