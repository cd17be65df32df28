import { findInitialChoice, isAboveMaximum, isNamed, listTicketTypes, useUnsavedChoice } from './invoice-choice.ts';
import { useCartInvoiceQuery, useInvoiceFormQuery } from './invoicing.gen.ts';

/**
 * Whether a cart can be invoiced as it is: with its details, or with the market's default. `not-needed` in a market without
 * electronic invoices; `unsaved` while the shopper has chosen another invoice and not saved its details. While it cannot be read it is `loading`; the server checks it again when the order is placed.
 */
export function useInvoiceStatus(
  cartId: string,
  { centAmount }: { readonly centAmount: number },
): 'loading' | 'valid' | 'invalid' | 'unsaved' | 'not-needed' {
  const unsaved = useUnsavedChoice(cartId);
  const { data } = useInvoiceFormQuery({});
  const form = data?.invoiceForm;
  const cart = useCartInvoiceQuery({ variables: { cartId }, skip: !form?.isOffered });
  if (form?.isOffered === false) return 'not-needed';
  if (!form || !cart.data) return 'loading';
  const details = cart.data.invoiceDetails?.details ?? null;
  const choice = findInitialChoice(form, details);
  if (unsaved !== null) return 'unsaved';
  if (choice === undefined || (isNamed(choice) && details === null)) return 'invalid';
  const ticket = listTicketTypes(form).find(({ id }) => id === choice);
  return ticket && isAboveMaximum(ticket, centAmount) ? 'invalid' : 'valid';
}
