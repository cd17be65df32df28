import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MembershipStatus } from '../../apollo/schema-types.gen.ts';
import { usePathTo } from '../../i18n/use-locale.ts';
import { membershipNextSteps } from '../../session/membership-next-steps.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import type { CardProblem } from './use-card.ts';

const askAtTheDesk = msg`Ask the service desk at your club.`;

/** What the member can do, by the status of the membership. */
const advice: Readonly<Record<MembershipStatus, MessageDescriptor>> = {
  // The club has refused the card since the page was loaded.
  ACTIVE: askAtTheDesk,
  EXPIRED: msg`Your membership has expired. Your card works again once you renew it.`,
  BLOCKED: msg`Your membership is blocked. The service desk at your club can tell you why and help you.`,
  CANCELLED: msg`Your membership was cancelled. To shop at the club again, buy a new membership.`,
  CARD_INACTIVE: msg`This card isn’t active. The service desk at your club can activate it.`,
};

/** Says in place of the code why there is none, and leads to the next step (ACCOUNT-291). */
export function CodeProblem({
  problem,
  status,
  onRetry,
}: {
  problem: CardProblem;
  status: MembershipStatus;
  onRetry: () => void;
}) {
  if (problem === 'loading') {
    return (
      <div className="flex aspect-square items-center justify-center p-8" role="status">
        <p className="text-ink-soft">
          <Trans>Setting up your card…</Trans>
        </p>
      </div>
    );
  }
  return (
    <div className="p-6 text-center" role="alert">
      {problem === 'inactive' && <UnusableCard status={status} />}
      {problem === 'offline' && (
        <p className="text-lg">
          <Trans>
            You’re offline, and your card isn’t set up on this phone yet. Connect to the internet once to set it up.
          </Trans>
        </p>
      )}
      {problem === 'failed' && (
        <>
          <p className="text-lg">
            <Trans>We couldn’t set up your card. Your membership hasn’t changed.</Trans>
          </p>
          <Button className="mt-4" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </div>
  );
}

function UnusableCard({ status }: { status: MembershipStatus }) {
  const { i18n } = useLingui();
  const pathTo = usePathTo();
  const { page, action } = membershipNextSteps[status === 'ACTIVE' ? 'CARD_INACTIVE' : status];
  return (
    <>
      <p className="text-lg font-semibold">
        <Trans>This card can’t be used at the club right now.</Trans>
      </p>
      <p className="mt-2 text-balance text-ink-soft">{i18n._(advice[status])}</p>
      <LinkButton to={pathTo(page)} className="mt-5 min-h-12">
        {i18n._(action)}
      </LinkButton>
    </>
  );
}
