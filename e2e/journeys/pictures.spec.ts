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

/** Scrolls through the page, so that lazy pictures load, and lists those that have several sizes. */
async function listPictures(page: Page): Promise<readonly LoadedPicture[]> {
  const pictures = page.locator('img[srcset]:visible');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveJSProperty('complete', true);
  }
  return pictures.evaluateAll((elements) => {
    // Rows that appeared while the page was scrolled can have pictures that are not loaded yet.
    const loaded = (elements as HTMLImageElement[]).filter(({ complete, currentSrc }) => complete && currentSrc);
    return loaded.map((image) => {
      const files = image.srcset
        .split(', ')
        .map((file) => file.split(' '))
        .map(([url = '', width = '']) => ({ url, pixels: Number.parseInt(width, 10) }));
      return {
        url: image.currentSrc,
        neededPixels: image.clientWidth * devicePixelRatio,
        offeredPixels: files.map(({ pixels }) => pixels).toSorted((a, b) => a - b),
        loadedPixels: files.find(({ url }) => new URL(url, document.baseURI).href === image.currentSrc)?.pixels ?? 0,
      };
    });
  });
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
