import { createRecipient, waitForMail } from '../graph/mailbox.ts';
import { createGuestShopper } from '../graph/shopper.ts';
import { expectAccessible } from './accessibility.ts';
import { expect, test } from './test.ts';

const texts = {
  es: {
    search: 'Buscar',
    recipient: 'Correo del destinatario',
    frame: 'Contenido del mensaje',
    heading: '¡Gracias por su compra!',
  },
  en: { search: 'Search', recipient: 'Recipient’s email', frame: 'Message content', heading: 'Thanks for your order!' },
} as const;

test('finds the confirmation of an order in the mailbox and opens the order from it (ORDERS-310)', async ({
  page,
  stack,
  language,
  watch,
}) => {
  // Playwright looks for elements in the frame with scripts, which the frame refuses.
  watch.allow(/Blocked script execution .* 'allow-scripts' permission is not set/);
  const place = language === 'es' ? { market: 'CR', club: '6401' } : { market: 'JM', club: '7201' };
  const email = createRecipient('ana');
  const shopper = createGuestShopper(stack, { ...place, language });
  const { orderNumber } = await shopper.placeOrder(['110101-1'], email);
  await waitForMail(stack, email);
  const { search, recipient, frame, heading } = texts[language];

  await page.goto(`${stack.mailUrl}/?language=${language}`);
  await page.getByLabel(recipient).fill(email);
  await page.getByRole('button', { name: search }).click();
  await expectAccessible(page);
  await page.getByRole('link', { name: orderNumber }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderNumber);
  const message = page.frameLocator(`iframe[title="${frame}"]`);
  await expect(message.getByRole('heading', { level: 1 })).toHaveText(heading);

  const opening = page.waitForEvent('popup');
  await message.getByRole('link').first().click();
  const order = await opening;
  await expect(order.locator('input[name="orderNumber"]')).toHaveValue(orderNumber);
});
