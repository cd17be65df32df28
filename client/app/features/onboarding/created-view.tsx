import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { type CreatedAccount, createdAccountSchema } from './created-account.ts';
import { storeOnboardingDraft } from './onboarding-draft.ts';
import { ResendForm } from './resend-form.tsx';

/** The page after an online account was created: what to do with the mail, and the way to another one (MEMBERSHIP-94). */
export function CreatedView() {
  const { t } = useLingui();
  const account = createdAccountSchema.safeParse(useLocation().state).data;
  const isEmailSent = account?.isEmailSent !== false;
  return (
    <div className="grid gap-8">
      <div className="grid justify-items-start gap-4">
        <span className="inline-flex size-14 items-center justify-center rounded-full bg-sea-soft text-sea">
          <Icon name={isEmailSent ? 'check' : 'alert'} className="size-8" />
        </span>
        <h1 className="text-3xl lg:text-4xl">
          {isEmailSent ? <Trans>Confirm your email to finish</Trans> : <Trans>Your account has been created</Trans>}
        </h1>
        <p className="max-w-prose text-lg">
          {!isEmailSent ? (
            <Trans>
              We couldn’t send the email to confirm your address. Send it again below; you can’t sign in without it.
            </Trans>
          ) : account ? (
            <Trans>
              Your account has been created. We’ve sent an email to{' '}
              <strong className="break-words">{account.email}</strong>.
            </Trans>
          ) : (
            <Trans>When your account is created, we’ll email you a link to confirm your address.</Trans>
          )}
        </p>
      </div>
      {isEmailSent && (
        <ol className="grid gap-3" aria-label={t`What to do next`}>
          <Step number={1}>
            <Trans>Open the email from Tarima, on this or any other device.</Trans>
          </Step>
          <Step number={2}>
            <Trans>Confirm your email address with the link in it. The link works once and expires after a day.</Trans>
          </Step>
          <Step number={3}>
            <Trans>Sign in with your email and the password you chose.</Trans>
          </Step>
        </ol>
      )}
      <section className="grid gap-4 rounded-card bg-board p-5 sm:p-8">
        <h2 className="text-xl">
          {isEmailSent ? <Trans>Didn’t get the email?</Trans> : <Trans>Send the email again</Trans>}
        </h2>
        {isEmailSent && (
          <p>
            <Trans>It can take a minute. Check your spam folder too.</Trans>
          </p>
        )}
        <ResendForm account={account} />
        {account && <RegisterAgain account={account} />}
      </section>
    </div>
  );
}

/** The way back to the form, with what was entered but the password and the number of the document (MEMBERSHIP-352). */
function RegisterAgain({ account }: { account: CreatedAccount }) {
  const { market } = useLocale();
  const pathTo = usePathTo();
  return (
    <p>
      <Trans>Wrong email address?</Trans>{' '}
      <Link
        to={pathTo('onboarding')}
        onClick={() => storeOnboardingDraft(market.code, account.draft)}
        className="inline-block py-2 font-semibold text-sea underline"
      >
        <Trans>Register again</Trans>
      </Link>
    </p>
  );
}

function Step({ number, children }: { number: number; children: React.ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span
        aria-hidden
        className="figures inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-sea-soft font-semibold text-sea"
      >
        {number}
      </span>
      <span className="pt-1">{children}</span>
    </li>
  );
}
