import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { openPage } from './interactive.ts';
import { expect, test } from './test.ts';

// The notice about privacy would be the first interaction.
test.use({ serviceWorkers: 'block', consent: 'none' });

const locale = getLocale('es', 'CR');

/** Lists the options of the number and date formats that a page creates. */
const recordFormats = `
  globalThis.createdFormats = [];
  for (const name of ['NumberFormat', 'DateTimeFormat']) {
    Intl[name] = new Proxy(Intl[name], {
      construct(target, parameters, newTarget) {
        createdFormats.push(name + ' ' + JSON.stringify(parameters[1] ?? {}));
        return Reflect.construct(target, parameters, newTarget);
      },
    });
  }
`;
const readFormats = 'createdFormats';

for (const [name, path] of [
  ['home', pathTo('home', locale)],
  ['category', pathTo('category', locale, { catID: 'pantry' })],
  ['search', `${pathTo('search', locale)}?q=cafe`],
  ['product', pathTo('pdp-slug-sku', locale, { sku: '110101-1' })],
] as const) {
  test(`loads the page ${name} without a format of the browser (ROUTING-80)`, async ({ page }) => {
    await page.addInitScript(recordFormats);
    await openPage(page, path);
    await expect(page.getByText(/₡\d/).filter({ visible: true }).first()).toBeVisible();

    const formats = await page.evaluate<string[]>(readFormats);
    // Around the turn of the year, the copyright line needs the time zone.
    expect(formats.filter((format) => !format.includes('"year"'))).toEqual([]);
    await page.evaluate('new Intl.NumberFormat("en", { style: "percent" })');
    expect(await page.evaluate(readFormats)).toContain('NumberFormat {"style":"percent"}');
  });
}
