import { cards } from '../graph/cards.ts';
import { expectAccessible } from './accessibility.ts';
import { getCardFields } from './card-form.ts';
import { mockOperation } from './graph-mocks.ts';
import { openPage } from './interactive.ts';
import { costaRica, createShop, getPayButton } from './shop.ts';
import { expect, test } from './test.ts';
import { translateMessage } from './translations.ts';
import { fillCart } from './visitors.ts';

const limited = { __typename: 'TooManyPaymentAttempts', code: 'TOO_MANY_PAYMENT_ATTEMPTS', retryAfterSeconds: 600 };
/** Time to advance the browser's clock beyond the wait. */
const afterTheWait = '10:01';

test('re-enables the pay button when the payment limit allows another attempt (PAYMENTS-61)', async ({ page }) => {
  const shop = createShop(page, costaRica);
  const { language } = shop.locale;
  await page.clock.install();
  await mockOperation(page, 'PlaceOrder', (route) => route.fulfill({ json: { data: { placeOrder: limited } } }));
  await page.goto(shop.path('home'));
  await fillCart(page, shop.locale, '6401');
  await openPage(page, shop.path('checkout'));
  await shop.fillContactDetails();
  await shop.completeSteps();
  await shop.pay(cards.approved);

  const notice = page.getByRole('alert').filter({ hasText: translateMessage(language, 'Too many payment attempts') });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText(
    translateMessage(language, 'You haven’t been charged and your cart hasn’t changed.'),
  );
  await expect(getPayButton(page, language)).toBeDisabled();
  await expectAccessible(page);

  await page.clock.fastForward(afterTheWait);
  await expect(notice).toContainText(translateMessage(language, 'You can try again now.'));
  await expect(getPayButton(page, language)).toBeEnabled();
  await expect(getCardFields(page, language).number, 'keeps the input').not.toHaveValue('');
});
