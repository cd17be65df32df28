import type { MailBlock, MailContent, MailFact } from '@tarima/mail/content';
import { buildShopUrl } from '@tarima/mail/links';
import type { Locale } from '@tarima/markets/locale';
import { getLocalizedText } from '@tarima/markets/localized-text';
import { formatMoney, type Money, sumMoney } from '@tarima/markets/money';
import type { PlacedOrder } from '../../domain/placed-order.ts';
import { formatCard, formatDay, formatWindow } from './format.ts';
import { buildOrderUrl } from './links.ts';
import { type MailTexts, mailTexts } from './texts.ts';

/** The confirmation of an order (ORDERS-310). */
export function createOrderConfirmation(order: PlacedOrder, locale: Locale, shopUrl: string): MailContent {
  const texts = mailTexts[locale.language];
  const { confirmation } = texts;
  const { orderNumber, isPickup } = order;
  const clubName = getLocalizedText(order.club?.name, locale.language) ?? '';
  const total = formatMoney(order.total, locale);
  const lookup: readonly MailBlock[] = order.isGuest ? [{ kind: 'paragraph', text: texts.guestLookup }] : [];
  return {
    language: locale.language,
    subject: confirmation.subject(orderNumber),
    preview: confirmation.preview(total),
    heading: confirmation.heading,
    blocks: [
      { kind: 'paragraph', text: isPickup ? confirmation.pickup(clubName) : confirmation.delivery },
      { kind: 'tag', label: texts.total, value: total },
      { kind: 'facts', title: confirmation.details, rows: listFacts(order, locale, texts) },
      {
        kind: 'items',
        title: confirmation.items,
        columns: confirmation.columns,
        items: order.items.map(({ name, sku, quantity, total: amount }) => ({
          name: getLocalizedText(name, locale.language) ?? sku,
          quantity: String(quantity),
          amount: formatMoney(amount, locale),
        })),
        totals: listTotals(order, locale, texts),
      },
      { kind: 'link', label: texts.viewOrder, url: buildOrderUrl(shopUrl, locale, orderNumber) },
      ...lookup,
    ],
    footer: { text: texts.orderFooter, linkLabel: texts.shop, url: buildShopUrl(shopUrl, locale) },
  };
}

function listFacts(order: PlacedOrder, locale: Locale, { orderNumber, confirmation }: MailTexts): MailFact[] {
  const { club, address, window, payment } = order;
  const name = getLocalizedText(club?.name, locale.language);
  const card = formatCard(payment);
  const place = order.isPickup
    ? club && { name: confirmation.club, lines: joinLines([name, club.street, club.city]) }
    : address && {
        name: confirmation.address,
        lines: joinLines([address.alias, address.street, joinLines([address.city, address.region]).join(', ')]),
      };
  return [
    { name: orderNumber, lines: [order.orderNumber] },
    { name: confirmation.placed, lines: [formatDay(order.placedAt, locale, locale.market.timeZone)] },
    ...(place ? [place] : []),
    ...(window ? [{ name: confirmation.window, lines: formatWindow(window, locale) }] : []),
    ...(card ? [{ name: confirmation.payment, lines: [card] }] : []),
  ];
}

const joinLines = (lines: readonly (string | undefined)[]) => lines.filter((line): line is string => Boolean(line));

/** The amounts as the order's page shows them. Prices include taxes when the other amounts add up to the total. */
function listTotals(order: PlacedOrder, locale: Locale, { total, confirmation }: MailTexts) {
  const { serviceFee, deliveryCharge, tax } = order;
  const subtotal = sumMoney(
    order.total.currency,
    order.items.map((item) => item.total),
  );
  const added = [subtotal, serviceFee, deliveryCharge].reduce((sum, amount) => sum + (amount?.centAmount ?? 0), 0);
  const taxName = added === order.total.centAmount ? confirmation.taxIncluded : confirmation.tax;
  const rows: readonly (readonly [string, Money | undefined])[] = [
    [confirmation.subtotal, subtotal],
    [confirmation.serviceFee, serviceFee],
    [confirmation.deliveryCharge, deliveryCharge],
    [taxName, tax],
    [total, order.total],
  ];
  return rows.flatMap(([name, amount]) => (amount ? [{ name, amount: formatMoney(amount, locale) }] : []));
}
