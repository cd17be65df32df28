import { Trans, useLingui } from '@lingui/react/macro';
import { usePathTo } from '../../i18n/use-locale.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { brandName } from '../checkout/card.ts';
import { useWalletSuspenseQuery } from './account.gen.ts';

/** The cards that the member kept; their numbers are with the payments provider alone. */
export function WalletView() {
  const { t } = useLingui();
  const pathTo = usePathTo();
  const { data } = useWalletSuspenseQuery();
  if (data.savedCards.length === 0) {
    return (
      <EmptyState
        headingLevel="h1"
        title={t`Your wallet is empty`}
        text={t`When you pay, you can keep the card for next time.`}
      >
        <LinkButton to={pathTo('my-account')}>
          <Trans>My account</Trans>
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <>
      <h1 className="mb-6 text-2xl lg:text-3xl">
        <Trans>My wallet</Trans>
      </h1>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {data.savedCards.map((card) => (
          <li
            key={card.id}
            className="flex aspect-[1.586] flex-col justify-between rounded-2xl border border-line bg-board p-5"
          >
            <div className="flex items-start justify-between">
              <b className="font-display text-xl">{brandName(card.brand)}</b>
              {card.isDefault && (
                <Badge tone="sea">
                  <Trans>Offered first</Trans>
                </Badge>
              )}
            </div>
            <div>
              <p className="text-xl tracking-wider">
                <span aria-hidden="true">•••• •••• •••• </span>
                <span className="figures">{card.lastDigits}</span>
              </p>
              <p className="mt-1 flex justify-between gap-3 text-sm text-ink-soft">
                <span>{card.holderName}</span>
                <span className="figures">{card.expiry}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
