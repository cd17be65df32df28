import { z } from 'zod/mini';
import { emailSchema } from '../formats.ts';
import { toPlainText } from '../plain-text.ts';
import type { Language, MarketCode } from '../table.ts';
import {
  type IdType,
  type InvoiceDetails,
  type InvoiceFieldName,
  type InvoiceTerritoryField,
  invoiceFieldNames,
  isTicketType,
  ownTaxIdTypes,
  type TicketType,
} from './fields.ts';
import { parseIdentification } from './identification.ts';
import { finalCustomerName, findIdentificationType, getFinalCustomerIdentification } from './identification-types.ts';

/** Maximum number of characters of the texts. */
export const invoiceLimits = { identification: 40, name: 100, email: 254, addressType: 250 } as const;

/** Invoices of a market, from its configuration. */
export interface InvoiceRules {
  readonly market: MarketCode;
  /** Types that identify the buyer, in the order of the form, with the offered ticket types. Empty: no invoices. */
  readonly idTypes: readonly IdType[];
  /** The type of a cart without details; null when the shopper must choose. */
  readonly defaultIdType: IdType | null;
  /** Tax id type of fiscal credit; null where there is none (INVOICING-2). */
  readonly taxIdType: IdType | null;
  readonly requiredFields: readonly InvoiceFieldName[];
  /** Fields that fiscal credit requires beside `requiredFields`. */
  readonly fiscalCreditRequiredFields: readonly InvoiceFieldName[];
  /** Territory levels that the form asks for, the largest first. */
  readonly territoryLevels: readonly InvoiceTerritoryField[];
  /** Maximum total of an order with the type, in hundredths; null without a limit (INVOICING-15, INVOICING-103). */
  readonly maximumCents: Readonly<Record<TicketType, number | null>>;
}

/** What the shopper enters. Texts are empty when nothing was entered. */
export type InvoiceInput = Readonly<Record<InvoiceFieldName, string>> & { readonly fiscalEnable: boolean };

/** Why a field is invalid. */
export type InvoiceFieldReason =
  | 'REQUIRED'
  | 'TOO_LONG'
  | 'INVALID_CHARACTERS'
  | 'INVALID_EMAIL'
  | 'INVALID_IDENTIFICATION'
  | 'NOT_OFFERED';

export interface InvoiceFieldError {
  readonly field: InvoiceFieldName;
  readonly reason: InvoiceFieldReason;
}

/** Whether the market issues electronic invoices (INVOICING-1). */
export function hasInvoices({ idTypes }: InvoiceRules): boolean {
  return idTypes.length > 0;
}

const isOwnTaxIdType = (idType: IdType | null) => ownTaxIdTypes.some((type) => type === idType);

/** The types that can identify the buyer of an invoice, or of one with fiscal credit (INVOICING-12). */
export function listIdTypes({ idTypes, taxIdType }: InvoiceRules, fiscalEnable: boolean): readonly IdType[] {
  if (!fiscalEnable) return idTypes;
  if (taxIdType !== null && isOwnTaxIdType(taxIdType)) return [taxIdType];
  return taxIdType === null ? [] : idTypes.filter((idType) => !isTicketType(idType));
}

/**
 * The types of the secondary identification: fiscal credit has a separate tax id type, unless its type is NRC or RNC, which
 * identify the buyer themselves. Beside those, the market can require another tax id (INVOICING-12).
 */
export function listSecondaryIdTypes(rules: InvoiceRules, fiscalEnable: boolean): readonly IdType[] {
  const { market, idTypes, taxIdType, fiscalCreditRequiredFields } = rules;
  if (!fiscalEnable || taxIdType === null) return [];
  if (!isOwnTaxIdType(taxIdType)) return [taxIdType];
  if (!fiscalCreditRequiredFields.includes('secondaryIdentification')) return [];
  return idTypes.filter((idType) => findIdentificationType(market, idType)?.isTaxId && idType !== taxIdType);
}

