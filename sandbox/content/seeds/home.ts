import { type Locale, locales } from '@tarima/markets/locale';
import { businessBands, type HomeBlock, heroes, weatherBand } from './home-texts.ts';

/** Edge length in pixels; the shop swaps it for the size it needs. */
const pictureSize = 1200;

/** The shop's path of a category in each language (store.md §2.2). */
const categoryPath = { es: 'categoria', en: 'category' } as const;

function render(block: HomeBlock, locale: Locale, mediaUrl: string) {
  const [title, text, label] = block[locale.language];
  return {
    title,
    text,
    cta: { label, href: `/${locale.code}/${categoryPath[locale.language]}/${block.category}` },
    image: `${mediaUrl}/p/${block.picture}/${pictureSize}.webp`,
  };
}

/** The home pages' documents by path. */
export function homeDocuments(mediaUrl: string): Record<string, unknown> {
  return Object.fromEntries(
    locales.map((locale) => {
      const { code } = locale.market;
      return [
        `/pages/${code}-${locale.language}/home`,
        {
          hero: render(heroes[code], locale, mediaUrl),
          bands: [businessBands[code], weatherBand(code)].map((block) => render(block, locale, mediaUrl)),
        },
      ];
    }),
  );
}
