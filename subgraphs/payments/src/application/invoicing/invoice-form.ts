import { hasCheckDigit } from '@tarima/markets/invoicing/check-digits';
import { type IdType, type InvoiceFieldName, invoiceFieldNames, isTicketType } from '@tarima/markets/invoicing/fields';
import {
  finalCustomerName,
  findIdentificationType,
  getFinalCustomerIdentification,
  getIdTypeLabel,
} from '@tarima/markets/invoicing/identification-types';
import {
  hasInvoices,
  type InvoiceRules,
  invoiceLimits,
  listAskedFields,
  listIdTypes,
  listRequiredFields,
  listSecondaryIdTypes,
} from '@tarima/markets/invoicing/rules';
import { type Money, money } from '@tarima/markets/money';
import { getMarket, type Language, type Localized } from '@tarima/markets/table';
import { getInvoiceFieldLabel } from '../../domain/invoice-labels.ts';

/** Everything that a client needs to show a market's invoice form, in one language (INVOICING-102). */
export interface InvoiceForm {
  readonly isOffered: boolean;
  readonly isFiscalCreditOffered: boolean;
  readonly idTypes: InvoiceIdType[];
  readonly fiscalCreditIdTypes: InvoiceIdType[];
  readonly secondaryIdTypes: InvoiceIdType[];
  readonly defaultIdType: IdType | null;
  readonly fields: InvoiceFormField[];
}

export interface InvoiceIdType {
  readonly id: IdType;
  readonly label: string;
  readonly isInvoice: boolean;
  readonly mask: string | null;
  readonly example: string | null;
  readonly pattern: string | null;
  readonly hasCheckDigit: boolean;
  /** The identification and the name of a ticket; null for types that name a buyer. */
  readonly fixedIdentification: string | null;
  readonly fixedName: string | null;
  readonly maximum: Money | null;
}

export interface InvoiceFormField {
  readonly name: InvoiceFieldName;
  readonly label: string;
  readonly isAsked: boolean;
  readonly isRequired: boolean;
  readonly isAskedForFiscalCredit: boolean;
  readonly isRequiredForFiscalCredit: boolean;
  readonly maxLength: number | null;
  readonly missingMessage: string;
}

const defaultMissingMessage: Localized = { es: 'Complete este dato.', en: 'Fill in this field.' };

export type MissingMessages = Partial<Readonly<Record<InvoiceFieldName, Localized>>>;

/** What a client shows when a required field is missing; the content service has the texts (INVOICING-7). */
export function getMissingMessage(messages: MissingMessages, field: InvoiceFieldName, language: Language): string {
  return (messages[field] ?? defaultMissingMessage)[language];
}

export function createInvoiceForm(rules: InvoiceRules, messages: MissingMessages, language: Language): InvoiceForm {
  const { market, defaultIdType, taxIdType } = rules;
  const toIdTypes = (idTypes: readonly IdType[]) => idTypes.map((idType) => createIdType(rules, idType, language));
  const isFiscalCreditOffered = taxIdType !== null;
  const lists = {
    asked: listAskedFields(rules, false),
    required: listRequiredFields(rules, false),
    creditAsked: isFiscalCreditOffered ? listAskedFields(rules, true) : [],
    creditRequired: isFiscalCreditOffered ? listRequiredFields(rules, true) : [],
  };
  const isOffered = hasInvoices(rules);
  return {
    isOffered,
    isFiscalCreditOffered,
    idTypes: toIdTypes(rules.idTypes),
    fiscalCreditIdTypes: toIdTypes(listIdTypes(rules, true)),
    secondaryIdTypes: toIdTypes(listSecondaryIdTypes(rules, true)),
    defaultIdType: isOffered ? defaultIdType : null,
    fields: (isOffered ? invoiceFieldNames : [])
      .filter((field) => lists.asked.includes(field) || lists.creditAsked.includes(field))
      .map((field) => ({
        name: field,
        label: getInvoiceFieldLabel(field, market)[language],
        isAsked: lists.asked.includes(field),
        isRequired: lists.required.includes(field),
        isAskedForFiscalCredit: lists.creditAsked.includes(field),
        isRequiredForFiscalCredit: lists.creditRequired.includes(field),
        maxLength: getMaxLength(field),
        missingMessage: getMissingMessage(messages, field, language),
      })),
  };
}

function createIdType(rules: InvoiceRules, id: IdType, language: Language): InvoiceIdType {
  const { market, maximumCents } = rules;
  const type = findIdentificationType(market, id);
  const isTicket = isTicketType(id);
  const maximum = isTicket ? maximumCents[id] : null;
  return {
    id,
    label: getIdTypeLabel(market, id)[language],
    isInvoice: !isTicket,
    mask: type?.mask ?? null,
    example: type?.example ?? null,
    pattern: type?.pattern.source ?? null,
    hasCheckDigit: hasCheckDigit(market, id),
    fixedIdentification: isTicket ? getFinalCustomerIdentification(market) : null,
    fixedName: isTicket ? finalCustomerName[language] : null,
    maximum: maximum === null ? null : money(maximum, getMarket(market).currency),
  };
}

function getMaxLength(field: InvoiceFieldName): number | null {
  if (field === 'secondaryIdentification') return invoiceLimits.identification;
  return field in invoiceLimits ? invoiceLimits[field as keyof typeof invoiceLimits] : null;
}
