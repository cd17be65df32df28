import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Arrangement } from './arrangements.ts';
import { type EmojiName, emojiFiles } from './emoji.ts';
import { layouts } from './layouts.ts';
import { packages } from './packages.ts';
import { type ToneName, tones } from './tones.ts';

/** Description of a picture. */
export type Picture = { arrangement: Arrangement; emoji: readonly EmojiName[]; tone: ToneName };

const drawings = { ...layouts, ...packages };

const assets = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-flat/package.json')),
  'assets',
);

/**
 * Loads an illustration as a symbol. The package's files are 32 × 32 and contain no ids, so they can share a document.
 */
async function loadSymbol(name: EmojiName, index: number): Promise<string> {
  const source = await readFile(path.join(assets, `${emojiFiles[name]}.svg`), 'utf8');
  const shapes = source.slice(source.indexOf('>') + 1, source.lastIndexOf('</svg>'));
  return `<symbol id="e${index}" viewBox="0 0 32 32" fill="none">${shapes}</symbol>`;
}

/** Maps dark, middle and light values to the tone's deep, accent and a paler accent colour, per channel. */
function buildDyeFilter({ deep, accent, light }: { deep: string; accent: string; light: string }): string {
  const functions = ['R', 'G', 'B'].map((channel, index) => {
    const [dark = 0, middle = 0, pale = 0] = [deep, accent, light].map(
      (color) => Number.parseInt(color.slice(1 + index * 2, 3 + index * 2), 16) / 255,
    );
    const values = [dark, middle, middle + (pale - middle) * 0.3].map((value) => value.toFixed(3));
    return `<feFunc${channel} type="table" tableValues="${values.join(' ')}"/>`;
  });
  return `<feComponentTransfer>${functions.join('')}</feComponentTransfer>`;
}

/** Draws a picture as SVG on a 1000 × 1000 board, scaled to `size` pixels. */
export async function drawPictureSvg(picture: Picture, size: number): Promise<string> {
  const tone = tones[picture.tone];
  const symbols = await Promise.all(picture.emoji.map(loadSymbol));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1000 1000">
  <defs>
    ${symbols.join('')}
    <radialGradient id="board" cx=".42" cy=".3" r=".95">
      <stop offset="0" stop-color="${tone.light}"/><stop offset="1" stop-color="${tone.shade}"/>
    </radialGradient>
    <radialGradient id="halo"><stop offset="0" stop-color="#FFF" stop-opacity=".75"/><stop offset=".7"
      stop-color="#FFF" stop-opacity=".35"/><stop offset="1" stop-color="#FFF" stop-opacity="0"/></radialGradient>
    <linearGradient id="body" x2="1" y2=".25">
      <stop offset="0" stop-color="${tone.accent}"/><stop offset=".3" stop-color="${tone.accent}" stop-opacity=".92"/>
      <stop offset="1" stop-color="${tone.deep}"/>
    </linearGradient>
    <filter id="blur" x="-30%" y="-150%" width="160%" height="400%"><feGaussianBlur stdDeviation="18"/></filter>
    <filter id="lift" x="-15%" y="-15%" width="130%" height="140%">
      <feDropShadow dx="0" dy="14" stdDeviation="16" flood-color="#3A2A12" flood-opacity=".22"/>
    </filter>
    <filter id="dye" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/>
      ${buildDyeFilter(tone)}
    </filter>
  </defs>
  <rect width="1000" height="1000" fill="url(#board)"/>
  ${drawings[picture.arrangement]({ count: symbols.length, tone })}
</svg>`;
}
