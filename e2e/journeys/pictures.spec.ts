import type { Page } from '@playwright/test';
import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { openPage } from './interactive.ts';
import { expect, test } from './test.ts';

interface LoadedPicture {
  /** The URL that the browser chose. */
  readonly url: string;
  /** Width of the picture's place, in device pixels. */
  readonly neededPixels: number;
  /** Widths of the files that it could choose from, ascending. */
  readonly offeredPixels: readonly number[];
  readonly loadedPixels: number;
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
        offeredPixels: files.map(({ pixels }) => pixels).toSorted((a, b) => a - b),
        loadedPixels: files.find(({ url }) => url === image.currentSrc)?.pixels ?? 0,
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
    for (const { url, neededPixels, offeredPixels, loadedPixels } of pictures) {
      const smallest = offeredPixels.find((pixels) => pixels >= neededPixels) ?? offeredPixels.at(-1);
      expect({ url, pixels: loadedPixels }, `${neededPixels} pixels wide`).toEqual({ url, pixels: smallest });
      expect.soft([url, types.get(url)]).toEqual([url, loadedPixels >= 320 ? 'image/avif' : 'image/webp']);
    }
  });
}
