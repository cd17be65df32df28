import { usePage } from './app-providers.tsx';
import type { MapTiles } from './ui/map-tiles.ts';

const name = 'map-tiles';

/** In the document, so that the browser learns where this installation's maps come from. */
export function MapTilesMeta() {
  const { url, attribution } = usePage().mapTiles;
  return <meta name={name} content={url} data-attribution={attribution} />;
}

/** What the server left in the document, in the browser. */
export function readMapTiles(): MapTiles {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name=${name}]`);
  return { url: meta?.content ?? '', attribution: meta?.dataset.attribution ?? '' };
}
