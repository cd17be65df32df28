import { cards } from '../graph/cards.ts';
import { openPage } from './interactive.ts';
import { jamaica, shopOf } from './shop.ts';
import { expect, test } from './test.ts';
import { fillCart } from './visitors.ts';

/** Runs before the page's own scripts. */
const refuseStorage = `
  for (const name of ['localStorage', 'sessionStorage']) {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, name, { get });
  }`;

test('a guest pays in a browser that refuses its storage (ERRORS-49)', async ({ page, watch }) => {
  // The router's own script that restores the scroll position fails, and says so; nothing depends on it.
  watch.allow(/The operation is insecure|Failed to save scroll positions in sessionStorage/);
  await page.addInitScript({ content: refuseStorage });
  const shop = shopOf(page, jamaica);
  await page.goto(shop.path('home'));
  await fillCart(page, shop.locale, '7201');
  await openPage(page, shop.path('checkout'));
  await shop.sayWhoPays();
  await shop.goThroughSteps();
  await shop.pay(cards.approved);
  await shop.readThankYou();
  await expect(page.getByText('visita@tarima.test')).toBeVisible();
});
