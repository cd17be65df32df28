import { Trans } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { usePathTo } from '../../i18n/use-locale.ts';
import { LinkButton } from '../../ui/button.tsx';
import type { RegisterOutcome } from './begin-membership.ts';

/** Why a submission did not begin the purchase, and the next step; field errors are in the summary of the form. */
export function RegisterNotice({ outcome }: { outcome: RegisterOutcome | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const pathTo = usePathTo();
  useLayoutEffect(() => {
    if (outcome) box.current?.focus();
  }, [outcome]);
  const show = (text: ReactNode, action?: ReactNode) => (
    <div ref={box} role="alert" tabIndex={-1} className="grid justify-items-start gap-3 rounded-card bg-clay-soft p-4">
      <p>{text}</p>
      {action}
    </div>
  );
  switch (outcome?.type) {
    case 'unavailable':
      return show(<Trans>We couldn’t send your details, and you haven’t been charged. Try again in a moment.</Trans>);
    case 'refused':
      return show(outcome.message);
    case 'not-sold':
      return show(
        outcome.message,
        <LinkButton variant="secondary" to={pathTo('membership-info')}>
          <Trans>Choose another membership</Trans>
        </LinkButton>,
      );
    case 'in-progress':
      return show(
        <Trans>You’re already paying for a membership, maybe in another tab. Finish that payment first.</Trans>,
        outcome.attemptId && (
          <LinkButton variant="secondary" to={pathTo('membership-checkout', {}, { attempt: outcome.attemptId })}>
            <Trans>View payment</Trans>
          </LinkButton>
        ),
      );
    default:
      return null;
  }
}

/** Next steps for an email address that has an account. */
export function AccountLinks({ signInPath }: { signInPath: string }) {
  const pathTo = usePathTo();
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-board p-4">
      <p className="w-full">
        <Trans>
          Sign in with that email address, or create an online account if you already have a membership number.
        </Trans>
      </p>
      <LinkButton variant="secondary" to={signInPath} reloadDocument>
        <Trans>Sign in</Trans>
      </LinkButton>
      <LinkButton variant="quiet" to={pathTo('onboarding')}>
        <Trans>I have a membership number</Trans>
      </LinkButton>
    </div>
  );
}
