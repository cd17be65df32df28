import { useLingui } from '@lingui/react/macro';
import { usePage } from '../../app-providers.tsx';
import { useLocale } from '../../i18n/use-locale.ts';
import { PlaceMap } from '../../ui/map.tsx';
import type { ClubPlace } from './use-club-distances.ts';

/** The limits of zooming, and the zoom at which all clubs of a city are in view (CLUBS-19). */
const zooms = { minimum: 8, usual: 11, maximum: 20 } as const;

/** The clubs on a map of streets; those that can be chosen are buttons. */
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
        zoom={zooms.usual}
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
