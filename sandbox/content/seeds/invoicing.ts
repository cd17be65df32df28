import type { MarketCode } from '@tarima/markets/table';
import type { GlobalConfiguration, MarketConfiguration } from '@tarima/service-kit/configuration-schema';

type Invoicing = MarketConfiguration['invoicing'];

/** Markets whose tax administrations require an electronic invoice or an invoice with a tax id. */
const invoices: Partial<Record<MarketCode, Partial<Invoicing>>> = {
  CR: {
    idTypes: ['ID', 'CJ', 'AR', 'NITE', 'ET'],
    defaultIdType: 'ET',
    requiredFields: ['name', 'email', 'economicActivity'],
    territoryLevels: ['departmentType', 'municipalityType', 'citiesType'],
  },
  CO: {
    finalCustomer: true,
    idTypes: ['NIT', 'ID', 'AR', 'PP', 'ET'],
    defaultIdType: 'CF',
    // Five UVT of 2026, 52,374 pesos each: the limit of the ticket of a point of sale.
    ticketMaximumCents: 5 * 52_374_00,
  },
  GT: {
    finalCustomer: true,
    idTypes: ['NIT', 'ID', 'PP'],
    defaultIdType: 'CF',
    // CF is for less than 2,500 quetzales.
    finalCustomerMaximumCents: 2_499_99,
  },
  PA: {
    finalCustomer: true,
    idTypes: ['RUC', 'ID', 'PP'],
    defaultIdType: 'CF',
    territoryLevels: ['departmentType', 'municipalityType', 'citiesType'],
  },
  SV: {
    finalCustomer: true,
    idTypes: ['ID', 'NIT', 'AR', 'PP'],
    defaultIdType: 'CF',
    fiscalCredit: true,
    taxIdType: 'NRC',
    fiscalCreditRequiredFields: [
      'secondaryIdentification',
      'economicActivity',
      'departmentType',
      'municipalityType',
      'addressType',
    ],
    territoryLevels: ['departmentType', 'municipalityType'],
  },
  DO: {
    finalCustomer: true,
    idTypes: ['RNC', 'ID', 'PP'],
    defaultIdType: 'CF',
    fiscalCredit: true,
    taxIdType: 'RNC',
    // From 250,000 pesos, an invoice names its buyer.
    finalCustomerMaximumCents: 249_999_99,
  },
  HN: {
    finalCustomer: true,
    idTypes: ['ID', 'AR', 'PP'],
    defaultIdType: 'CF',
    fiscalCredit: true,
    taxIdType: 'RTN',
  },
};

/** Builds the invoicing configuration of a market; markets that are not listed issue no electronic invoices. */
export function buildInvoicing(market: MarketCode): Invoicing {
  const local = invoices[market];
  return {
    electronicInvoice: local !== undefined,
    fiscalCredit: false,
    finalCustomer: false,
    idTypes: [],
    defaultIdType: null,
    taxIdType: null,
    ticketMaximumCents: null,
    finalCustomerMaximumCents: null,
    requiredFields: ['name', 'email'],
    fiscalCreditRequiredFields: [],
    territoryLevels: [],
    ...local,
  };
}

/** What the form says when a required field is missing (INVOICING-7). */
export const missingFieldMessages: GlobalConfiguration['invoicing']['missingFieldMessages'] = {
  idType: { es: 'Elija el tipo de identificación.', en: 'Choose the type of ID.' },
  identification: { es: 'Escriba el número de identificación.', en: 'Enter the ID number.' },
  secondaryIdType: { es: 'Elija el tipo de identificación tributaria.', en: 'Choose the type of tax ID.' },
  secondaryIdentification: { es: 'Escriba el número de identificación tributaria.', en: 'Enter the tax ID number.' },
  name: { es: 'Escriba el nombre o la razón social.', en: 'Enter the full name or the company name.' },
  email: { es: 'Escriba el correo que recibirá la factura.', en: 'Enter the email address for the invoice.' },
  economicActivity: { es: 'Elija la actividad económica.', en: 'Choose the economic activity.' },
  departmentType: { es: 'Elija la provincia o el departamento.', en: 'Choose the province or department.' },
  municipalityType: { es: 'Elija el cantón o el municipio.', en: 'Choose the canton or municipality.' },
  citiesType: { es: 'Elija el distrito.', en: 'Choose the district.' },
  addressType: { es: 'Escriba la dirección.', en: 'Enter the address.' },
};
