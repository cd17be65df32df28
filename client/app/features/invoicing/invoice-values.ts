import { emailSchema } from '@tarima/markets/formats';
import { type InvoiceFieldName, invoiceFieldNames } from '@tarima/markets/invoicing/fields';
import { parseIdentification } from '@tarima/markets/invoicing/identification';
import type { MarketCode } from '@tarima/markets/table';
import { z } from 'zod/mini';
import { type Details, type InvoiceChoice, type InvoiceForm, listBuyerTypes, toChoice } from './invoice-choice.ts';

/** The values of the form; a field that the form does not show is empty. */
export type InvoiceValues = Record<InvoiceFieldName, string>;

/** Why a value is invalid; the message of a missing one comes with the form. */
export type InvoiceProblem = 'missing' | 'identification' | 'email';

/** A field of the form. */
export type FormField = InvoiceForm['fields'][number] & { readonly name: InvoiceFieldName };

const isFieldName = (name: string): name is InvoiceFieldName => invoiceFieldNames.some((field) => field === name);

/** The fields of a choice, in the order of the form, without fields that this version does not support. */
export function listFields(form: InvoiceForm, choice: InvoiceChoice): readonly FormField[] {
  const isAsked = (field: InvoiceForm['fields'][number]) =>
    choice === 'credit' ? field.isAskedForFiscalCredit : field.isAsked;
  return form.fields.filter((field): field is FormField => isFieldName(field.name) && isAsked(field));
}

export const isFieldRequired = (field: FormField, choice: InvoiceChoice): boolean =>
  choice === 'credit' ? field.isRequiredForFiscalCredit : field.isRequired;

/** The first values of the form: those of the details when they fit the choice, and the only type where there is one. */
export function createValues(form: InvoiceForm, choice: InvoiceChoice, details: Details | null): InvoiceValues {
  const known = details && toChoice(details) === choice ? details : null;
  // A buyer's contact is the same for each kind of invoice.
  const contact = { name: details?.invoicingEnabled ? details.name : null, email: details?.email };
  const getOnlyId = (types: readonly { readonly id: string }[]) => (types.length === 1 ? types[0]?.id : undefined);
  const first: Partial<Record<InvoiceFieldName, string | undefined>> = {
    idType: getOnlyId(listBuyerTypes(form, choice)),
    secondaryIdType: choice === 'credit' ? getOnlyId(form.secondaryIdTypes) : undefined,
  };
  const values = { ...first, ...contact, ...known };
  return Object.fromEntries(invoiceFieldNames.map((field) => [field, values[field] ?? ''])) as InvoiceValues;
}

const textSchema = z.string().check(z.trim());

/**
 * The rules that the browser checks: required fields, format and check digit of identifications, the email address. The
 * server checks everything again (INVOICING-100). The message of an issue is an `InvoiceProblem`.
 */
export function createValuesSchema(form: InvoiceForm, choice: InvoiceChoice, market: MarketCode) {
  const shape = Object.fromEntries(invoiceFieldNames.map((field) => [field, textSchema]));
  const fields = listFields(form, choice);
  return z.object(shape as Record<InvoiceFieldName, typeof textSchema>).check(
    z.superRefine((values, context) => {
      const report = (field: InvoiceFieldName, message: InvoiceProblem) =>
        context.addIssue({ code: 'custom', path: [field], message });
      for (const field of fields) {
        const { name } = field;
        const value = values[name];
        if (value === '') {
          if (isFieldRequired(field, choice)) report(name, 'missing');
        } else if (name === 'email') {
          if (!emailSchema.safeParse(value).success) report(name, 'email');
        } else if (name === 'identification' || name === 'secondaryIdentification') {
          const idType = values[name === 'identification' ? 'idType' : 'secondaryIdType'];
          if (idType !== '' && parseIdentification(market, idType, value) === undefined) report(name, 'identification');
        }
      }
    }),
  );
}
