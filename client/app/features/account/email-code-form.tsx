import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { extractDigits } from '../../digits.ts';
import { BreakableText } from '../../ui/breakable-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FailureMessage } from './failure-message.tsx';
import { useChangeEmail } from './use-change-email.ts';

const codeDigits = 6;

/** The second step: the code of the mail. Another code can be sent, and another address entered. */
export function EmailCodeForm({
  email,
  hasFocus,
  onConfirmed,
  onOtherEmail,
  onCancel,
}: {
  email: string;
  /** Whether the field takes the focus at first. */
  hasFocus: boolean;
  onConfirmed: (email: string) => void;
  onOtherEmail: () => void;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const { sendCode, confirm } = useChangeEmail();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [isResent, setResent] = useState(false);
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  useEffect(() => {
    if (hasFocus) form.setFocus('code');
  }, [form, hasFocus]);

  const clearResults = () => {
    setFailure(undefined);
    setResent(false);
  };
  const submit = form.handleSubmit(async ({ code }) => {
    clearResults();
    const outcome = await confirm(extractDigits(code));
    if (outcome.kind === 'done') onConfirmed(outcome.email);
    else if (outcome.kind === 'failed') setFailure(outcome.message);
    else form.setError('code', { message: outcome.message }, { shouldFocus: true });
  });
  const sendAgain = async () => {
    clearResults();
    form.clearErrors();
    setSending(true);
    const outcome = await sendCode(email);
    setSending(false);
    if (outcome.kind === 'done') setResent(true);
    else setFailure(outcome.message);
  };
  const linkClass = 'inline-flex min-h-11 items-center text-sm font-semibold text-sea underline underline-offset-4';
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <p>
        <Trans>
          We’ve sent a six-digit code to{' '}
          <strong className="wrap-anywhere">
            <BreakableText text={email} />
          </strong>
          . Enter it here to confirm your new email.
        </Trans>
      </p>
      <Field
        {...form.register('code', {
          validate: (code) => extractDigits(code).length === codeDigits || t`Enter the six digits of the code.`,
        })}
        id="email-code"
        inputMode="numeric"
        label={t`Code`}
        hint={t`The code can take a minute to arrive. Check your spam folder too.`}
        error={errors.code?.message}
        autoComplete="one-time-code"
        enterKeyHint="done"
        maxLength={12}
        className="figures max-w-48 tracking-widest"
      />
      <FailureMessage message={failure} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting} className="max-sm:w-full">
          <Trans>Confirm new email</Trans>
        </Button>
        <Button variant="quiet" onClick={onCancel} className="max-sm:w-full">
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <div className="border-t border-line pt-3">
        <div className="flex flex-wrap gap-x-6">
          <button type="button" className={linkClass} aria-disabled={isSending || undefined} onClick={sendAgain}>
            <Trans>Send a new code</Trans>
          </button>
          <button type="button" className={linkClass} onClick={onOtherEmail}>
            <Trans>Use a different email</Trans>
          </button>
        </div>
        <p role="status" className="text-sm text-ink-soft">
          {isResent ? (
            <Trans>We’ve sent a new code. Only the latest one works.</Trans>
          ) : (
            <Trans>If another account uses this email, you won’t get a code.</Trans>
          )}
        </p>
      </div>
    </form>
  );
}
