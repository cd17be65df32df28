import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { openPage } from './interactive.ts';
import { expect, test } from './test.ts';

interface PictureFile {
  readonly url: string;
  readonly pixels: number;
}

interface LoadedPicture {
  /** The URL that the browser chose. */
  readonly url: string;
  /** Width of the picture's place, in device pixels. */
  readonly neededPixels: number;
  /** Files that it could choose from, ascending by width. */
  readonly files: readonly PictureFile[];
}

/** Script that lists the loaded pictures with several sizes. Rows that appeared while the page was scrolled may load later. */
const listLoaded = `
  [...document.querySelectorAll('img[srcset]')]
    .filter(({ complete, currentSrc, clientWidth }) => complete && currentSrc && clientWidth > 0)
    .map((image) => {
      const files = image.srcset.split(', ').map((file) => {
        const [url, width] = file.split(' ');
        return { url: new URL(url, document.baseURI).href, pixels: Number.parseInt(width, 10) };
      });
      return {
        url: image.currentSrc,
        neededPixels: image.clientWidth * devicePixelRatio,
        files: files.toSorted((a, b) => a.pixels - b.pixels),
      };
    })`;

/** Scrolls through the page, so that lazy pictures load, and lists them. */
async function listPictures(page: Page): Promise<readonly LoadedPicture[]> {
  for (const picture of await page.locator('img[srcset]:visible').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
  }
  return page.evaluate<LoadedPicture[]>(listLoaded);
}

/** The file with the fewest pixels that fills the picture's place, or the largest file. */
const findSmallestFile = ({ files, neededPixels }: LoadedPicture) =>
  files.find(({ pixels }) => pixels >= neededPixels) ?? files.at(-1);

for (const [name, id] of [
  ['home', 'home'],
  ['a category', 'category'],
  ['a product', 'pdp-slug-sku'],
] as const) {
  test(`loads the pictures of ${name} as AVIF in the smallest size that fills their place (CATALOG-75)`, async ({
    page,
    language,
  }) => {
    const types = new Map<string, string>();
    page.on('response', (response) => types.set(response.url(), response.headers()['content-type'] ?? ''));
    await openPage(page, pathTo(id, getLocale(language, 'CR'), { catID: 'pantry', sku: '110101-1' }));

    const pictures = await listPictures(page);
    expect(pictures.length).toBeGreaterThan(1);
    const smallestUrls = new Set(pictures.map((picture) => findSmallestFile(picture)?.url));
    for (const picture of pictures) {
      const loaded = picture.files.find(({ url }) => url === picture.url);
      const smallest = findSmallestFile(picture);
      // A small picture may show a larger file that the page has loaded for another place.
      const isReused = smallestUrls.has(loaded?.url) && Number(loaded?.pixels) > Number(smallest?.pixels);
      if (!isReused) expect(loaded, `${picture.neededPixels} pixels wide`).toEqual(smallest);
      const type = types.get(picture.url);
      expect
        .soft([picture.url, type])
        .toEqual([picture.url, Number(loaded?.pixels) >= 320 ? 'image/avif' : 'image/webp']);
    }
  });
}
