import type { Place } from '../store/places.ts';
import { clipRing, type Rectangle } from './clip.ts';
import { gridOf } from './grid.ts';
import { type Disc, groundOf } from './ground.ts';
import { type Label, placeLabels } from './labels.ts';
import { type Country, loadCountries, overlap } from './land.ts';
import { metresAcross, project, type Tile, tileSize, toTile, type WorldPoint, worldPixels } from './projection.ts';

/** The shop's own colours (design tokens of the client). */
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

/** Pixels beyond a tile that are drawn too, so that no line is seen along its edge. */
const margin = 8;
/** Metres of a town's radius: this times the root of its people. */
const townRadius = 9;

/** Draws pictures of the map, 256 pixels square, as SVG. */
export async function createTiles(places: readonly Place[]): Promise<(tile: Tile) => string> {
  const countries = await loadCountries();
  const ground = groundOf(places, countries);
  const towns = places.filter(({ kind }) => kind === 'town');
  const labels = new Map<number, readonly Label[]>();
  const labelsAt = (z: number) => {
    const known = labels.get(z) ?? placeLabels(places, z);
    labels.set(z, known);
    return known;
  };

  return (tile) => {
    const coasts = countries.map((country) => countryPath(country, tile)).join('');
    const discs = ground.map((disc) => discOf(disc, tile)).join('');
    const pixels = pixelsOf(tile);
    const names = labelsAt(tile.z).filter(({ box }) => overlap(box, pixels));
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${tileSize}" height="${tileSize}" font-family="system-ui, sans-serif">`,
      `<rect width="100%" height="100%" fill="${colours.water}"/>`,
      ...(coasts || discs ? [landOf(coasts, discs), townsOf(towns, tile), gridOf(tile, colours)] : []),
      ...names.map((label) => drawLabel(label, tile)),
      '</svg>',
    ].join('');
  };
}

/** The part of the map that a tile shows with its margin, in pixels of the whole map. */
function pixelsOf({ x, y }: Tile): Rectangle {
  const [left, top] = [x * tileSize - margin, y * tileSize - margin];
  return { left, top, right: left + tileSize + 2 * margin, bottom: top + tileSize + 2 * margin };
}

function countryPath(country: Country, tile: Tile): string {
  const pixels = worldPixels(tile.z);
  const { left, top, right, bottom } = pixelsOf(tile);
  const window: Rectangle = { left: left / pixels, top: top / pixels, right: right / pixels, bottom: bottom / pixels };
  return country
    .filter(({ box }) => overlap(box, window))
    .map(({ points }) => pathOf(clipRing(points, window).map((point) => toTile(point, tile))))
    .join('');
}

/** A closed path; points that fall on the pixel before are left out. */
function pathOf(points: readonly WorldPoint[]): string {
  const rounded = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  const distinct = rounded.filter((point, index) => point !== rounded[index - 1]);
  return distinct.length > 2 ? `M${distinct.join('L')}Z` : '';
}

/** Every outline first and all the land over it: one coast is left around what lies on one another. */
function landOf(coasts: string, discs: string): string {
  const path = `<path id="coasts" d="${coasts}" clip-rule="evenodd"/>`;
  return (
    `<g id="land" fill-rule="evenodd">${path}${discs}</g>` +
    `<use href="#land" fill="none" stroke="${colours.coast}" stroke-width="2"/><use href="#land" fill="${colours.land}"/>` +
    `<clipPath id="on-land"><use href="#coasts"/>${discs}</clipPath>`
  );
}

function discOf({ at, radius }: Disc, tile: Tile): string {
  return circle(toTile(at, tile), radius * worldPixels(tile.z));
}

/** What is seen of a disc of so many pixels: nothing when it is too small, or beside the tile. */
function circle([x, y]: WorldPoint, radius: number): string {
  const isBeside = x < -radius || x > tileSize + radius || y < -radius || y > tileSize + radius;
  return radius <= 1 || isBeside ? '' : `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}"/>`;
}

/** Where people live: a disc as large as a town of so many people might be. */
function townsOf(towns: readonly Place[], tile: Tile): string {
  const discs = towns.map((town) => {
    const metres = townRadius * Math.sqrt(town.population);
    return circle(toTile(project(town), tile), (metres / metresAcross(town.latitude)) * worldPixels(tile.z));
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
    `stroke="${colours.land}" stroke-width="3" paint-order="stroke" stroke-linejoin="round">${escaped(place.name)}</text></g>`
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
