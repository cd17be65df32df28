import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { z } from 'zod';
import { translateMessage } from '../journeys/translations.ts';
import { expect, test } from './test.ts';

const locale = getLocale('en', 'CR');
const configuration = z.object({ serviceFee: z.object({ productSku: z.string() }) });

test('has no page, no sitemap entry and no search result for the service fee (CATALOG-9)', async ({ stack }) => {
  const response = await fetch(`${stack.contentUrl}/config/global`);
  const { productSku: sku } = configuration.parse(await response.json()).serviceFee;
  for (const query of ['', '?token=x']) {
    const page = await fetch(
      new URL(pathTo('pdp-slug-sku', locale, { slug: 'service-fee', sku }) + query, stack.shopUrl),
    );
    expect(page.status).toBe(404);
    const html = await page.text();
    expect(html).toContain(translateMessage('en', 'Invalid product: {0}', { 0: `service-fee/${sku}` }));
    expect(html).toContain('<meta name="robots" content="noindex"');
  }
  const index = await (await fetch(new URL('/sitemap.xml', stack.shopUrl))).text();
  const parts = [...index.matchAll(/<loc>([^<]*\/sitemaps\/cr[^<]*)<\/loc>/g)].map(([, url = '']) => url);
  expect(parts).toContain(`${stack.shopUrl}/sitemaps/cr.xml`);
  for (const part of parts) {
    const sitemap = await fetch(part);
    expect(sitemap.status).toBe(200);
    const xml = await sitemap.text();
    expect(xml).toContain('/en-CR/product/');
    expect(xml).not.toContain(sku);
  }
  const search = await fetch(new URL(pathTo('search', locale, {}, { q: 'service fee' }), stack.shopUrl));
  expect(await search.text()).not.toContain(sku);
});
