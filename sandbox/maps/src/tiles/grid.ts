import { encodePlusCode } from '@tarima/markets/plus-code';
import { getWorldPixels, project, type Tile, tileSize, toTilePixels, unproject } from './projection.ts';

/**
 * Grid cells of open location codes by minimum zoom, 275 m and 14 m wide, with the code digits that distinguish
 * neighbouring cells.
 */
const grids = [
  { fromZoom: 20, cellsPerDegree: 8000, digits: [4, 11] },
  { fromZoom: 16, cellsPerDegree: 400, digits: [4, 8] },
] as const;

export interface GridColours {
  readonly grid: string;
  readonly inkSoft: string;
}

/** Draws the grid cells in which pins are saved, each with its digits, as orientation where no streets are drawn. */
export function drawGrid(tile: Tile, { grid: line, inkSoft }: GridColours): string {
  const grid = grids.find(({ fromZoom }) => tile.z >= fromZoom);
  if (!grid) return '';
  const { cellsPerDegree, digits } = grid;
  const pixels = getWorldPixels(tile.z);
  const corner = (x: number, y: number) =>
    unproject([((tile.x + x) * tileSize) / pixels, ((tile.y + y) * tileSize) / pixels]);
  const [northWest, southEast] = [corner(0, 0), corner(1, 1)];
  const cells = (from: number, to: number) => {
    const first = Math.floor(from * cellsPerDegree);
    return Array.from({ length: Math.floor(to * cellsPerDegree) - first + 1 }, (_, index) => first + index);
  };
  const shapes = cells(southEast.latitude, northWest.latitude).flatMap((row) =>
    cells(northWest.longitude, southEast.longitude).map((column) => {
      // Upper left corner of the cell, where its digits are drawn.
      const [x, y] = toTilePixels(
        project({ latitude: (row + 1) / cellsPerDegree, longitude: column / cellsPerDegree }),
        tile,
      );
      const code = encodePlusCode((row + 0.5) / cellsPerDegree, (column + 0.5) / cellsPerDegree).slice(...digits);
      const [left, top] = [x.toFixed(1), y.toFixed(1)];
      return `<path d="M${left} ${tileSize * 2}V${top}h${tileSize * 4}"/><text x="${(x + 4).toFixed(1)}" y="${(y + 12).toFixed(1)}">${code}</text>`;
    }),
  );
  return (
    `<style>.g path{stroke:${line};fill:none}.g text{fill:${inkSoft};opacity:.6}</style>` +
    `<g class="g" font-size="10">${shapes.join('')}</g>`
  );
}
