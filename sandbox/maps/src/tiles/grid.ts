import { plusCodeOf } from '@tarima/markets/plus-code';
import { project, type Tile, tileSize, toTile, unproject, worldPixels } from './projection.ts';

/** Cells of open location codes from a zoom on, 275 m and 14 m a side, and the digits that tell one from its neighbours. */
const grids = [
  { fromZoom: 20, cellsPerDegree: 8000, digits: [4, 11] },
  { fromZoom: 16, cellsPerDegree: 400, digits: [4, 8] },
] as const;

export interface GridColours {
  readonly grid: string;
  readonly inkSoft: string;
}

/** The cells that pins are saved as, each with its digits: something to find one's way by where no street is known. */
export function gridOf(tile: Tile, { grid: line, inkSoft }: GridColours): string {
  const grid = grids.find(({ fromZoom }) => tile.z >= fromZoom);
  if (!grid) return '';
  const { cellsPerDegree, digits } = grid;
  const pixels = worldPixels(tile.z);
  const corner = (x: number, y: number) =>
    unproject([((tile.x + x) * tileSize) / pixels, ((tile.y + y) * tileSize) / pixels]);
  const [northWest, southEast] = [corner(0, 0), corner(1, 1)];
  const cells = (from: number, to: number) => {
    const first = Math.floor(from * cellsPerDegree);
    return Array.from({ length: Math.floor(to * cellsPerDegree) - first + 1 }, (_, index) => first + index);
  };
  const shapes = cells(southEast.latitude, northWest.latitude).flatMap((row) =>
    cells(northWest.longitude, southEast.longitude).map((column) => {
      // The upper left corner of the cell, where its digits stand.
      const [x, y] = toTile(
        project({ latitude: (row + 1) / cellsPerDegree, longitude: column / cellsPerDegree }),
        tile,
      );
      const code = plusCodeOf((row + 0.5) / cellsPerDegree, (column + 0.5) / cellsPerDegree).slice(...digits);
      const [left, top] = [x.toFixed(1), y.toFixed(1)];
      return `<path d="M${left} ${tileSize * 2}V${top}h${tileSize * 4}"/><text x="${(x + 4).toFixed(1)}" y="${(y + 12).toFixed(1)}">${code}</text>`;
    }),
  );
  return (
    `<style>.g path{stroke:${line};fill:none}.g text{fill:${inkSoft};opacity:.6}</style>` +
    `<g class="g" font-size="10">${shapes.join('')}</g>`
  );
}
