import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { RunningStack } from '../stack/running.ts';
import { cards } from './cards.ts';
import { fetchJson } from './commerce.ts';
import { operations } from './operations.ts';
import type { Shopper } from './shopper.ts';

const messages = z.object({
  messages: z.array(
    z.object({
      subject: z.string(),
      language: z.string().nullable(),
      text: z.string(),
      html: z.string(),
      deliveries: z.int(),
    }),
  ),
});

export type MailMessage = z.output<typeof messages>['messages'][number];

/** Reads the mail that a recipient has received, the newest first. */
export async function readMail({ mailUrl }: RunningStack, recipient: string): Promise<readonly MailMessage[]> {
  return messages.parse(await fetchJson(`${mailUrl}/messages?to=${encodeURIComponent(recipient)}`, {})).messages;
}

/** Polls until a recipient has mail. @throws Error after `timeoutMs` */
export async function waitForMail(
  stack: RunningStack,
  recipient: string,
  timeoutMs = 30_000,
): Promise<readonly MailMessage[]> {
  for (const startTime = Date.now(); Date.now() - startTime < timeoutMs; await sleep(100)) {
    const received = await readMail(stack, recipient);
    if (received.length > 0) return received;
  }
  throw new Error(`${recipient} received no mail in time.`);
}

/** Creates an address that no other test uses; its name can select a fault (docs/sandbox/mail.md). */
export const createRecipient = (name: string): string => `${name}+${randomUUID().slice(0, 8)}@example.com`;

/** Places an order for pickup, a guest's with this e-mail address. @returns the order number */
export async function placeOrder(shopper: Shopper, skus: readonly string[], email?: string): Promise<string> {
  const cart = await shopper.fillCart(skus);
  const { id } = await shopper.beginCheckout(cart.id);
  const input = await shopper.createPlaceOrderInput(id, cart, cards.approved);
  await shopper.graph.run(operations.placeOrder, { input: { ...input, ...(email && { email }) } });
  const { order, status } = await shopper.waitUntilSettled(id);
  if (!order) throw new Error(`The attempt ended as ${status}.`);
  return order.orderNumber;
}
