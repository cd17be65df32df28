import type { QueuedMail } from '@tarima/mail/outbox';
import { type RenderedMail, renderMail } from '@tarima/mail/render';
import { getLocale } from '@tarima/markets/locale';
import { mailDataSchema, mailKindSchema } from './mail-data.ts';
import { createMembershipMail } from './membership-mail.ts';
import { createOrderConfirmation } from './order-confirmation.ts';
import type { OrderReader } from './ports.ts';
import { createShortMail } from './short-mails.ts';

/** The order of a confirmation is not on the platform (yet). */
class OrderMissingError extends Error {
  constructor() {
    super('the order is not on the platform');
    this.name = 'OrderMissingError';
  }
}

/**
 * Makes the content of this subgraph's mails, in the language and market in which the shopper bought.
 * @returns a function that throws when the order cannot be read; the mail is then tried again
 */
export function createMailRenderer(orders: OrderReader, shopUrl: string) {
  return async (mail: QueuedMail): Promise<RenderedMail> => {
    const data = mailDataSchema.parse(mail.data);
    const locale = getLocale(mail.language, mail.market);
    const kind = mailKindSchema.parse(mail.kind);
    if (kind === 'MEMBERSHIP_CONFIRMATION') return renderMail(createMembershipMail(data, locale, shopUrl));
    if (kind !== 'ORDER_CONFIRMATION') return renderMail(createShortMail(kind, data, locale, shopUrl));
    const order = await orders.findPlacedOrder(mail.market, data.orderNumber);
    if (!order) throw new OrderMissingError();
    return renderMail(createOrderConfirmation(order, locale, shopUrl));
  };
}
