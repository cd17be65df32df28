import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import {
  type Details,
  findInitialChoice,
  type InvoiceChoice,
  type InvoiceForm,
  isAboveMaximum,
  isNamed,
  listTicketTypes,
  readInvoiceDraft,
  storeInvoiceDraft,
  toChoice,
} from './invoice-choice.ts';
import { InvoiceChoices } from './invoice-choices.tsx';
import { InvoiceDetailsForm } from './invoice-details-form.tsx';
import { InvoiceSummary } from './invoice-summary.tsx';
import { getTargetId, type InvoiceFailure, type InvoiceTarget, type SetOutcome } from './save-invoice.ts';
import { type InvoicingStatus, useSetInvoice } from './use-set-invoice.ts';

interface EditorProps {
  readonly target: InvoiceTarget;
  readonly form: InvoiceForm;
  /** The details of the cart or the attempt; null when nothing was chosen. */
  readonly details: Details | null;
  /** The member's last details. */
  readonly saved: Details | null;
  readonly totalCents: number;
  readonly failure: InvoiceFailure | undefined;
  readonly onStatus: (status: InvoicingStatus) => void;
}

/**
 * The choice of an invoice, and the details of one that names a buyer. A ticket is saved when it is chosen. What is not saved
 * yet is kept as a draft (INVOICING-112).
 */
export function InvoiceEditor({ target, form, details, saved, totalCents, failure, onStatus }: EditorProps) {
  const { t } = useLingui();
  const setInvoice = useSetInvoice(target, saved);
  const targetId = getTargetId(target);
  const [choice, setChoice] = useState(() => readInvoiceDraft(targetId).choice ?? findInitialChoice(form, details));
  const [isEditing, setEditing] = useState(
    () =>
      choice !== undefined &&
      isNamed(choice) &&
      (details === null || failure !== undefined || readInvoiceDraft(targetId).choice !== null),
  );
  const [isSaving, setSaving] = useState(false);
  const [message, setMessage] = useState<string>();
  const [refusal, setRefusal] = useState(failure);
  const [seenFailure, setSeenFailure] = useState(failure);
  // The order was refused because of the invoice: the form opens at the field.
  if (failure !== seenFailure) {
    setSeenFailure(failure);
    setRefusal(failure);
    if (failure && choice !== undefined && isNamed(choice)) setEditing(true);
  }

  const ticket = listTicketTypes(form).find(({ id }) => id === choice);
  const isTooExpensive = ticket !== undefined && isAboveMaximum(ticket, totalCents);
  const isChosen = choice !== undefined && (details ? toChoice(details) === choice : choice === form.defaultIdType);
  const status = isSaving ? 'loading' : isChosen && !isEditing && !isTooExpensive && !refusal ? 'valid' : 'invalid';
  useEffect(() => onStatus(status), [status, onStatus]);

  const report = (outcome: SetOutcome) => {
    setRefusal(outcome.kind === 'refused' ? outcome.failure : undefined);
    setMessage(
      outcome.kind === 'not-possible'
        ? outcome.message
        : outcome.kind === 'unknown'
          ? t`We couldn’t save your invoice details. Check your connection and try again.`
          : undefined,
    );
  };
  const save = async (...[values, fiscalEnable]: Parameters<typeof setInvoice>) => {
    setSaving(true);
    const outcome = await setInvoice(values, fiscalEnable).finally(() => setSaving(false));
    report(outcome);
    return outcome;
  };
  const saveDetails = async (...parts: Parameters<typeof setInvoice>) => {
    const outcome = await save(...parts);
    if (outcome.kind === 'saved') {
      setEditing(false);
      storeInvoiceDraft(undefined);
    }
    return outcome;
  };
  const choose = (next: InvoiceChoice) => {
    setChoice(next);
    setRefusal(undefined);
    setMessage(undefined);
    const draft = readInvoiceDraft(targetId);
    if (isNamed(next)) {
      const isUnsaved = !details || toChoice(details) !== next || draft.values[next] !== undefined;
      setEditing(isUnsaved);
      storeInvoiceDraft({ ...draft, choice: isUnsaved ? next : null });
    } else {
      setEditing(false);
      storeInvoiceDraft({ ...draft, choice: null });
      void save({ idType: next }, false);
    }
  };

  return (
    <div className="grid gap-4">
      {message && (
        <p role="alert" className="flex gap-3 rounded-card bg-clay-soft p-4 text-clay">
          <Icon name="alert" className="size-6 shrink-0" />
          {message}
        </p>
      )}
      {refusal && !isEditing && (
        <p role="alert" className="flex gap-3 rounded-card bg-clay-soft p-4 text-clay">
          <Icon name="alert" className="size-6 shrink-0" />
          {refusal.message}
        </p>
      )}
      <InvoiceChoices form={form} choice={choice} totalCents={totalCents} onChoose={choose} />
      {choice !== undefined && isNamed(choice) && isEditing && (
        <InvoiceDetailsForm
          key={choice}
          form={form}
          choice={choice}
          details={details?.invoicingEnabled ? details : saved}
          isPrefilled={!details?.invoicingEnabled && saved !== null}
          failure={refusal}
          targetId={targetId}
          onSave={saveDetails}
        />
      )}
      {details?.invoicingEnabled && !isEditing && toChoice(details) === choice && (
        <InvoiceSummary form={form} details={details} onEdit={() => setEditing(true)} />
      )}
      <p role="status" className="sr-only">
        {details && isChosen && !isSaving && !isEditing && <Trans>Invoice details saved.</Trans>}
      </p>
    </div>
  );
}
