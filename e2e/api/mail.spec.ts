import { setTimeout as sleep } from 'node:timers/promises';
import { cards } from '../graph/cards.ts';
import { createRecipient, readMail, waitForMail } from '../graph/mailbox.ts';
import { operations } from '../graph/operations.ts';
import { createGuestShopper, createMemberShopper } from '../graph/shopper.ts';
import { startStack } from '../stack/stack.ts';
import { expect, test } from './test.ts';

const skus = ['110101-1', '110103-1'];

test('mails a guest one confirmation in Spanish, whose link leads to the order (ORDERS-300, ORDERS-310)', async ({
  stack,
}) => {
  const email = createRecipient('ana');
  const { orderNumber } = await createGuestShopper(stack).placeOrder(skus, email);
  const [message] = await waitForMail(stack, email);
  expect(message).toMatchObject({ subject: `Pedido confirmado: ${orderNumber}`, language: 'es', deliveries: 1 });
  expect(message?.text).toContain('¡Gracias por su compra!');
  expect(message?.text).toContain('Escazú');
  expect(message?.text).toMatch(/Forma de pago: Visa •••• \d{4}/);
  expect(message?.html).toContain('<html lang="es">');
  const link = `${stack.shopUrl}/es-CR/detalles-orden/${orderNumber}`;
  expect(message?.html).toContain(`href="${link}"`);
  const page = await fetch(link);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(orderNumber);
  // Nothing follows, neither from a job nor from a sweep.
  await sleep(2_000);
  expect(await readMail(stack, email)).toHaveLength(1);
});

test('mails a member in English at the address of their account (ORDERS-310)', async ({ stack, createMemberLike }) => {
  const member = await createMemberLike('marcus');
  const shopper = await createMemberShopper(stack, member, { market: 'JM', language: 'en', club: '7201' });
  const { orderNumber } = await shopper.placeOrder(skus);
  const [message] = await waitForMail(stack, member.login);
  expect(message).toMatchObject({ subject: `Order confirmed: ${orderNumber}`, language: 'en' });
  expect(message?.text).toContain(`${stack.shopUrl}/en-JM/order-details/${orderNumber}`);
  expect(message?.text).toMatch(/Total: \$[\d,]+\.\d\d/);
});

test('does not mail about a declined payment (ORDERS-300)', async ({ stack }) => {
  const email = createRecipient('declined');
  const shopper = createGuestShopper(stack);
  const cart = await shopper.fillCart(skus);
  const { id } = await shopper.beginCheckout(cart.id);
  const input = await shopper.createPlaceOrderInput(id, cart, cards.declined);
  await shopper.graph.run(operations.placeOrder, { input: { ...input, email } });
  expect((await shopper.waitUntilSettled(id)).status).toBe('DECLINED');
  await sleep(1_000);
  expect(await readMail(stack, email)).toEqual([]);
});

test('leaves one message for each order of a store that is killed right after the payments (ORDERS-301, ORDERS-302)', async () => {
  test.setTimeout(240_000);
  const quick = {
    MAIL_LEASE_SECONDS: '3',
    MAIL_TIMEOUT_MS: '1000',
    MAIL_BACKOFF_SECONDS: '1',
    MAIL_SWEEP_SECONDS: '1',
  };
  const stack = await startStack({ environment: quick });
  try {
    // The mail server accepts the first message at once, defers the second, and closes the connection after the third.
    const recipients = ['ana', 'greylist', 'lost-reply'].map(createRecipient);
    const orders = await Promise.all(recipients.map((email) => createGuestShopper(stack).placeOrder(skus, email)));
    await stack.killStore();
    await stack.startStore();
    for (const [index, email] of recipients.entries()) {
      const messages = await waitForMail(stack, email, 60_000);
      expect(messages.map(({ subject }) => subject)).toEqual([`Pedido confirmado: ${orders[index]?.orderNumber}`]);
    }
    // The lease of a try that was cut off has ended by then.
    await sleep(5_000);
    for (const email of recipients) expect(await readMail(stack, email)).toHaveLength(1);
  } finally {
    await stack.stop();
  }
});
