import { categories } from '../../commerce/seeds/categories.ts';
import { choosePictureByWords } from './keyword-pictures.ts';
import type { Picture } from './picture-svg.ts';

const pictures = new Map<string, Picture>(
  categories.map(({ key, emoji, tone }) => [key, { arrangement: 'hero', emoji: [emoji], tone }]),
);

/**
 * Chooses the picture of a category, also for imported products without one (CATALOG-7). Categories of an imported feed
 * are unknown here and get a picture by the words of their key.
 */
export function chooseCategoryPicture(key: string): Picture {
  return pictures.get(key) ?? choosePictureByWords(key.split('-'));
}
