import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { openAndListScripts } from '../stack/loaded-scripts.ts';
import { expect, test } from './test.ts';

// The service worker loads the files of kept pages.
test.use({ serviceWorkers: 'block', consent: 'none' });

const locale = getLocale('es', 'CR');
/** Chunks that wait for an interaction. */
const interactive = /\/assets\/(suggesting-input|registry|consent-settings|analytics)-/;

/** Budgets in gzipped kilobytes of 1,000 bytes: everything that a page loads without an interaction. */
for (const [name, address, budgetKb] of [
  ['home', pathTo('home', locale), { phone: 191.7, desktop: 191.7 }],
  ['category', pathTo('category', locale, { catID: 'pantry' }), { phone: 195, desktop: 195 }],
  // A desktop shows related products without scrolling.
  ['product', pathTo('pdp-slug-sku', locale, { sku: '110101-1' }), { phone: 193.6, desktop: 196.4 }],
] as const) {
  test(`loads the page ${name} within its budget, and the code of interactions with the first one (ROUTING-67)`, async ({
    page,
  }, { project }) => {
    const scripts = await openAndListScripts(page, address);
    const kb = scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1_000;
    expect(kb).toBeLessThanOrEqual(budgetKb[project.name as keyof typeof budgetKb]);
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.map(({ path }) => path).filter((path) => interactive.test(path))).toEqual([]);

    const loads = ['suggesting-input', 'registry'].map((chunk) =>
      page.waitForEvent('requestfinished', (request) => request.url().includes(`/assets/${chunk}-`)),
    );
    await page.keyboard.press('Shift');
    await Promise.all(loads);
  });
}
