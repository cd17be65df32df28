import { pathTo } from '@tarima/client/paths';
import { getLocale } from '@tarima/markets/locale';
import { openPageWithLazyCode } from './interactive.ts';
import { expect, test } from './test.ts';

// As a new visitor.
test.use({ consent: 'none' });

const locale = getLocale('es', 'CR');

/** Lists the uses of the browser's locale data: the formats that are created, with their options, and comparisons of texts. */
const recordUses = `
  globalThis.localeDataUses = [];
  for (const name of ['NumberFormat', 'DateTimeFormat', 'RelativeTimeFormat', 'ListFormat', 'DisplayNames', 'Collator']) {
    Intl[name] = new Proxy(Intl[name], {
      construct(target, parameters, newTarget) {
        localeDataUses.push(name + ' ' + JSON.stringify(parameters[1] ?? {}));
        return Reflect.construct(target, parameters, newTarget);
      },
    });
  }
  for (const [type, name] of [[String, 'localeCompare'], [Number, 'toLocaleString'], [Date, 'toLocaleString'], [Date, 'toLocaleDateString']]) {
    const original = type.prototype[name];
    type.prototype[name] = function (...parameters) {
      localeDataUses.push(name);
      return original.apply(this, parameters);
    };
  }
`;
const readUses = 'localeDataUses';
const waitUntilIdle = 'new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve)))';

for (const [name, path] of [
  ['home', pathTo('home', locale)],
  ['category', pathTo('category', locale, { catID: 'pantry' })],
  ['search', `${pathTo('search', locale)}?q=cafe`],
  ['product', pathTo('pdp-slug-sku', locale, { sku: '110101-1' })],
] as const) {
  test(`loads the page ${name} without the locale data of the browser (ROUTING-80)`, async ({ page }) => {
    await page.addInitScript(recordUses);
    await openPageWithLazyCode(page, path);
    await expect(page.getByText(/₡\d/).filter({ visible: true }).first()).toBeVisible();
    await page.evaluate(waitUntilIdle);

    const uses = await page.evaluate<string[]>(readUses);
    // Around the turn of the year, the copyright line needs the time zone.
    expect(uses.filter((use) => !use.includes('"year"'))).toEqual([]);
    await page.evaluate('new Intl.NumberFormat("en", { style: "percent" }).format(1) && "a".localeCompare("b")');
    expect(await page.evaluate(readUses)).toEqual([...uses, 'NumberFormat {"style":"percent"}', 'localeCompare']);
  });
}
