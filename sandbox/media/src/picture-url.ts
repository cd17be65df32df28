import { z } from 'zod';
import { arrangements, isArrangement, pictureSizes } from './arrangements.ts';
import { isEmojiName } from './emoji.ts';
import type { Picture } from './picture-svg.ts';
import { isToneName } from './tones.ts';

/** `640.webp` -> 640; only supported sizes. */
const sizeFile = z
  .string()
  .regex(/^\d{2,4}\.webp$/)
  .transform((file) => Number.parseInt(file, 10))
  .refine((size) => pictureSizes.some((known) => known === size), 'unsupported size');

const pictureParams = z.object({
  arrangement: z.string().refine(isArrangement, 'unknown arrangement'),
  emoji: z
    .string()
    .max(80)
    .transform((names) => names.split('+'))
    .pipe(z.array(z.string().refine(isEmojiName, 'unknown illustration'))),
  tone: z.string().refine(isToneName, 'unknown tone'),
  file: sizeFile,
});

const categoryParams = z.object({ key: z.string().regex(/^[\w-]{1,256}$/), file: sizeFile });

/** WebP quality of a picture whose URL has none. */
export const defaultQuality = 76;

const query = z.strictObject({ quality: z.coerce.number().int().min(40).max(95).default(defaultQuality) });

/** Parses the query of a picture's URL: `quality`, 40 to 95; null when it has anything else. */
export function parseQuality(value: unknown): number | null {
  return query.safeParse(value).data?.quality ?? null;
}

/** Parses the parameters of `/p/:arrangement/:emoji/:tone/:file`; null when one of them is unknown. */
export function parsePictureParams(params: unknown): { picture: Picture; size: number } | null {
  const parsed = pictureParams.safeParse(params);
  if (!parsed.success) return null;
  const { arrangement, emoji, tone, file } = parsed.data;
  const { min, max } = arrangements[arrangement];
  if (emoji.length < min || emoji.length > max) return null;
  return { picture: { arrangement, emoji, tone }, size: file };
}

/** Parses the parameters of `/categories/:key/:file`; null when they are malformed. */
export function parseCategoryParams(params: unknown): { key: string; size: number } | null {
  const parsed = categoryParams.safeParse(params);
  return parsed.success ? { key: parsed.data.key, size: parsed.data.file } : null;
}
