import type {
  InvoiceDetailsPartsFragment,
  InvoiceFormPartsFragment,
  InvoiceIdTypePartsFragment,
} from './invoicing.gen.ts';

export type InvoiceForm = InvoiceFormPartsFragment;
export type IdTypeOption = InvoiceIdTypePartsFragment;
export type Details = InvoiceDetailsPartsFragment;

/** What the shopper chooses first: the id of a ticket type, an electronic invoice, or one with fiscal credit. */
export type InvoiceChoice = 'invoice' | 'credit' | (string & {});

/** Whether the choice names a buyer, so that the form asks for details. */
export const isNamed = (choice: InvoiceChoice): boolean => choice === 'invoice' || choice === 'credit';

/** The types that turn invoicing off: final consumer and electronic ticket. */
export const listTicketTypes = ({ idTypes }: InvoiceForm): readonly IdTypeOption[] =>
  idTypes.filter(({ isInvoice }) => !isInvoice);

/** The types that can identify the buyer of a choice. */
export const listBuyerTypes = (form: InvoiceForm, choice: InvoiceChoice): readonly IdTypeOption[] =>
  choice === 'credit' ? form.fiscalCreditIdTypes : form.idTypes.filter(({ isInvoice }) => isInvoice);

/** The choice that details express. */
export const toChoice = ({ idType, fiscalEnable, invoicingEnabled }: Details): InvoiceChoice => {
  if (!invoicingEnabled) return idType;
  return fiscalEnable ? 'credit' : 'invoice';
};

/** The choice that a form starts with: that of the cart, else the market's default; undefined when the shopper must choose. */
export function findInitialChoice(form: InvoiceForm, details: Details | null): InvoiceChoice | undefined {
  if (details) return toChoice(details);
  const { defaultIdType } = form;
  if (defaultIdType === null) return undefined;
  return listTicketTypes(form).some(({ id }) => id === defaultIdType) ? defaultIdType : 'invoice';
}

/** Whether a total is above the maximum of a ticket type (INVOICING-15, INVOICING-103). */
export const isAboveMaximum = ({ maximum }: IdTypeOption, totalCents: number): boolean =>
  maximum !== null && totalCents > maximum.centAmount;
