import { Trans } from '@lingui/react/macro';
import { formatDayInSentence, formatTime } from '../../i18n/dates.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useShellSuspenseQuery } from '../../session/shell.gen.ts';
import { useClubKey, useNow, usePickupClubKey } from '../../session/shell-data.ts';
import { FulfillmentOption } from './fulfillment-option.tsx';
import { HomeDeliveryLine } from './home-delivery-line.tsx';
import { OtherClubs } from './other-clubs.tsx';
import type { ProductPageQuery } from './product-page.gen.ts';
import { StockAge } from './stock-age.tsx';
import { StockText } from './stock-text.tsx';

type Variant = NonNullable<ProductPageQuery['productVariant']>;
type Club = Variant['clubsInStock'][number]['club'];

/** Pickup at the chosen club, home delivery, and the other clubs with stock. */
export function FulfillmentOptions({ variant }: { variant: Variant }) {
  return (
    <div className="flex flex-col gap-4">
      <Pickup variant={variant} />
      <HomeDeliveryLine clubsInStock={variant.clubsInStock} />
      <OtherClubs sku={variant.sku} clubsInStock={variant.clubsInStock} />
    </div>
  );
}

function Pickup({ variant }: { variant: Variant }) {
  const clubKey = usePickupClubKey();
  const { data } = useShellSuspenseQuery();
  const club = data.clubs.find((candidate) => candidate.key === clubKey);
  const inventoryKey = useClubKey();
  const inStock = variant.clubsInStock.find((candidate) => candidate.club.key === clubKey);
  // The page's stock may be that of the club that delivers, not of the pickup club.
  const availability = clubKey === inventoryKey ? variant.availability : inStock?.availability;
  return (
    <FulfillmentOption
      icon="store"
      title={club ? <Trans>Pick up at {club.name}</Trans> : <Trans>Choose your club to see what’s in stock</Trans>}
    >
      {inStock && <PickupTime club={inStock.club} />}
      <p>
        {availability ? <StockText availability={availability} /> : <Trans>Out of stock</Trans>}
        <StockAge asOf={variant.availability.asOf} />
      </p>
    </FulfillmentOption>
  );
}

function PickupTime({ club: { nextPickup, timeZone } }: { club: Club }) {
  const locale = useLocale();
  const now = useNow();
  if (!nextPickup) return null;
  const day = formatDayInSentence(nextPickup.start, now, locale.code, timeZone);
  const from = formatTime(nextPickup.start, locale.code, timeZone);
  const until = formatTime(nextPickup.end, locale.code, timeZone);
  return (
    <p>
      <Trans>
        Ready {day}, from {from} to {until}
      </Trans>
    </p>
  );
}
