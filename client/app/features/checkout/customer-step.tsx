import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { usePathTo } from '../../i18n/use-locale.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { formatMembershipNumber } from '../../ui/membership-number.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { MembershipCheckDocument } from './checkout.gen.ts';
import { type GuestDetails, type GuestProblem, guestSchema, readGuestDraft, saveGuestDraft } from './guest-details.ts';

const errorMessages = {
  email: msg`Enter a valid email address, such as ana@example.com.`,
  membershipNumber: msg`Enter your 14-digit membership number.`,
  unknown: msg`We don’t recognise that membership number. Check it and try again.`,
};

const unknownMember = 'unknown';

/** The step for guests only: the email address for finding the order later, and the membership number. */
export function CustomerStep({
  known,
  onDone,
}: {
  known: GuestDetails | undefined;
  onDone: (details: GuestDetails) => Promise<void>;
}) {
  const { t, i18n } = useLingui();
  const pathTo = usePathTo();
  const client = useApolloClient();
  const isHydrated = useHydrated();
  const form = useForm({
    resolver: zodResolver(guestSchema),
    defaultValues: {
      email: known?.email ?? '',
      membershipNumber: formatMembershipNumber(known?.membershipNumber ?? ''),
    },
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitting } = form.formState;
  useEffect(() => {
    const draft = known ? undefined : readGuestDraft();
    if (draft) form.reset(draft);
  }, [known, form]);
  const errorOf = (field: GuestProblem) => {
    const error = errors[field];
    return error && i18n._(error.type === unknownMember ? errorMessages.unknown : errorMessages[field]);
  };

  const submit = form.handleSubmit(async (details) => {
    const { membershipNumber } = details;
    const options = { query: MembershipCheckDocument, variables: { membershipNumber } };
    // If the check fails, the step continues: the number is checked again before the charge (CHECKOUT-17, CHECKOUT-18).
    const isValid = await client.query(options).then(
      ({ data }) => data?.isMembershipValid ?? true,
      () => true,
    );
    if (isValid) await onDone(details);
    else form.setError('membershipNumber', { type: unknownMember });
  });
  const number = form.register('membershipNumber');
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-board p-4">
        <p>
          <Trans>With an account you get home delivery, saved cards and faster checkout.</Trans>
        </p>
        <LinkButton variant="secondary" to={pathTo('login', {}, { pageTo: pathTo('checkout') })}>
          <Trans>Sign in</Trans>
        </LinkButton>
      </div>
      <form
        noValidate
        onSubmit={submit}
        onChange={() => saveGuestDraft(form.getValues())}
        className="grid max-w-lg gap-5"
      >
        <ErrorSummary
          title={t`Check this before you continue:`}
          submissionCount={submitCount}
          errors={(['email', 'membershipNumber'] as const).flatMap((field) => {
            const text = errorOf(field);
            return text ? [{ id: field, text }] : [];
          })}
        />
        <Field
          {...form.register('email')}
          id="email"
          type="email"
          label={t`Email`}
          hint={t`We’ll send your confirmation here. You’ll need this email to find your order.`}
          error={errorOf('email')}
          autoComplete="email"
          enterKeyHint="next"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          {...number}
          id="membershipNumber"
          label={t`Membership number`}
          hint={t`14 digits, on the front of your membership card`}
          error={errorOf('membershipNumber')}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={20}
          onChange={(event) => {
            event.target.value = formatMembershipNumber(event.target.value);
            return number.onChange(event);
          }}
        />
        <Button type={isHydrated ? 'submit' : 'button'} size="large" busy={isSubmitting}>
          <Trans>Continue</Trans>
        </Button>
      </form>
    </div>
  );
}
