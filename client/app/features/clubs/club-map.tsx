import { useLingui } from '@lingui/react/macro';
import { usePage } from '../../app-providers.tsx';
import { useLocale } from '../../i18n/use-locale.ts';
import { PlaceMap } from '../../ui/map.tsx';
import type { ClubPlace } from './use-club-distances.ts';

/** Zoom limits, and the initial zoom that shows all clubs of a city (CLUBS-19). */
const zooms = { minimum: 8, initial: 11, maximum: 20 } as const;

/** Street map with the clubs; selectable clubs are buttons. */
export function ClubMap({
  places,
  selected,
  canChoose,
  onSelect,
}: {
  places: readonly ClubPlace[];
  selected: string | null;
  canChoose: (key: string) => boolean;
  onSelect: (key: string) => void;
}) {
  const { t } = useLingui();
  const locale = useLocale();
  const { mapTiles } = usePage().settings;
  const center = places.find(({ key }) => key === selected) ?? places[0];
  if (!center) return null;
  const country = locale.market.name[locale.language];
  return (
    <div className="mb-4 h-72">
      <PlaceMap
        label={t`Clubs in ${country}`}
        tiles={mapTiles}
        center={center}
        zoom={zooms.initial}
        minimumZoom={zooms.minimum}
        maximumZoom={zooms.maximum}
        words={{ zoomIn: t`Zoom in`, zoomOut: t`Zoom out` }}
        pins={places.map((place) => ({
          id: place.key,
          position: place,
          label: place.name,
          isChosen: place.key === selected,
          onSelect: canChoose(place.key) ? () => onSelect(place.key) : undefined,
        }))}
      />
    </div>
  );
}
