import { Trans, useLingui } from '@lingui/react/macro';
import { useRevalidator } from 'react-router';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import type { ContentItem } from '../../server/content/blocks.ts';
import { useShellSuspenseQuery } from '../../session/shell.gen.ts';
import { usePickupClubKey } from '../../session/shell-data.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ClubField } from './club-field.tsx';
import type { MembershipOfferPartsFragment } from './membership-offers.gen.ts';
import { isAbout } from './membership-texts.ts';
import { OfferCard } from './offer-card.tsx';

/** The memberships on sale at a club; undefined while the membership API is down. */
export type Offers = readonly MembershipOfferPartsFragment[] | undefined;

interface OffersSectionProps {
  /** The club of the page; null where no club of the market sells memberships online. */
  readonly clubKey: string | null;
  /** `club` of the page's query. */
  readonly requestedClubKey: string | null;
  readonly offers: Offers;
  readonly title: string;
  /** The editors' texts about the types. */
  readonly texts: readonly ContentItem[];
}

/** The choice of a club and the memberships that it sells. */
export function OffersSection({ clubKey, requestedClubKey, offers, title, texts }: OffersSectionProps) {
  const { data } = useShellSuspenseQuery();
  const club = data.clubs.find(({ key }) => key === clubKey);
  return (
    <section aria-labelledby="memberships" className="grid gap-6">
      <h2 id="memberships" className="text-2xl lg:text-3xl">
        {title}
      </h2>
      {club ? (
        <>
          <ClubReplaced wanted={requestedClubKey} chosenName={club.name} />
          <ClubField clubs={data.clubs} chosen={club} />
          <OfferCards clubKey={club.key} offers={offers} texts={texts} />
        </>
      ) : (
        <NotSoldOnline />
      )}
    </section>
  );
}

function OfferCards({ clubKey, offers, texts }: { clubKey: string } & Pick<OffersSectionProps, 'offers' | 'texts'>) {
  const { revalidate, state } = useRevalidator();
  if (!offers) {
    return (
      <div role="alert" className="grid justify-items-start gap-3 rounded-card bg-board p-5">
        <p>
          <Trans>We couldn’t load the prices. Everything else on this page is up to date.</Trans>
        </p>
        <Button variant="secondary" busy={state === 'loading'} onClick={() => void revalidate()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {offers.map((offer) => (
        <OfferCard
          key={offer.type}
          offer={offer}
          clubKey={clubKey}
          text={texts.find((item) => isAbout(item, offer.type))?.text}
        />
      ))}
    </ul>
  );
}

/** Says that the wanted club sells no memberships online, and which one the page shows instead (MEMBERSHIP-153). */
function ClubReplaced({ wanted, chosenName }: { wanted: string | null; chosenName: string }) {
  const pickupClubKey = usePickupClubKey();
  const { data } = useShellSuspenseQuery();
  const club = data.clubs.find(({ key }) => key === (wanted ?? pickupClubKey));
  if (!club || club.sellsMemberships) return null;
  const { name } = club;
  return (
    <p className="rounded-card bg-board p-4">
      <Trans>
        {name} doesn’t sell memberships online, so these are the prices at {chosenName}. You can still shop at {name}.
      </Trans>
    </p>
  );
}

/** Where no club of the market sells memberships online (MEMBERSHIP-49). */
function NotSoldOnline() {
  const { t } = useLingui();
  const { market, language } = useLocale();
  const pathTo = usePathTo();
  const country = market.name[language];
  return (
    <div className="grid justify-items-start gap-4 rounded-card bg-board p-5">
      <p>{t`You can’t buy a membership online in ${country} yet. Join at any of our clubs.`}</p>
      <LinkButton to={pathTo('clubsAndLocations')}>
        <Trans>Find a club</Trans>
      </LinkButton>
    </div>
  );
}
