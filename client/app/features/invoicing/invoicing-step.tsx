import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InvoiceEditor } from './invoice-editor.tsx';
import { InvoiceSkeleton } from './invoice-skeleton.tsx';
import { useCartInvoiceQuery, useInvoiceFormQuery } from './invoicing.gen.ts';
import { getTargetId, type InvoiceFailure, type InvoiceTarget } from './save-invoice.ts';
import type { InvoicingStatus } from './use-set-invoice.ts';

export interface InvoicingStepProps {
  readonly target: InvoiceTarget;
  /** The total of the cart or of the attempt: a ticket can have a maximum. */
  readonly total: { readonly centAmount: number };
  /** The `InvalidInvoice` with which the order was refused. */
  readonly failure?: InvoiceFailure | undefined;
  /** By default `h3`. */
  readonly heading?: 'h2' | 'h3';
  /** Called after each change; `invalid` is the flag "invoice error" (INVOICING-16). Pass a stable function. */
  readonly onStatus: (status: InvoicingStatus) => void;
}

/** How the order or the membership is invoiced: nothing in a market without electronic invoices. It saves by itself. */
export function InvoicingStep({ target, total, failure, heading: Heading = 'h3', onStatus }: InvoicingStepProps) {
  const form = useInvoiceFormQuery({});
  const isOffered = form.data?.invoiceForm.isOffered;
  const cart = useCartInvoiceQuery({ variables: target, skip: !isOffered });
  const hasFailed = form.error !== undefined || cart.error !== undefined;
  const isLoaded = form.data !== undefined && (isOffered === false || cart.data !== undefined);
  const status = hasFailed ? 'invalid' : isLoaded ? undefined : 'loading';
  useEffect(() => {
    if (isOffered === false) onStatus('valid');
    else if (status) onStatus(status);
  }, [isOffered, status, onStatus]);

  if (isOffered === false) return null;
  return (
    <section aria-labelledby="invoice-heading" className="grid gap-4">
      <Heading id="invoice-heading" className={Heading === 'h2' ? 'text-xl' : 'text-lg'}>
        <Trans>Invoice</Trans>
      </Heading>
      {hasFailed ? (
        <div role="alert" className="flex flex-wrap items-center gap-3 rounded-card bg-clay-soft p-4 text-clay">
          <Icon name="alert" className="size-6 shrink-0" />
          <p className="min-w-0 flex-1">
            <Trans>We couldn’t load the invoice options.</Trans>
          </p>
          <Button variant="secondary" onClick={() => void (form.error ? form.refetch() : cart.refetch())}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : form.data && cart.data ? (
        <InvoiceEditor
          key={getTargetId(target)}
          target={target}
          form={form.data.invoiceForm}
          details={cart.data.invoiceDetails?.details ?? null}
          saved={cart.data.invoiceDetails?.saved ?? null}
          totalCents={total.centAmount}
          failure={failure}
          onStatus={onStatus}
        />
      ) : (
        <InvoiceSkeleton form={form.data?.invoiceForm} />
      )}
    </section>
  );
}
