import { arrangements, isArrangement } from '../../media/src/arrangements.ts';
import { isEmojiName } from '../../media/src/emoji.ts';
import { isToneName, type ToneName } from '../../media/src/tones.ts';
import { getTone } from './categories.ts';
import type { ProductRow } from './products/row.ts';
import type { SeedImage } from './types.ts';

const pictureSize = 640;

/**
 * Builds the pictures of a product as paths of the media service. `colorTone` is the tone of the variant's colour and
 * overrides the category's tone. Throws on an unknown name, so that a mistake stops the seeding.
 */
export function buildProductImages(row: ProductRow, colorTone: ToneName | null): SeedImage[] {
  return row.pics.split(' ').map((pic) => {
    const [, arrangement = '', emoji = '', ownTone] = /^([a-z]+):([a-z+-]+)(?:@([a-z]+))?$/.exec(pic) ?? [];
    const tone = colorTone ?? ownTone ?? (row.aisle === null ? 'kraft' : getTone(row.aisle));
    const names = emoji.split('+');
    if (!isArrangement(arrangement) || !isToneName(tone) || !names.every(isEmojiName)) {
      throw new Error(`Product ${row.id} has an unknown picture: ${pic}`);
    }
    if (names.length < arrangements[arrangement].min || names.length > arrangements[arrangement].max) {
      throw new Error(`Product ${row.id} has a wrong number of illustrations: ${pic}`);
    }
    return {
      url: `/p/${arrangement}/${emoji}/${tone}/${pictureSize}.webp`,
      label: row.es[0],
      width: pictureSize,
      height: pictureSize,
    };
  });
}
