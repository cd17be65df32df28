import type { InvoiceDetails, InvoiceFieldName } from '@tarima/markets/invoicing/fields';
import {
  checkInvoice,
  createDefaultDetails,
  hasInvoices,
  type InvoiceFieldError,
  type InvoiceFieldReason,
  type InvoiceRules,
  isAboveMaximum,
} from '@tarima/markets/invoicing/rules';
import type { PayableCart } from './cart.ts';

/** Codes of invoice details that cannot be used; they are also failures of an attempt (INVOICING-105). */
export const invoiceFailureCodes = [
  'INVOICE_REQUIRED',
  'INVOICE_FIELD_MISSING',
  'INVALID_INVOICE_FIELD',
  'INVALID_IDENTIFICATION',
  'INVOICE_TYPE_NOT_OFFERED',
  'INVOICE_LIMIT_EXCEEDED',
] as const;

export type InvoiceFailureCode = (typeof invoiceFailureCodes)[number];

/** Invoice details are missing, break a rule, or are not allowed for the cart's total. */
export interface InvalidInvoice {
  readonly type: 'InvalidInvoice';
  readonly code: InvoiceFailureCode;
  /** The first invalid field; `idType` when the shopper has not chosen anything. */
  readonly field: InvoiceFieldName;
}

const reasonCodes: Readonly<Record<InvoiceFieldReason, InvoiceFailureCode>> = {
  REQUIRED: 'INVOICE_FIELD_MISSING',
  TOO_LONG: 'INVALID_INVOICE_FIELD',
  INVALID_CHARACTERS: 'INVALID_INVOICE_FIELD',
  INVALID_EMAIL: 'INVALID_INVOICE_FIELD',
  INVALID_IDENTIFICATION: 'INVALID_IDENTIFICATION',
  NOT_OFFERED: 'INVOICE_TYPE_NOT_OFFERED',
};

export function createInvalidInvoice(code: InvoiceFailureCode, field: InvoiceFieldName): InvalidInvoice {
  return { type: 'InvalidInvoice', code, field };
}

export function toInvalidInvoice({ field, reason }: InvoiceFieldError): InvalidInvoice {
  return createInvalidInvoice(reasonCodes[reason], field);
}

/**
 * Why an order of the cart cannot be invoiced: its details are missing where the market has no default, break today's
 * rules, or are not allowed for its total (INVOICING-104, INVOICING-105). Undefined when there is no reason.
 */
export function findInvoiceProblem(
  { invoice, total }: Pick<PayableCart, 'invoice' | 'total'>,
  rules: InvoiceRules,
): InvalidInvoice | undefined {
  if (!hasInvoices(rules)) return undefined;
  const details = invoice ?? createDefaultDetails(rules, 'es');
  if (!details) return createInvalidInvoice('INVOICE_REQUIRED', 'idType');
  const [error] = listErrors(details, rules);
  if (error) return toInvalidInvoice(error);
  return isAboveMaximum(rules, details.idType, total.centAmount)
    ? createInvalidInvoice('INVOICE_LIMIT_EXCEEDED', 'idType')
    : undefined;
}

/** The errors of stored details by today's rules. */
export function listErrors(details: InvoiceDetails, rules: InvoiceRules): readonly InvoiceFieldError[] {
  const checked = checkInvoice(details, rules, 'es');
  return 'errors' in checked ? checked.errors : [];
}
