import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod/mini';
import { tabStorage } from '../../browser-storage.ts';
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

const storageKey = 'tarima.invoice-draft';

const schema = z.object({
  /** The id of the cart or of the attempt. */
  targetId: z.string(),
  /** The invoice that is chosen, but whose details are not saved. */
  choice: z.nullable(z.string()),
  /** What was typed and not saved, by choice and field. */
  values: z.record(z.string(), z.record(z.string(), z.string())),
});

/** What the shopper has chosen and typed for an invoice and not saved in this tab (INVOICING-112). */
export type InvoiceDraft = z.output<typeof schema>;

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The draft of a cart or of an attempt; empty without one. */
export function readInvoiceDraft(targetId: string): InvoiceDraft {
  const draft = tabStorage.getJson(storageKey, schema);
  return draft?.targetId === targetId ? draft : { targetId, choice: null, values: {} };
}

/** Stores the draft; undefined removes it. */
export function storeInvoiceDraft(draft: InvoiceDraft | undefined): void {
  if (draft) tabStorage.setJson(storageKey, draft);
  else tabStorage.remove(storageKey);
  for (const listener of listeners) listener();
}

/** Keeps what was typed for a choice; it is an unsaved choice from then on. */
export function keepTypedValues(targetId: string, choice: InvoiceChoice, values: InvoiceDraft['values'][string]): void {
  storeInvoiceDraft({ targetId, choice, values: { ...readInvoiceDraft(targetId).values, [choice]: values } });
}

/** The unsaved choice of a cart; null without one, and until the browser reads it. */
export function useUnsavedChoice(cartId: string): InvoiceChoice | null {
  const stored = useSyncExternalStore(
    subscribe,
    () => tabStorage.get(storageKey),
    () => null,
  );
  return useMemo(() => (stored === null ? null : readInvoiceDraft(cartId).choice), [stored, cartId]);
}
