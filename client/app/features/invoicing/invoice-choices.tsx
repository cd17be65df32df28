import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { useMoney } from '../../i18n/use-money.ts';
import {
  type InvoiceChoice,
  type InvoiceForm,
  isAboveMaximum,
  listBuyerTypes,
  listTicketTypes,
} from './invoice-choice.ts';

interface Option {
  readonly id: InvoiceChoice;
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly isDisabled?: boolean;
}

/** Radio buttons: final consumer or ticket, electronic invoice, fiscal credit. */
export function InvoiceChoices({
  form,
  choice,
  totalCents,
  onChoose,
}: {
  form: InvoiceForm;
  choice: InvoiceChoice | undefined;
  totalCents: number;
  onChoose: (choice: InvoiceChoice) => void;
}) {
  const { t } = useLingui();
  const money = useMoney();
  const name = useId();
  const options: readonly Option[] = [
    ...listTicketTypes(form).map((type) => ({
      id: type.id,
      label: type.label,
      hint:
        type.maximum && isAboveMaximum(type, totalCents) ? (
          <Trans>
            Only for totals up to {money(type.maximum)}. For a higher total, choose an invoice with your details.
          </Trans>
        ) : (
          t`Without your name or ID.`
        ),
      isDisabled: isAboveMaximum(type, totalCents),
    })),
    ...(listBuyerTypes(form, 'invoice').length > 0
      ? [{ id: 'invoice', label: t`Electronic invoice`, hint: t`In your name or your company’s, sent to your email.` }]
      : []),
    ...(form.isFiscalCreditOffered
      ? [{ id: 'credit', label: t`Invoice with fiscal credit`, hint: t`For businesses that claim the tax back.` }]
      : []),
  ];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-semibold">
        <Trans>How would you like your invoice?</Trans>
      </legend>
      {options.map(({ id, label, hint, isDisabled = false }) => (
        <label
          key={id}
          className="flex min-h-14 cursor-pointer items-start gap-3 rounded-card border-2 border-line px-4 py-3 has-checked:border-sea has-checked:bg-sea-soft has-disabled:cursor-default has-disabled:bg-board"
        >
          <input
            type="radio"
            name={name}
            value={id}
            checked={choice === id}
            disabled={isDisabled}
            onChange={() => onChoose(id)}
            className="mt-0.5 size-5 shrink-0 accent-sea"
          />
          <span className="min-w-0">
            <b className="font-semibold">{label}</b>
            <span className="block text-sm text-ink-soft">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
