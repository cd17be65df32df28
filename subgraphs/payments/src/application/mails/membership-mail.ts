import { formatCalendarDay } from '@tarima/mail/calendar-day';
import type { MailContent } from '@tarima/mail/content';
import { buildShopUrl } from '@tarima/mail/links';
import type { Locale } from '@tarima/markets/locale';
import { formatMoney } from '@tarima/markets/money';
import { buildOnboardingUrl } from './links.ts';
import type { MailData } from './mail-data.ts';
import { membershipTexts } from './membership-texts.ts';

/**
 * The confirmation of a purchase, a renewal or an upgrade: what was bought, the number, the last day and the next step
 * (MEMBERSHIP-138).
 */
export function createMembershipMail(
  { orderNumber, amount, membership }: MailData,
  locale: Locale,
  shopUrl: string,
): MailContent {
  if (!membership) throw new TypeError('A confirmation of a membership needs the membership');
  const { purpose, type, number, expiresOn, onlineAccount } = membership;
  const texts = membershipTexts[locale.language];
  const { subject, heading, text } = texts.purposes[purpose];
  const price = amount ? formatMoney(amount, locale) : '';
  const day = expiresOn && formatCalendarDay(expiresOn, locale);
  const isNew = purpose === 'MEMBERSHIP_NEW';
  const canSignIn = !isNew || onlineAccount === 'ACTIVE';
  const shop = { label: texts.shop, url: buildShopUrl(shopUrl, locale) };
  return {
    language: locale.language,
    subject,
    preview: texts.preview(texts.types[type], price),
    heading,
    blocks: [
      { kind: 'paragraph', text },
      {
        kind: 'facts',
        title: texts.details,
        rows: [
          { name: texts.type, lines: [texts.types[type]] },
          { name: texts.number, lines: [number.replace(/^(\d{4})(\d{6})(\d{4})$/, '$1 $2 $3')] },
          ...(day ? [{ name: texts.lastDay, lines: [day] }] : []),
          { name: texts.total, lines: [price] },
          { name: texts.receipt, lines: [orderNumber] },
        ],
      },
      { kind: 'paragraph', text: isNew ? (canSignIn ? texts.signIn : texts.register) : texts.nextVisit },
      canSignIn
        ? { kind: 'link', ...shop }
        : { kind: 'link', label: texts.createAccount, url: buildOnboardingUrl(shopUrl, locale) },
    ],
    footer: { text: texts.footer, linkLabel: shop.label, url: shop.url },
  };
}
