import type { tones } from './tones.ts';

/** Input of a drawing: the number of defined symbols (`#e0`, `#e1`...) and the tone of the board. */
export type Art = { count: number; tone: (typeof tones)[keyof typeof tones] };

/** Draws an illustration centred on a point; `index` wraps around the picture's illustrations. */
export function drawIllustration(art: Art, index: number, x: number, y: number, size: number, rotation = 0): string {
  const place = `x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"`;
  const transform = rotation === 0 ? '' : ` transform="rotate(${rotation} ${x} ${y})"`;
  return `<use href="#e${index % art.count}" ${place}${transform}/>`;
}

/** Draws a soft contact shadow on the board. */
export function drawShadow(x: number, y: number, width: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${Math.round(width * 0.12)}" fill="#3A2A12" fill-opacity=".3" filter="url(#blur)"/>`;
}
