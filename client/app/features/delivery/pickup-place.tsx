import { Trans } from '@lingui/react/macro';
import type { CartDeliveryPartsFragment } from '../../session/cart.gen.ts';
import { useModals } from '../../session/modals.ts';
import { Button } from '../../ui/button.tsx';
import { OpeningHours } from '../../ui/opening-hours.tsx';

type Club = NonNullable<CartDeliveryPartsFragment['club']>;

/** The pickup club or a prompt to choose one, with a button to change it unless `isFixed`. */
export function PickupPlace({
  club,
  isFixed,
}: {
  club: Pick<Club, 'name' | 'address' | 'city' | 'openingHours'> | undefined;
  isFixed: boolean;
}) {
  const modals = useModals();
  return (
    <>
      {club ? (
        <>
          <span className="block font-medium">{club.name}</span>
          <span className="block wrap-anywhere text-ink-soft">
            {club.address}, {club.city}
          </span>
          {club.openingHours && (
            <span className="block text-ink-soft">
              <OpeningHours text={club.openingHours} />
            </span>
          )}
        </>
      ) : (
        <span className="block text-ink-soft">
          <Trans>Choose the club that suits you</Trans>
        </span>
      )}
      {!isFixed && (
        <Button variant="quiet" className="-ml-5" onClick={() => modals.open('deliveryClubs', {})}>
          {club ? <Trans>Choose another club</Trans> : <Trans>Choose a club</Trans>}
        </Button>
      )}
    </>
  );
}
