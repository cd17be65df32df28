import sharp from 'sharp';
import { type Picture, pictureSvg } from './picture-svg.ts';

export type Renderer = (picture: Picture, size: number) => Promise<Buffer>;

const webpQuality = 76;

/**
 * Rasterises pictures as WebP, at most `limit` at a time: each holds a core for some 10 to 200 ms, and the rest of the
 * sandbox shares the machine. Further calls wait in order.
 */
export function createRenderer(limit: number): Renderer {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (picture, size) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      const svg = await pictureSvg(picture, size);
      return await sharp(Buffer.from(svg)).webp({ quality: webpQuality, effort: 6 }).toBuffer();
    } finally {
      // A place is handed on rather than freed, so that a newcomer cannot take it first.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
