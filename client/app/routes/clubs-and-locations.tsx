import { Trans, useLingui } from '@lingui/react/macro';
import { useChooseClub } from '../features/clubs/index.ts';
import { useLocale } from '../i18n/use-locale.ts';
import { useModals } from '../session/modals.ts';
import { useShellSuspenseQuery } from '../session/shell.gen.ts';
import { usePickupClubKey } from '../session/shell-data.ts';
import { useViewerQuery } from '../session/viewer.gen.ts';
import { PageHead } from '../shell/page-head.tsx';
import { useReopenedLocations } from '../shell/reopened-view.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { OpeningHours } from '../ui/opening-hours.tsx';
import { Page } from '../ui/page.tsx';

/** The clubs of the market: addresses, opening hours, and the shopper's club (CLUBS-49). */
export default function ClubsAndLocations() {
  const { t } = useLingui();
  const locale = useLocale();
  const clubKey = usePickupClubKey();
  const chooseClub = useChooseClub();
  const { data } = useShellSuspenseQuery();
  const { data: viewer } = useViewerQuery();
  const modals = useModals();
  useReopenedLocations();
  const country = locale.market.name[locale.language];
  // With items in the cart, the consequences are shown first (CLUBS-52).
  const choose = (key: string) => {
    if (!viewer?.cart?.lines.length) return chooseClub(key, { fitToStock: false });
    return modals.open('deliveryClubs', { preset: key });
  };
  return (
    <Page>
      <PageHead title={t`Clubs in ${country}`} />
      <h1 className="text-2xl lg:text-3xl">
        <Trans>Clubs in {country}</Trans>
      </h1>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {data.clubs.map((club) => (
          <li key={club.key} className="flex flex-col rounded-card border border-line p-5">
            <div className="flex items-start justify-between gap-3">
              <h2 className="text-xl">{club.name}</h2>
              {club.key === clubKey && (
                <Badge tone="sea">
                  <Trans>My club</Trans>
                </Badge>
              )}
            </div>
            <p className="mt-2 flex gap-2 wrap-anywhere text-ink-soft">
              <Icon name="pin" className="mt-0.5 size-5" />
              <span>
                {club.address}, {club.city}
              </span>
            </p>
            {club.openingHours && (
              <p className="mt-2 flex gap-2">
                <Icon name="clock" className="mt-0.5 size-5" />
                <OpeningHours text={club.openingHours} />
              </p>
            )}
            <div className="mt-auto pt-4">
              {club.offersPickup ? (
                // Not disabled, which would take the focus from the pressed button.
                <Button
                  variant="secondary"
                  className="aria-pressed:border-line aria-pressed:text-ink-soft"
                  aria-pressed={club.key === clubKey}
                  onClick={() => club.key !== clubKey && choose(club.key)}
                >
                  {club.key === clubKey ? <Trans>Your pickup club</Trans> : <Trans>Pick up here</Trans>}
                </Button>
              ) : (
                <p className="text-sm text-ink-soft">
                  <Trans>This club doesn’t offer pickup for online orders. You can still shop here in person.</Trans>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Page>
  );
}
