import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  createPersonalDetailsSchema,
  type DetailsFieldErrorReason,
  type PersonalDetails,
  personalNameLength,
} from '@tarima/markets/personal-details';
import { formatPhone } from '@tarima/markets/phone';
import { getMarket } from '@tarima/markets/table';
import { useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { NameFields } from '../person-form/index.ts';
import type { AccountMember } from './account-sections.ts';
import { AttributesSection } from './attributes-section.tsx';
import { readDetailsDraft, storeDetailsDraft } from './details-draft.ts';
import { EmailSection } from './email-section.tsx';
import { FailureMessage } from './failure-message.tsx';
import { type DetailsOutcome, useUpdateDetails } from './use-update-details.ts';

const fields = ['firstName', 'lastName', 'phone'] as const;
type FieldName = (typeof fields)[number];

const toDetails = ({ firstName, lastName, phone }: AccountMember): PersonalDetails => ({
  firstName,
  lastName,
  phone: phone ?? '',
});

/** The stored phone is easier to read with spaces; saving removes them. */
const toFormValues = (details: PersonalDetails): PersonalDetails => ({ ...details, phone: formatPhone(details.phone) });

/** The details of the member: names and phone, the email address, and the attributes that the club asks for, each saved on its own. */
export function DetailsSection({ member }: { member: AccountMember }) {
  return (
    <>
      <DetailsForm member={member} />
      <EmailSection member={member} />
      <AttributesSection member={member} />
    </>
  );
}

/**
 * The form for names and phone (ACCOUNT-260). What the member enters stays in the tab until it is saved, so that it
 * survives an expired session and a reload.
 */
function DetailsForm({ member }: { member: AccountMember }) {
  const { t } = useLingui();
  const notify = useNotify();
  const [saved, setSaved] = useState(() => toDetails(member));
  const [outcome, setOutcome] = useState<DetailsOutcome>();
  const update = useUpdateDetails();
  const resolver = useMemo(
    () => zodResolver(createPersonalDetailsSchema(getMarket(member.marketCode))),
    [member.marketCode],
  );
  const [draft] = useState(() => readDetailsDraft(member.id));
  const form = useForm<PersonalDetails>({
    resolver,
    defaultValues: toFormValues(saved),
    ...(draft && { values: draft }),
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitting } = form.formState;
  useEffect(() => {
    const subscription = form.watch((values) => storeDetailsDraft({ ...saved, ...values, memberId: member.id }));
    return () => subscription.unsubscribe();
  }, [form, member.id, saved]);

  const messages: Readonly<Record<DetailsFieldErrorReason, string>> = {
    REQUIRED: t`Enter a name.`,
    TOO_LONG: t`Enter at most 50 characters.`,
    INVALID_CHARACTERS: t`Use letters, spaces, apostrophes and hyphens only.`,
    INVALID_PHONE: t`Enter a valid phone number; start with + and the country code for other countries.`,
  };
  const errorOf = (name: FieldName) => {
    const reason = errors[name]?.message;
    return reason && messages[reason as DetailsFieldErrorReason];
  };
  const register = (name: FieldName) => ({ ...form.register(name), id: `details-${name}`, error: errorOf(name) });
  const submit = form.handleSubmit(async (details) => {
    const result = await update(details, saved);
    setOutcome(result);
    if (result.kind === 'invalid')
      for (const { field, reason } of result.errors) form.setError(field, { message: reason });
    if (result.kind === 'changed') setSaved(result.current);
    if (result.kind !== 'saved') return;
    setSaved(result.details);
    form.reset(toFormValues(result.details));
    storeDetailsDraft(null);
    notify({ type: 'success', message: t`Your details have been saved.` });
  });
  const current = outcome?.kind === 'changed' ? outcome.current : undefined;
  return (
    <form noValidate onSubmit={submit} className="grid max-w-lg gap-5">
      <ErrorSummary
        title={t`Check this before you save:`}
        submissionCount={submitCount}
        errors={fields.flatMap((name) => {
          const text = errorOf(name);
          return text ? [{ id: `details-${name}`, text }] : [];
        })}
      />
      <Failure outcome={outcome} />
      {current && (
        <dl className="rounded-card bg-board p-4 text-sm">
          <dt className="font-semibold">
            <Trans>Currently saved</Trans>
          </dt>
          <dd>
            {current.firstName} {current.lastName}
            {current.phone && ` · ${formatPhone(current.phone)}`}
          </dd>
        </dl>
      )}
      <NameFields firstName={register('firstName')} lastName={register('lastName')} maxLength={personalNameLength} />
      <Field
        {...register('phone')}
        type="tel"
        inputMode="tel"
        label={t`Phone (optional)`}
        hint={t`We only call about your orders.`}
        autoComplete="tel"
        enterKeyHint="done"
      />
      <p className="text-sm text-ink-soft">
        <Trans>
          Your name at the club and on your plastic card doesn’t change. To change it, take your ID to the service desk
          at your club.
        </Trans>
      </p>
      <Button type="submit" size="large" busy={isSubmitting}>
        <Trans>Save details</Trans>
      </Button>
    </form>
  );
}

function Failure({ outcome }: { outcome: DetailsOutcome | undefined }) {
  const { t } = useLingui();
  const texts: Readonly<Partial<Record<DetailsOutcome['kind'], string>>> = {
    failed: t`We couldn’t save your details. What you entered is still here; try again.`,
    'signed-out': t`Your session has ended and nothing was saved. What you entered is still here; sign in again to save it.`,
    changed: t`Your details were changed in another window or device. What you entered is still here; save again to replace them.`,
  };
  const text = outcome && texts[outcome.kind];
  return <FailureMessage message={text} />;
}
