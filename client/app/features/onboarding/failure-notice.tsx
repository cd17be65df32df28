import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAccountSignInPath } from './use-account-sign-in-path.ts';

/** Why an account was not created, or an address not confirmed. */
export interface OnboardingFailure {
  readonly message: string;
  /** Whether signing in may be the next step. */
  readonly canSignIn?: boolean;
}

/** The reason of a failure and the next step; takes the focus when it appears. */
export function FailureNotice({ failure }: { failure: OnboardingFailure }) {
  const signIn = useAccountSignInPath();
  const notice = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Each failure is an object of its own, so that a repeated one takes the focus again.
    if (failure) notice.current?.focus();
  }, [failure]);
  return (
    <div
      ref={notice}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-card border-2 border-clay bg-clay-soft p-4"
    >
      <Icon name="alert" className="size-6 text-clay" />
      <div className="grid justify-items-start gap-3">
        <p>{failure.message}</p>
        {failure.canSignIn && (
          <LinkButton variant="secondary" to={signIn}>
            <Trans>Sign in</Trans>
          </LinkButton>
        )}
      </div>
    </div>
  );
}
