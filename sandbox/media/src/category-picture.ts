import { categories } from '../../commerce/seeds/categories.ts';
import type { Picture } from './picture-svg.ts';
import { pictureOfWords } from './words.ts';

const pictures = new Map<string, Picture>(
  categories.map(({ key, emoji, tone }) => [key, { arrangement: 'hero', emoji: [emoji], tone }]),
);

/**
 * The picture of a category, and of imported products without one (CATALOG-7). Categories of an imported feed are
 * unknown here: the words of their key choose.
 */
export function categoryPicture(key: string): Picture {
  return pictures.get(key) ?? pictureOfWords(key.split('-'));
}
