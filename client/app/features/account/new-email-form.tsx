import { zodResolver } from '@hookform/resolvers/zod';
import { Trans, useLingui } from '@lingui/react/macro';
import { emailSchema } from '@tarima/markets/formats';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FailureMessage } from './failure-message.tsx';
import { useChangeEmail } from './use-change-email.ts';

const resolver = zodResolver(z.object({ email: emailSchema }));

/** The first step: the new address, to which a code is sent. */
export function NewEmailForm({
  email,
  hasFocus,
  onChange,
  onSent,
  onCancel,
}: {
  email: string;
  /** Whether the field takes the focus at first. */
  hasFocus: boolean;
  /** Gets what the member enters. */
  onChange: (email: string) => void;
  onSent: (email: string) => void;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const { sendCode } = useChangeEmail();
  const [failure, setFailure] = useState<string>();
  const form = useForm<{ email: string }>({ resolver, defaultValues: { email } });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => {
    if (hasFocus) form.setFocus('email');
  }, [form, hasFocus]);
  useEffect(() => {
    const subscription = form.watch((values) => onChange(values.email ?? ''));
    return () => subscription.unsubscribe();
  }, [form, onChange]);

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined);
    const outcome = await sendCode(values.email);
    if (outcome.kind === 'done') onSent(outcome.email);
    else if (outcome.kind === 'failed') setFailure(outcome.message);
    else form.setError('email', { type: 'refused', message: outcome.message }, { shouldFocus: true });
  });
  const { email: error } = errors;
  const invalid = t`Enter a valid email address, such as ana@example.com.`;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <Field
        {...form.register('email')}
        id="new-email"
        type="email"
        inputMode="email"
        label={t`New email address`}
        hint={t`We’ll send a code to this address, to make sure it’s yours.`}
        error={error && (error.type === 'refused' ? error.message : invalid)}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={254}
      />
      <FailureMessage message={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting} className="max-sm:w-full">
          <Trans>Send code</Trans>
        </Button>
        <Button variant="quiet" onClick={onCancel} className="max-sm:w-full">
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
