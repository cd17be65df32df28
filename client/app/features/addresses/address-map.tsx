import { Trans, useLingui } from '@lingui/react/macro';
import type { AddressRules, Position } from '@tarima/markets/address-rules';
import { usePage } from '../../app-providers.tsx';
import { useModals } from '../../session/modals.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlaceMap } from '../../ui/map.tsx';
import { clampToBounds } from '../../ui/position.ts';
import type { LocationControls } from './use-address-location.ts';

/** Zoom levels of a found place and of the whole market, and the limits (ADDRESSES-57, ADDRESSES-58). */
const zooms = { place: 18, minimum: 8, maximum: 20, country: 11 };

/**
 * The map with the pin of the address. The pin can be moved only while it is edited, by dragging, by clicking the map
 * or with the arrow keys (ADDRESSES-62, ADDRESSES-63, ADDRESSES-64).
 */
export function AddressMap({
  controls,
  rules,
  capital,
}: {
  controls: LocationControls;
  rules: AddressRules;
  capital: Position;
}) {
  const { t } = useLingui();
  const { mapTiles } = usePage().settings;
  const { place, editedPin, isFound, isLookingUp } = controls.location;
  const isEditing = editedPin !== null;
  const pin = editedPin ?? place?.position;
  const move = isEditing ? (position: Position) => controls.movePin(clampToBounds(position, rules.bounds)) : undefined;

  return (
    <section aria-label={t`Map`} className="flex h-full flex-col gap-3">
      <div className="min-h-72 flex-1">
        <PlaceMap
          label={
            isEditing ? t`Map: move the pin with the arrow keys, or tap the map to place it` : t`Map of the address`
          }
          tiles={mapTiles}
          center={place?.position ?? capital}
          zoom={place ? zooms.place : zooms.country}
          minimumZoom={zooms.minimum}
          maximumZoom={zooms.maximum}
          bounds={rules.bounds}
          words={{ zoomIn: t`Zoom in`, zoomOut: t`Zoom out` }}
          onPress={move}
          pins={
            pin
              ? [
                  {
                    id: 'address',
                    position: pin,
                    isChosen: true,
                    label: isEditing ? t`Pin: move it with the arrow keys` : t`Address pin`,
                    onMove: move,
                  },
                ]
              : []
          }
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {isEditing ? (
          <>
            <Button busy={isLookingUp} onClick={controls.confirmPin}>
              <Trans>Confirm pin</Trans>
            </Button>
            <Button variant="quiet" onClick={controls.resetPin}>
              <Trans>Keep the previous location</Trans>
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={() => controls.movePin(place?.position ?? capital)}>
            <Icon name="pin" className="size-5" />
            {place ? <Trans>Move pin</Trans> : <Trans>Place the pin on the map</Trans>}
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        <Trans>Make sure the pin is at your door. That’s where the driver will go.</Trans>
      </p>
      <div role="status">
        {place && isFound && (
          <p className="flex items-center gap-2 text-sm">
            <Icon name={place.isDeliverable ? 'check' : 'alert'} className="size-5" />
            <span>
              {place.isDeliverable ? <Trans>We deliver here.</Trans> : <Trans>Outside our delivery area</Trans>}{' '}
              <span className="figures text-ink-soft">{place.plusCode}</span>
            </span>
          </p>
        )}
      </div>
      {place && isFound && !place.isDeliverable && <PickupInstead />}
    </section>
  );
}

/** Offers pickup for a place outside every delivery area. */
function PickupInstead() {
  const modals = useModals();
  return (
    <div className="rounded-card bg-board p-4">
      <p className="mb-2">
        <Trans>We don’t deliver to that location yet. You can pick up your order at a club.</Trans>
      </p>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => modals.open('deliveryClubs', {})}>
        <Trans>Pick up at a club</Trans>
      </Button>
    </div>
  );
}
