import { Trans, useLingui } from '@lingui/react/macro';
import { findInitialChoice, isNamed, useUnsavedChoice } from './invoice-choice.ts';
import { useCartInvoiceQuery, useInvoiceFormQuery } from './invoicing.gen.ts';

/** The kind of invoice of a cart with the name of its buyer (INVOICING-114); nothing in a market without invoices. */
export function InvoiceLine({ cartId }: { cartId: string }) {
  const { t } = useLingui();
  const form = useInvoiceFormQuery({}).data?.invoiceForm;
  const { data } = useCartInvoiceQuery({ variables: { cartId }, skip: !form?.isOffered });
  const unsaved = useUnsavedChoice(cartId);
  if (!form?.isOffered || !data) return null;
  const details = data.invoiceDetails?.details ?? null;
  const choice = unsaved ?? findInitialChoice(form, details);
  if (choice === undefined) return null;
  const ticket = form.idTypes.find(({ id }) => id === choice)?.label;
  const isUnsaved = unsaved !== null || details === null;
  return (
    <p className="wrap-anywhere">
      {!isNamed(choice) ? (
        <Trans>Invoice: {ticket}</Trans>
      ) : (
        <>
          {choice === 'credit' ? t`Invoice with fiscal credit` : t`Electronic invoice`}
          {' · '}
          {isUnsaved ? <Trans>details not saved yet</Trans> : details.name}
        </>
      )}
    </p>
  );
}
