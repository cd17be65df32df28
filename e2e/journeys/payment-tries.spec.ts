import { cards } from '../graph/cards.ts';
import { expectAccessible } from './accessibility.ts';
import { cardFields } from './card-form.ts';
import { onOperation } from './graph-answers.ts';
import { openPage } from './interactive.ts';
import { costaRica, payButton, shopOf } from './shop.ts';
import { expect, test } from './test.ts';
import { fillCart } from './visitors.ts';
import { wordsOf } from './words.ts';

const limited = { __typename: 'TooManyPaymentTries', code: 'TOO_MANY_PAYMENT_TRIES', retryAfterSeconds: 600 };
/** The browser's clock, moved on past the wait. */
const afterTheWait = '10:01';

test('the pay button comes back when the limit on payment tries allows another (PAYMENTS-61)', async ({ page }) => {
  const shop = shopOf(page, costaRica);
  const { language } = shop.locale;
  await page.clock.install();
  await onOperation(page, 'PlaceOrder', (route) => route.fulfill({ json: { data: { placeOrder: limited } } }));
  await page.goto(shop.path('home'));
  await fillCart(page, shop.locale, '6401');
  await openPage(page, shop.path('checkout'));
  await shop.sayWhoPays();
  await shop.goThroughSteps();
  await shop.pay(cards.approved);

  const notice = page.getByRole('alert').filter({ hasText: wordsOf(language, 'Too many payment attempts') });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText(wordsOf(language, 'You haven’t been charged and your cart hasn’t changed.'));
  await expect(payButton(page, language)).toBeDisabled();
  await expectAccessible(page);

  await page.clock.fastForward(afterTheWait);
  await expect(notice).toContainText(wordsOf(language, 'You can try again now.'));
  await expect(payButton(page, language)).toBeEnabled();
  await expect(cardFields(page, language).number, 'what was typed is kept').not.toHaveValue('');
});
