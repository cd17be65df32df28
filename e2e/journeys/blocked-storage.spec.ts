import { cards } from '../graph/cards.ts';
import { openPage } from './interactive.ts';
import { createShop, jamaica } from './shop.ts';
import { expect, test } from './test.ts';
import { fillCart } from './visitors.ts';

/** Blocks web storage; runs before the page's scripts. */
const refuseStorage = `
  for (const name of ['localStorage', 'sessionStorage']) {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, name, { get });
  }`;

test('completes a guest checkout in a browser that blocks web storage (ERRORS-49)', async ({ page, watch }) => {
  // The router's scroll restoration fails without storage, which has no other effect.
  watch.allow(/The operation is insecure|Failed to save scroll positions in sessionStorage/);
  await page.addInitScript({ content: refuseStorage });
  const shop = createShop(page, jamaica);
  await page.goto(shop.path('home'));
  await fillCart(page, shop.locale, '7201');
  await openPage(page, shop.path('checkout'));
  await shop.fillContactDetails();
  await shop.completeSteps();
  await shop.pay(cards.approved);
  await shop.readOrderNumber();
  await expect(page.getByText('visita@tarima.test')).toBeVisible();
});
