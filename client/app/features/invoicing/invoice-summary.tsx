import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import type { Details, InvoiceForm } from './invoice-choice.ts';

/** Who the order is invoiced to, with a button to change it. */
export function InvoiceSummary({ form, details, onEdit }: { form: InvoiceForm; details: Details; onEdit: () => void }) {
  const { t } = useLingui();
  const types = [...form.idTypes, ...form.fiscalCreditIdTypes, ...form.secondaryIdTypes];
  const getLabel = (idType: string) => types.find(({ id }) => id === idType)?.label ?? idType;
  const { idType, identification, secondaryIdType, secondaryIdentification, name, email } = details;
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 rounded-card bg-board p-4">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        <p>
          {getLabel(idType)}: <span className="figures">{identification}</span>
        </p>
        {secondaryIdType && (
          <p>
            {getLabel(secondaryIdType)}: <span className="figures">{secondaryIdentification}</span>
          </p>
        )}
        <p className="text-sm text-ink-soft">{email}</p>
      </div>
      <Button variant="quiet" onClick={onEdit} aria-label={t`Change the invoice details`}>
        <Trans>Change</Trans>
      </Button>
    </div>
  );
}
