import type { Page } from '@playwright/test';
import { cards } from '../graph/cards.ts';
import { operations } from '../graph/operations.ts';
import { createGuestShopper } from '../graph/shopper.ts';
import { operatorPassword } from '../graph/tokens.ts';
import type { RunningStack } from '../stack/running.ts';
import { checkDocument, readers } from './page-checks.ts';
import { expect, test } from './test.ts';

/** Signs the demo operator in with requests of this browser, without opening a page. */
async function signInOperator({ request }: Page): Promise<void> {
  const signInPage = await request.get('/operations/auth/login');
  const form = { identifier: 'operator@tarima.test', password: operatorPassword };
  const response = await request.post(signInPage.url(), { form });
  expect(new URL(response.url()).pathname).toBe('/operations');
}

/** Defines the checks of the operators' pages, which are in the language of the browser (ACCOUNT-203). */
export function checkOperationsPages(): void {
  for (const { locale, widths } of readers) {
    test.describe(() => {
      test.use({ locale: locale.code });

      test(`operations in ${locale.language}: HTML, accessibility, stable layout, no horizontal scroll (CHECKOUT-200)`, async ({
        page,
        stack,
        watch,
      }, info) => {
        // The last page is that of an unknown payment.
        watch.allow(/status of 404/);
        const attemptId = await pay(stack);
        const check = async (address: string, status = 200) => {
          await checkDocument({ page, watch }, info, { address, widths, status });
          await expect(page.locator('html')).toHaveAttribute('lang', locale.language);
          await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
        };
        await check('/operations');
        await signInOperator(page);
        await check('/operations?status=COMPLETED');
        await check('/operations?q=no-such-payment');
        await check(`/operations/attempts/${attemptId}`);
        await check('/operations/attempts/00000000-0000-4000-8000-000000000000', 404);
      });
    });
  }
}

/** Pays for a guest's cart. @returns the id of the attempt */
async function pay(stack: RunningStack): Promise<string> {
  const shopper = createGuestShopper(stack);
  const cart = await shopper.fillCart(['110101-1']);
  const { id } = await shopper.beginCheckout(cart.id);
  const input = await shopper.createPlaceOrderInput(id, cart, cards.approved);
  await shopper.graph.run(operations.placeOrder, { input });
  expect((await shopper.waitUntilSettled(id)).status).toBe('COMPLETED');
  return id;
}
