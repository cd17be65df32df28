import type { Place } from '../store/places.ts';
import { clipRing, type Rectangle } from './clip.ts';
import { drawGrid } from './grid.ts';
import { type Disc, findGround } from './ground.ts';
import { type Label, placeLabels } from './labels.ts';
import { type Country, doOverlap, loadCountries } from './land.ts';
import {
  getMapWidthMetres,
  getWorldPixels,
  project,
  type Tile,
  tileSize,
  toTilePixels,
  type WorldPoint,
} from './projection.ts';

/** Colours of the shop (design tokens of the client). */
const colours = {
  water: '#d3e6e3',
  land: '#f6f1e7',
  town: '#ece3d2',
  coast: '#9fc3be',
  grid: '#d9cdb6',
  ink: '#1c1b19',
  inkSoft: '#57534b',
  sea: '#0b5d57',
  paper: '#ffffff',
};

/** Pixels drawn beyond the edge of a tile, which hide strokes along the edge. */
const margin = 8;
/** Radius of a town in metres per square root of its population. */
const townRadius = 9;

/** Creates a function that draws map tiles of 256 × 256 pixels as SVG. */
export async function createTiles(places: readonly Place[]): Promise<(tile: Tile) => string> {
  const countries = await loadCountries();
  const ground = findGround(places, countries);
  const towns = places.filter(({ kind }) => kind === 'town');
  const labels = new Map<number, readonly Label[]>();
  const getLabels = (z: number) => {
    const cached = labels.get(z) ?? placeLabels(places, z);
    labels.set(z, cached);
    return cached;
  };

  return (tile) => {
    const coasts = countries.map((country) => buildCountryPath(country, tile)).join('');
    const discs = ground.map((disc) => drawDisc(disc, tile)).join('');
    const pixels = getTilePixels(tile);
    const names = getLabels(tile.z).filter(({ box }) => doOverlap(box, pixels));
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${tileSize}" height="${tileSize}" font-family="system-ui, sans-serif">`,
      `<rect width="100%" height="100%" fill="${colours.water}"/>`,
      ...(coasts || discs ? [drawLand(coasts, discs), drawTowns(towns, tile), drawGrid(tile, colours)] : []),
      ...names.map((label) => drawLabel(label, tile)),
      '</svg>',
    ].join('');
  };
}

/** Area of a tile with its margin, in pixels of the whole map. */
function getTilePixels({ x, y }: Tile): Rectangle {
  const [left, top] = [x * tileSize - margin, y * tileSize - margin];
  return { left, top, right: left + tileSize + 2 * margin, bottom: top + tileSize + 2 * margin };
}

function buildCountryPath(country: Country, tile: Tile): string {
  const pixels = getWorldPixels(tile.z);
  const { left, top, right, bottom } = getTilePixels(tile);
  const window: Rectangle = { left: left / pixels, top: top / pixels, right: right / pixels, bottom: bottom / pixels };
  return country
    .filter(({ box }) => doOverlap(box, window))
    .map(({ points }) => buildPath(clipRing(points, window).map((point) => toTilePixels(point, tile))))
    .join('');
}

/** Builds a closed path without consecutive points on the same pixel. */
function buildPath(points: readonly WorldPoint[]): string {
  const rounded = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  const distinct = rounded.filter((point, index) => point !== rounded[index - 1]);
  return distinct.length > 2 ? `M${distinct.join('L')}Z` : '';
}

/** Draws the strokes of all outlines below the fill of all land, so that overlapping shapes share one coastline. */
function drawLand(coasts: string, discs: string): string {
  const path = `<path id="coasts" d="${coasts}" clip-rule="evenodd"/>`;
  return (
    `<g id="land" fill-rule="evenodd">${path}${discs}</g>` +
    `<use href="#land" fill="none" stroke="${colours.coast}" stroke-width="2"/><use href="#land" fill="${colours.land}"/>` +
    `<clipPath id="on-land"><use href="#coasts"/>${discs}</clipPath>`
  );
}

function drawDisc({ at, radius }: Disc, tile: Tile): string {
  return drawCircle(toTilePixels(at, tile), radius * getWorldPixels(tile.z));
}

/** Draws a circle with a radius in pixels; empty when it is too small or outside the tile. */
function drawCircle([x, y]: WorldPoint, radius: number): string {
  const isOutside = x < -radius || x > tileSize + radius || y < -radius || y > tileSize + radius;
  return radius <= 1 || isOutside ? '' : `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}"/>`;
}

/** Draws towns as discs sized by their population. */
function drawTowns(towns: readonly Place[], tile: Tile): string {
  const discs = towns.map((town) => {
    const metres = townRadius * Math.sqrt(town.population);
    return drawCircle(
      toTilePixels(project(town), tile),
      (metres / getMapWidthMetres(town.latitude)) * getWorldPixels(tile.z),
    );
  });
  return `<g clip-path="url(#on-land)" fill="${colours.town}">${discs.join('')}</g>`;
}

function drawLabel({ place, at, fontSize, nameBelow }: Label, tile: Tile): string {
  const [x, y] = [at[0] - tile.x * tileSize, at[1] - tile.y * tileSize].map((part) => part.toFixed(1));
  const isClub = place.kind === 'club';
  const mark = isClub
    ? `<rect x="-5" y="-5" width="10" height="10" rx="3" fill="${colours.sea}" stroke="${colours.paper}" stroke-width="2"/>`
    : `<circle r="3" fill="${place.kind === 'town' ? colours.ink : colours.inkSoft}" stroke="${colours.paper}"/>`;
  const weight = isClub || fontSize > 12 ? ' font-weight="600"' : '';
  const fill = isClub ? colours.sea : place.kind === 'town' ? colours.ink : colours.inkSoft;
  return (
    `<g transform="translate(${x} ${y})">${mark}<text y="${nameBelow}" text-anchor="middle" font-size="${fontSize}"${weight} fill="${fill}" ` +
    `stroke="${colours.land}" stroke-width="3" paint-order="stroke" stroke-linejoin="round">${escapeXml(place.name)}</text></g>`
  );
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
