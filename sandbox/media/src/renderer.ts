import sharp from 'sharp';
import { drawPictureSvg, type Picture } from './picture-svg.ts';

export type PictureFormat = 'webp' | 'avif';

/** What determines the bytes of a picture. */
export interface Drawing {
  readonly picture: Picture;
  /** Width and height in pixels. */
  readonly size: number;
  /** WebP quality. */
  readonly quality: number;
  readonly format: PictureFormat;
}

export type Renderer = (drawing: Drawing) => Promise<Buffer>;

/** At half the WebP quality, AVIF pictures are closer to the drawing than WebP pictures and take 0.5 to 0.7 of the bytes. */
const avifQualityFactor = 0.5;

/**
 * Rasterises pictures, at most `limit` in parallel: each uses a core for about 10 to 200 ms, and other processes share the
 * machine. Further calls are queued.
 */
export function createRenderer(limit: number): Renderer {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async ({ picture, size, quality, format }) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      const drawing = sharp(Buffer.from(await drawPictureSvg(picture, size)));
      // Higher efforts of AVIF take six times the CPU for a tenth of the bytes.
      return await (format === 'avif'
        ? drawing.avif({ quality: Math.round(quality * avifQualityFactor), effort: 2 })
        : drawing.webp({ quality, effort: 6 })
      ).toBuffer();
    } finally {
      // The slot passes to the next call in the queue, so that a new call cannot take it first.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
