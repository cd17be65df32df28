import sharp from 'sharp';
import { drawPictureSvg, type Picture } from './picture-svg.ts';

/** Renders a picture at a size in pixels and a WebP quality. */
export type Renderer = (picture: Picture, size: number, quality: number) => Promise<Buffer>;

/**
 * Rasterises pictures as WebP, at most `limit` in parallel: each uses a core for about 10 to 200 ms, and other
 * processes share the machine. Further calls are queued.
 */
export function createRenderer(limit: number): Renderer {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (picture, size, quality) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      const svg = await drawPictureSvg(picture, size);
      return await sharp(Buffer.from(svg)).webp({ quality, effort: 6 }).toBuffer();
    } finally {
      // The slot passes to the next call in the queue, so that a new call cannot take it first.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
