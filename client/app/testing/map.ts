import type { Position } from '@tarima/markets/address-rules';
import { fireEvent, within } from '@testing-library/react';

const host = 'http://maps.test/';

/** Map tiles with readable URLs, for `settings` of `renderInShop`. */
export const mapTiles = { url: `${host}{z}/{x}/{y}`, attribution: 'Maps' };

/** Zoom, column and row of the tile in the middle of a map, the only one in jsdom, which has no layout. */
export const getShownTile = (map: HTMLElement): string | undefined =>
  map.querySelector<HTMLImageElement>('.leaflet-tile')?.src.replace(host, '');

/** Zoom, column and row of the tile with this position (Web Mercator). */
export function getTile({ latitude, longitude }: Position, zoom: number): string {
  const tiles = 2 ** zoom;
  const column = ((longitude + 180) / 360) * tiles;
  const row = ((1 - Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI) / 2) * tiles;
  return [zoom, Math.floor(column), Math.floor(row)].join('/');
}

/** The zoom levels at which the map's zoom buttons, found by these labels, stop. */
export function findZoomLimits(map: HTMLElement, names: { readonly zoomIn: string; readonly zoomOut: string }) {
  const [minimum, maximum] = [names.zoomOut, names.zoomIn].map((name) => {
    const button = within(map).getByRole('button', { name });
    // More clicks than any map has zoom levels.
    for (let press = 0; press < 30; press += 1) fireEvent.click(button);
    return Number(getShownTile(map)?.split('/')[0]);
  });
  return { minimum, maximum };
}

/** Drags a pin on a map by pixels. */
export function drag(element: HTMLElement, x: number, y: number): void {
  fireEvent.mouseDown(element, { which: 1, clientX: 100, clientY: 100 });
  fireEvent.mouseMove(document.body, { which: 1, clientX: 100 + x, clientY: 100 + y });
  fireEvent.mouseUp(document.body, { which: 1, clientX: 100 + x, clientY: 100 + y });
}
