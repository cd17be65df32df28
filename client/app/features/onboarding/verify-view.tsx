import { Trans } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { ResendForm } from './resend-form.tsx';
import { useAccountSignInPath } from './use-account-sign-in-path.ts';
import { useVerifyEmail, type VerificationLink } from './use-verify-email.ts';

/** The membership and code of the mail's link; null for a page that was opened without them. */
function readLink(hash: string): VerificationLink | null {
  const fragment = new URLSearchParams(hash.slice(1));
  const [membershipNumber, code] = [fragment.get('membership'), fragment.get('code')];
  return membershipNumber && code ? { membershipNumber, code } : null;
}

/**
 * The page of the link in a verification mail, on any device. The address is verified when a button is pressed, because mail
 * servers open links to scan them; an expired, wrong or cut-off link leads to another mail (MEMBERSHIP-93, MEMBERSHIP-263).
 */
export function VerifyView() {
  const [link, setLink] = useState<VerificationLink | null>();
  const { verify, outcome, isVerifying } = useVerifyEmail();
  // The server does not receive the fragment.
  useEffect(() => setLink(readLink(location.hash)), []);

  if (outcome?.type === 'verified') return <Verified wasVerified={outcome.wasVerified} />;
  const needsNewMail = link === null || outcome?.needsNewMail === true;
  return (
    <div className="grid gap-8">
      <div className="grid justify-items-start gap-4">
        <h1 className="text-3xl lg:text-4xl">
          <Trans>Confirm your email</Trans>
        </h1>
        {outcome && <FailureNotice failure={outcome} />}
        {link && !needsNewMail && (
          <>
            <p className="max-w-prose text-lg">
              <Trans>One last step: confirm that this email address is yours.</Trans>
            </p>
            <Button size="large" busy={isVerifying} onClick={() => verify(link)} className="max-sm:w-full">
              <Trans>Confirm my email</Trans>
            </Button>
          </>
        )}
        {link === null && (
          <p className="max-w-prose text-lg">
            <Trans>Open the link in the email we sent you. If it doesn’t work, get a new one here.</Trans>
          </p>
        )}
      </div>
      {needsNewMail && (
        <section className="grid gap-4 rounded-card bg-board p-5 sm:p-8">
          <h2 className="text-xl">
            <Trans>Get a new email</Trans>
          </h2>
          <ResendForm membershipNumber={link?.membershipNumber ?? ''} />
        </section>
      )}
    </div>
  );
}

/** The address is verified; leads to the first sign-in. */
function Verified({ wasVerified }: { wasVerified: boolean }) {
  const signIn = useAccountSignInPath();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-4">
      <span className="inline-flex size-14 items-center justify-center rounded-full bg-sea-soft text-sea">
        <Icon name="check" className="size-8" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="text-3xl lg:text-4xl">
        <Trans>Your email is confirmed</Trans>
      </h1>
      <p className="max-w-prose text-lg">
        {wasVerified ? (
          <Trans>You’ve already confirmed it. Sign in with your email or membership number and your password.</Trans>
        ) : (
          <Trans>Your account is ready. Sign in with your email or membership number and the password you chose.</Trans>
        )}
      </p>
      <LinkButton size="large" to={signIn} className="max-sm:w-full">
        <Trans>Sign in</Trans>
      </LinkButton>
    </div>
  );
}