/** The fields that must be filled in (INVOICING-6); the type and its identification always. */
export function listRequiredFields(rules: InvoiceRules, fiscalEnable: boolean): readonly InvoiceFieldName[] {
  const secondary = listSecondaryIdTypes(rules, fiscalEnable).length > 0;
  const required = new Set<InvoiceFieldName>([
    'idType',
    'identification',
    ...rules.requiredFields,
    ...(fiscalEnable ? rules.fiscalCreditRequiredFields : []),
  ]);
  for (const field of ['secondaryIdType', 'secondaryIdentification'] as const) {
    if (secondary) required.add(field);
    else required.delete(field);
  }
  return invoiceFieldNames.filter((field) => required.has(field));
}

/** The fields that the form asks for: the required ones, name and email, and the market's territory levels. */
export function listAskedFields(rules: InvoiceRules, fiscalEnable: boolean): readonly InvoiceFieldName[] {
  const asked = new Set<InvoiceFieldName>([
    ...listRequiredFields(rules, fiscalEnable),
    'name',
    'email',
    ...rules.territoryLevels,
  ]);
  return invoiceFieldNames.filter((field) => asked.has(field));
}

/** Letters, digits and the punctuation of names of people and companies, and of addresses. */
const textPattern = /^[\p{Script=Latin}\p{M}\d .,;:#°ºª/()'"’“”&+¿?¡!@-]*$/u;

const createTextSchema = (max: number) =>
  z
    .string()
    .check(
      z.overwrite(toPlainText),
      z.maxLength(max, 'TOO_LONG' satisfies InvoiceFieldReason),
      z.regex(textPattern, 'INVALID_CHARACTERS' satisfies InvoiceFieldReason),
    );
const idSchema = z.string().check(z.trim(), z.maxLength(60, 'TOO_LONG' satisfies InvoiceFieldReason));
const identificationSchema = z
  .string()
  .check(z.trim(), z.maxLength(invoiceLimits.identification, 'TOO_LONG' satisfies InvoiceFieldReason));

/**
 * Creates the schema that validates the details of an invoice for a market (INVOICING-6, INVOICING-100). The path of each
 * issue is a field and its message an `InvoiceFieldReason`. A ticket needs nothing but its type.
 */
export function createInvoiceSchema(rules: InvoiceRules) {
  return z
    .object({
      idType: idSchema,
      identification: identificationSchema,
      secondaryIdType: idSchema,
      secondaryIdentification: identificationSchema,
      name: createTextSchema(invoiceLimits.name),
      email: z.string().check(z.trim()),
      economicActivity: idSchema,
      departmentType: idSchema,
      municipalityType: idSchema,
      citiesType: idSchema,
      addressType: createTextSchema(invoiceLimits.addressType),
      fiscalEnable: z.boolean(),
    })
    .check(
      z.superRefine((input, context) => {
        const report = (field: InvoiceFieldName, reason: InvoiceFieldReason) =>
          context.addIssue({ code: 'custom', path: [field], message: reason });
        const { idType, fiscalEnable } = input;
        if (idType === '') return report('idType', 'REQUIRED');
        if (!listIdTypes(rules, fiscalEnable).some((type) => type === idType)) return report('idType', 'NOT_OFFERED');
        if (isTicketType(idType)) return;
        for (const field of listRequiredFields(rules, fiscalEnable)) {
          if (input[field] === '') report(field, 'REQUIRED');
        }
        const checkIdentification = (field: 'identification' | 'secondaryIdentification', type: string) => {
          if (input[field] === '') return;
          if (parseIdentification(rules.market, type, input[field]) === undefined)
            report(field, 'INVALID_IDENTIFICATION');
        };
        checkIdentification('identification', idType);
        const secondaryTypes = listSecondaryIdTypes(rules, fiscalEnable);
        if (secondaryTypes.length > 0 && input.secondaryIdType !== '') {
          if (secondaryTypes.some((type) => type === input.secondaryIdType)) {
            checkIdentification('secondaryIdentification', input.secondaryIdType);
          } else report('secondaryIdType', 'NOT_OFFERED');
        }
        if (input.email !== '' && !emailSchema.safeParse(input.email).success) report('email', 'INVALID_EMAIL');
      }),
    );
}

/** Validates what the shopper entered; the errors are the first one of each field, in the order of the form. */
export function checkInvoice(
  input: InvoiceInput,
  rules: InvoiceRules,
  language: Language,
): { readonly details: InvoiceDetails } | { readonly errors: readonly InvoiceFieldError[] } {
  const checked = createInvoiceSchema(rules).safeParse(input);
  if (checked.success) return { details: toDetails(checked.data, rules, language) };
  const errors = new Map<InvoiceFieldName, InvoiceFieldReason>();
  for (const { path, message } of checked.error.issues) {
    const field = path[0] as InvoiceFieldName;
    if (!errors.has(field)) errors.set(field, message as InvoiceFieldReason);
  }
  return {
    errors: invoiceFieldNames.flatMap((field) => {
      const reason = errors.get(field);
      return reason ? [{ field, reason }] : [];
    }),
  };
}

/** Fields that the form does not have are dropped. */
function toDetails(input: InvoiceInput, rules: InvoiceRules, language: Language): InvoiceDetails {
  const idType = input.idType as IdType;
  if (isTicketType(idType)) return createTicketDetails(rules.market, idType, language, input.email);
  const asked = listAskedFields(rules, input.fiscalEnable);
  const keep = (field: InvoiceFieldName) => (asked.includes(field) ? input[field] : '');
  const compact = (type: string, text: string) => parseIdentification(rules.market, type, text) ?? '';
  const secondaryIdType = keep('secondaryIdType') as IdType | '';
  return {
    identification: compact(idType, input.identification),
    idType,
    name: input.name,
    email: input.email.toLowerCase(),
    invoicingEnabled: true,
    secondaryIdentification: compact(secondaryIdType, keep('secondaryIdentification')),
    secondaryIdType,
    citiesType: keep('citiesType'),
    departmentType: keep('departmentType'),
    municipalityType: keep('municipalityType'),
    addressType: keep('addressType'),
    economicActivity: keep('economicActivity'),
    fiscalEnable: input.fiscalEnable,
  };
}

/** The details of a final consumer or an electronic ticket, which turn invoicing off (INVOICING-11, INVOICING-13). */
export function createTicketDetails(
  market: MarketCode,
  idType: TicketType,
  language: Language,
  email = '',
): InvoiceDetails {
  return {
    identification: getFinalCustomerIdentification(market),
    idType,
    name: finalCustomerName[language],
    email: emailSchema.safeParse(email).success ? email.trim().toLowerCase() : '',
    invoicingEnabled: false,
    secondaryIdentification: '',
    secondaryIdType: '',
    citiesType: '',
    departmentType: '',
    municipalityType: '',
    addressType: '',
    economicActivity: '',
    fiscalEnable: false,
  };
}

/** The details of an order for which the shopper chose nothing; undefined when they must choose (INVOICING-104). */
export function createDefaultDetails(rules: InvoiceRules, language: Language): InvoiceDetails | undefined {
  const { market, defaultIdType } = rules;
  return defaultIdType !== null && isTicketType(defaultIdType)
    ? createTicketDetails(market, defaultIdType, language)
    : undefined;
}

/** Whether a total is above the maximum of the type (INVOICING-15, INVOICING-103). */
export function isAboveMaximum({ maximumCents }: InvoiceRules, idType: string, totalCents: number): boolean {
  const maximum = isTicketType(idType) ? maximumCents[idType] : null;
  return maximum !== null && totalCents > maximum;
}
