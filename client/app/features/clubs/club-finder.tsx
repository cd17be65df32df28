import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ClubDistances } from './use-club-distances.ts';

/** Buttons to sort clubs by distance from the device's position and to show the map. */
export function ClubFinder({
  distances: { from, search, locate },
  isMapShown,
  onToggleMap,
}: {
  distances: ClubDistances;
  isMapShown: boolean;
  onToggleMap: () => void;
}) {
  return (
    <div className="mb-3">
      <div className="-ml-3 flex flex-wrap gap-x-2 *:px-3">
        <Button variant="quiet" busy={search === 'searching'} onClick={locate}>
          <Icon name="pin" className="size-5" />
          <Trans>Near me</Trans>
        </Button>
        <Button variant="quiet" aria-expanded={isMapShown} onClick={onToggleMap}>
          {isMapShown ? <Trans>Hide map</Trans> : <Trans>Show map</Trans>}
        </Button>
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {search === 'failed' ? (
          <Trans>We couldn’t find your location. Choose a club from the list.</Trans>
        ) : from === 'here' ? (
          <Trans>Distances are from your current location.</Trans>
        ) : from === 'address' ? (
          <Trans>Distances are from your address.</Trans>
        ) : null}
      </p>
    </div>
  );
}
