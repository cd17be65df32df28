import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';

/** Shown in place of a membership that could not be loaded (ACCOUNT-312, MEMBERSHIP-355). */
export function MembershipUnavailable({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => Promise<unknown> }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-card bg-board p-5">
      <p>
        <Trans>We can’t show your membership right now. It hasn’t changed; try again in a few minutes.</Trans>
      </p>
      <Button variant="secondary" busy={isLoading} onClick={() => onRetry()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
