import { createRecipient, waitForMail } from '../graph/mailbox.ts';
import { createGuestShopper } from '../graph/shopper.ts';
import { blockedFrameScripts, openMail } from './open-mail.ts';
import { expect, test } from './test.ts';

const headings = { es: '¡Gracias por su compra!', en: 'Thanks for your order!' } as const;

test('finds the confirmation of an order in the mailbox and opens the order from it (ORDERS-310)', async ({
  page,
  stack,
  language,
  watch,
}) => {
  watch.allow(blockedFrameScripts);
  const place = language === 'es' ? { market: 'CR', club: '6401' } : { market: 'JM', club: '7201' };
  const email = createRecipient('ana');
  const shopper = createGuestShopper(stack, { ...place, language });
  const { orderNumber } = await shopper.placeOrder(['110101-1'], email);
  await waitForMail(stack, email);

  const message = await openMail(page, stack, language, email, orderNumber);
  await expect(message.getByRole('heading', { level: 1 })).toHaveText(headings[language]);

  const opening = page.waitForEvent('popup');
  await message.getByRole('link').first().click();
  const order = await opening;
  await expect(order.locator('input[name="orderNumber"]')).toHaveValue(orderNumber);
});
