import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { usePathTo } from '../../i18n/use-locale.ts';
import { Link } from '../../ui/link.tsx';
import { CardCodePanel } from './card-code-panel.tsx';
import { CardFace } from './card-face.tsx';
import { CodeProblem } from './code-problem.tsx';
import { FamilyCards } from './family-cards.tsx';
import { useMembershipCardQuery } from './membership-card.gen.ts';
import { useCard } from './use-card.ts';

/**
 * The digital membership card (MEMBERSHIP-230). The page's loader has the member; offline there is none, and the card
 * that this device keeps is shown.
 */
export function MembershipCardView() {
  const { data } = useMembershipCardQuery({ fetchPolicy: 'cache-only' });
  // As the page was loaded: another query can replace the membership in the cache by other fields of it.
  const [member] = useState(data?.me ?? null);
  const { card, problem, renew } = useCard(member);
  const holder = card?.holder ?? (member?.membership ? { ...member, membership: member.membership } : undefined);
  if (!holder) return problem === 'loading' ? <CardSkeleton /> : <NoCard />;
  return (
    <>
      <h1 className="sr-only">
        <Trans>Membership card</Trans>
      </h1>
      <article className="mx-auto overflow-hidden rounded-2xl bg-paper shadow-float max-w-md landscape:max-lg:grid landscape:max-lg:max-w-4xl landscape:max-lg:grid-cols-2">
        <CardFace holder={holder} />
        <div className="no-print">
          {card?.cardKey && problem === undefined ? (
            <CardCodePanel membershipNumber={holder.membershipNumber} cardKey={card.cardKey} />
          ) : (
            <CodeProblem problem={problem ?? 'loading'} status={holder.membership.status} onRetry={renew} />
          )}
        </div>
        <p className="hidden p-6 print:block">
          <Trans>The code can’t be printed because it changes. Open your card on your phone.</Trans>
        </p>
      </article>
      <div className="no-print mx-auto max-w-md">
        {problem === undefined && (
          <div className="mt-5 text-center text-sm text-ink-soft">
            <p>
              <Trans>If the scanner can’t read it, turn up your screen’s brightness.</Trans>
            </p>
            {member && (
              <button
                type="button"
                onClick={renew}
                className="mt-1 inline-flex min-h-11 items-center font-semibold text-sea underline underline-offset-4"
              >
                <Trans>The code isn’t accepted? Set up the card again</Trans>
              </button>
            )}
          </div>
        )}
        <FamilyCards names={holder.membership.otherCardholders} />
      </div>
    </>
  );
}

function CardSkeleton() {
  return (
    <div className="mx-auto max-w-md overflow-hidden rounded-2xl shadow-float" aria-busy="true">
      <div className="h-56 bg-sea" />
      <div className="aspect-square bg-paper" />
    </div>
  );
}

/** Shown offline on a device without a card. */
function NoCard() {
  const pathTo = usePathTo();
  return (
    <div className="mx-auto max-w-md py-12 text-center">
      <h1 className="text-2xl">
        <Trans>No membership card on this device</Trans>
      </h1>
      <p className="mt-3 text-ink-soft">
        <Trans>Sign in while you’re connected and open your card once. After that it opens without a connection.</Trans>
      </p>
      <Link
        to={pathTo('membership-card')}
        reloadDocument
        className="mt-6 inline-flex min-h-12 items-center rounded-full bg-sea px-6 font-semibold text-paper hover:bg-sea-deep"
      >
        <Trans>Try again</Trans>
      </Link>
    </div>
  );
}
