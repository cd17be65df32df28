import { Trans, useLingui } from '@lingui/react/macro';
import { emailSchema, membershipNumberSchema } from '@tarima/markets/formats';
import { type FormEvent, useState } from 'react';
import { extractDigits } from '../../digits.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { formatMembershipNumber } from '../../ui/membership-number.ts';
import type { CreatedAccount } from './created-account.ts';
import { useResend } from './use-resend.ts';

/** Requests another verification mail: for an account that was just created without asking for its details again. */
export function ResendForm({
  account,
  membershipNumber = '',
}: {
  account?: CreatedAccount | undefined;
  membershipNumber?: string;
}) {
  const { t } = useLingui();
  const { send, outcome, isSending } = useResend();
  const [number, setNumber] = useState(formatMembershipNumber(account?.membershipNumber ?? membershipNumber));
  const [email, setEmail] = useState(account?.email ?? '');
  const [wasSubmitted, setSubmitted] = useState(false);
  const digits = membershipNumberSchema.safeParse(extractDigits(number)).data;
  const address = emailSchema.safeParse(email).data;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (digits && address) await send({ membershipNumber: digits, email: address });
    else document.getElementById(digits ? 'resend-email' : 'resend-membership')?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {!account && (
        <>
          <Field
            id="resend-membership"
            label={t`Membership number`}
            value={number}
            onChange={(event) => setNumber(formatMembershipNumber(event.target.value))}
            error={wasSubmitted && !digits ? t`Enter the 14 digits of your membership number.` : undefined}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
            className="figures"
          />
          <Field
            id="resend-email"
            label={t`Email`}
            type="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={wasSubmitted && !address ? t`Enter a valid email address, such as ana@example.com.` : undefined}
            inputMode="email"
            autoComplete="email"
            enterKeyHint="send"
            maxLength={254}
          />
        </>
      )}
      <Button type="submit" variant="secondary" busy={isSending} className="justify-self-start max-sm:w-full">
        <Trans>Send the email again</Trans>
      </Button>
      <div role="status" className="empty:-mt-5">
        {outcome?.type === 'accepted' && (
          <p>
            <Trans>If {outcome.email} belongs to an account that isn’t confirmed yet, a new email is on its way.</Trans>
          </p>
        )}
        {outcome?.type === 'throttled' && (
          <p className="text-clay">
            <Trans>You’ve tried too many times. Wait a minute and try again.</Trans>
          </p>
        )}
      </div>
    </form>
  );
}
