import { zodResolver } from '@hookform/resolvers/zod';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type InvoiceFieldName, invoiceTerritoryFields } from '@tarima/markets/invoicing/fields';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { ActivityField } from './activity-field.tsx';
import { IdentificationFields } from './identification-fields.tsx';
import {
  type Details,
  type InvoiceChoice,
  type InvoiceForm,
  keepTypedValues,
  readInvoiceDraft,
} from './invoice-choice.ts';
import {
  createValues,
  createValuesSchema,
  type InvoiceProblem,
  type InvoiceValues,
  listFields,
} from './invoice-values.ts';
import type { InvoiceFailure, SetOutcome } from './save-invoice.ts';
import { TerritoryField } from './territory-field.tsx';
import { TextField } from './text-field.tsx';

const problemMessages = {
  identification: msg`Check the number: it doesn’t match this type of ID.`,
  email: msg`Enter a valid email address, such as ana@example.com.`,
};

/** Error type of a field that the server refused; the message is the server's. */
const refused = 'refused';

/** The form of an invoice that names a buyer: the fields that the market requires, with its labels. */
export function InvoiceDetailsForm({
  form,
  choice,
  details,
  isPrefilled,
  failure,
  targetId,
  onSave,
}: {
  form: InvoiceForm;
  choice: InvoiceChoice;
  /** What the form starts with. */
  details: Details | null;
  /** Whether the details are those of an earlier order. */
  isPrefilled: boolean;
  failure: InvoiceFailure | undefined;
  /** The cart or the attempt whose draft keeps what is typed (INVOICING-112). */
  targetId: string;
  onSave: (values: InvoiceValues, fiscalEnable: boolean) => Promise<SetOutcome>;
}) {
  const { t, i18n } = useLingui();
  const { market } = useLocale();
  const fields = listFields(form, choice);
  const [typed] = useState(() => readInvoiceDraft(targetId).values[choice]);
  const resolver = useMemo(() => zodResolver(createValuesSchema(form, choice, market.code)), [form, choice, market]);
  const controls = useForm<InvoiceValues, unknown, InvoiceValues>({
    resolver,
    defaultValues: { ...createValues(form, choice, details), ...typed },
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitting } = controls.formState;
  const { setError } = controls;
  useEffect(() => {
    if (failure) setError(failure.field as InvoiceFieldName, { type: refused, message: failure.message });
  }, [failure, setError]);

  const errorOf = (name: InvoiceFieldName): string | undefined => {
    const error = errors[name];
    if (!error) return undefined;
    if (error.type === refused) return error.message;
    const problem = error.message as InvoiceProblem;
    if (problem !== 'missing') return i18n._(problemMessages[problem]);
    return fields.find((field) => field.name === name)?.missingMessage;
  };
  const submit = controls.handleSubmit(async (values) => {
    await onSave(values, choice === 'credit');
  });
  const isTerritory = (name: InvoiceFieldName) => invoiceTerritoryFields.some((field) => field === name);
  return (
    <form
      noValidate
      onSubmit={submit}
      onChange={() => keepTypedValues(targetId, choice, controls.getValues())}
      className="grid max-w-lg gap-5"
    >
      <ErrorSummary
        title={t`Check this before you continue:`}
        submissionCount={submitCount}
        errors={fields.flatMap(({ name }) => {
          const text = errorOf(name);
          return text ? [{ id: `invoice-${name}`, text }] : [];
        })}
      />
      {isPrefilled && !typed && (
        <p className="rounded-card bg-board p-4 text-sm">
          <Trans>These are the details of your last invoice. Check them before you save.</Trans>
        </p>
      )}
      {fields.map((field) => {
        const { name } = field;
        const common = { field, choice, controls, error: errorOf(name) };
        if (name === 'idType' || name === 'secondaryIdType') {
          return <IdentificationFields {...common} key={name} form={form} errorOf={errorOf} />;
        }
        // Shown together with their type.
        if (name === 'identification' || name === 'secondaryIdentification') return null;
        if (name === 'economicActivity') return <ActivityField {...common} key={name} />;
        if (isTerritory(name)) return <TerritoryField {...common} key={name} />;
        return <TextField {...common} key={name} />;
      })}
      <Button type="submit" size="large" busy={isSubmitting}>
        <Trans>Save invoice details</Trans>
      </Button>
    </form>
  );
}
