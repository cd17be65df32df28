import type { MailBlock, MailContent } from '@tarima/mail/content';
import { buildShopUrl } from '@tarima/mail/links';
import type { Locale } from '@tarima/markets/locale';
import { formatMoney } from '@tarima/markets/money';
import { formatCard } from './format.ts';
import { buildOrderUrl } from './links.ts';
import type { MailData, MailKind } from './mail-data.ts';
import { type MailTexts, mailTexts } from './texts.ts';

/** The mail about a cancelled order, a refund, or a payment that needs or needed review (ORDERS-311 to ORDERS-313). */
export function createShortMail(
  kind: Exclude<MailKind, 'ORDER_CONFIRMATION' | 'MEMBERSHIP_CONFIRMATION'>,
  data: MailData,
  locale: Locale,
  shopUrl: string,
): MailContent {
  const texts = mailTexts[locale.language];
  const { orderNumber } = data;
  const amount = data.amount && formatMoney(data.amount, locale);
  const shop = { linkLabel: texts.shop, url: buildShopUrl(shopUrl, locale) };
  const orderBlocks: readonly MailBlock[] = [
    {
      kind: 'facts',
      title: texts.confirmation.details,
      rows: [
        { name: texts.orderNumber, lines: [orderNumber] },
        ...(data.reason ? [{ name: texts.refund.reason, lines: [texts.refund.reasons[data.reason]] }] : []),
      ],
    },
    { kind: 'link', label: texts.viewOrder, url: buildOrderUrl(shopUrl, locale, orderNumber) },
  ];
  const createTag = (label: string): MailBlock[] => (amount ? [{ kind: 'tag', label, value: amount }] : []);
  const { language } = locale;

  if (kind === 'ORDER_CANCELLATION') {
    const { subject, preview, heading, text, textAfterRefund } = texts.cancellation;
    const paragraph = { kind: 'paragraph' as const, text: data.isReturned ? textAfterRefund : text };
    const blocks = [paragraph, ...orderBlocks];
    return {
      language,
      subject: subject(orderNumber),
      preview,
      heading,
      blocks,
      footer: { text: texts.orderFooter, ...shop },
    };
  }
  if (kind === 'ORDER_REFUND') {
    const { subject, preview, heading, label } = texts.refund;
    const text = describeRefund(data, texts.refund);
    const blocks = [...createTag(label), { kind: 'paragraph' as const, text }, ...orderBlocks];
    return {
      language,
      subject: subject(orderNumber),
      preview: preview(amount ?? ''),
      heading,
      blocks,
      footer: { text: texts.orderFooter, ...shop },
    };
  }
  const payments = {
    PAYMENT_IN_REVIEW: texts.review,
    PAYMENT_VOIDED: texts.voided,
  };
  const { subject, preview, heading, text } = payments[kind];
  const blocks = [...createTag(texts.review.label), { kind: 'paragraph' as const, text }];
  return { language, subject, preview, heading, blocks, footer: { text: texts.paymentFooter, ...shop } };
}

/** Where the money of a refund goes; money that the club's staff returned may go anywhere (PAYMENTS-250). */
function describeRefund(
  data: MailData,
  { text, card: describeCard, paymentUsed, byStaff }: MailTexts['refund'],
): string {
  if (data.isReturnedByStaff) return byStaff;
  const card = formatCard(data);
  return text(card ? describeCard(card) : paymentUsed);
}
