import { Trans } from '@lingui/react/macro';
import type { OrderPartsFragment } from './orders.gen.ts';

/** Who the order is invoiced to (INVOICING-110). */
export function OrderInvoice({ invoice }: { invoice: NonNullable<OrderPartsFragment['invoice']> }) {
  const { typeLabel, isNamed, hasFiscalCredit, identification, name, email } = invoice;
  return (
    <section className="wrap-anywhere">
      <h2 className="mb-1 text-lg">
        <Trans>Invoice</Trans>
      </h2>
      <p className="text-ink-soft">
        {isNamed ? (
          <>
            <span className="block text-ink">{name}</span>
            <span className="block">
              {typeLabel}: <span className="figures">{identification}</span>
            </span>
          </>
        ) : (
          typeLabel
        )}
        {hasFiscalCredit && (
          <span className="block">
            <Trans>With fiscal credit</Trans>
          </span>
        )}
        {email && (
          <span className="block text-sm">
            <Trans>Sent to {email}</Trans>
          </span>
        )}
      </p>
    </section>
  );
}
