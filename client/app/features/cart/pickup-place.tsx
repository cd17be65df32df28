import { Trans } from '@lingui/react/macro';
import type { CartDeliveryPartsFragment } from './cart-parts.gen.ts';

type Club = NonNullable<CartDeliveryPartsFragment['club']>;

/** The club where the shopper collects, or a prompt to choose one. */
export function PickupPlace({ club }: { club: Pick<Club, 'name' | 'address' | 'city' | 'openingHours'> | undefined }) {
  if (!club) {
    return (
      <span className="block text-ink-soft">
        <Trans>Choose the club that suits you</Trans>
      </span>
    );
  }
  return (
    <>
      <span className="block font-medium">{club.name}</span>
      <span className="block text-ink-soft">
        {club.address}, {club.city}
      </span>
      {club.openingHours && <span className="block text-ink-soft">{club.openingHours}</span>}
    </>
  );
}
