import type { tones } from './tones.ts';

/** What a drawing is made from: how many symbols `#e0`, `#e1`... were defined, and the tone of the board. */
export type Art = { count: number; tone: (typeof tones)[keyof typeof tones] };

/** An illustration centred on a point; `index` counts through the picture's illustrations and starts over. */
export function at(art: Art, index: number, x: number, y: number, size: number, turn = 0): string {
  const place = `x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"`;
  const rotation = turn === 0 ? '' : ` transform="rotate(${turn} ${x} ${y})"`;
  return `<use href="#e${index % art.count}" ${place}${rotation}/>`;
}

/** The soft shadow where something stands on the board. */
export function contact(x: number, y: number, width: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${Math.round(width * 0.12)}" fill="#3A2A12" fill-opacity=".3" filter="url(#blur)"/>`;
}
