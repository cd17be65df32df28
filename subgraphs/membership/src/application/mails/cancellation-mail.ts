import { formatCalendarDay } from '@tarima/mail/calendar-day';
import type { MailBlock, MailContent } from '@tarima/mail/content';
import { buildShopUrl } from '@tarima/mail/links';
import type { Locale } from '@tarima/markets/locale';
import { getLocalizedText } from '@tarima/markets/localized-text';
import type { Language } from '@tarima/markets/table';
import type { ContactClub } from '../ports.ts';
import type { CancellationMailData } from './cancellation-mail-data.ts';
import { cancellationTexts } from './cancellation-texts.ts';

/** Path of the page about memberships, on which a new one is bought. */
const membershipPages: Readonly<Record<Language, string>> = { es: 'membrecia/info', en: 'membership/info' };

/**
 * The mail about a cancelled membership: its number with hidden digits, the last day, the other cards, how to join again and
 * the club's contact (MEMBERSHIP-331).
 */
export function createCancellationMailContent(
  { maskedNumber, endedOn, paidUntil, otherCards }: CancellationMailData,
  club: ContactClub | undefined,
  locale: Locale,
  shopUrl: string,
): MailContent {
  const texts = cancellationTexts[locale.language];
  const lastDay = formatCalendarDay(endedOn, locale);
  const shop = buildShopUrl(shopUrl, locale);
  const paragraphs = [
    ...(otherCards > 0 ? [otherCards === 1 ? texts.otherCard : texts.otherCards] : []),
    texts.account,
    texts.joinAgain,
  ];
  return {
    language: locale.language,
    subject: texts.subject,
    preview: texts.preview(lastDay),
    heading: texts.subject,
    blocks: [
      { kind: 'paragraph', text: texts.text },
      {
        kind: 'facts',
        title: texts.details,
        rows: [
          { name: texts.number, lines: [maskedNumber] },
          { name: texts.endedOn, lines: [lastDay] },
          { name: texts.paidUntil, lines: [formatCalendarDay(paidUntil, locale)] },
        ],
      },
      ...paragraphs.map((text): MailBlock => ({ kind: 'paragraph', text })),
      { kind: 'link', label: texts.memberships, url: `${shop}/${membershipPages[locale.language]}` },
      { kind: 'paragraph', text: texts.help },
      ...(club ? [describeClub(club, locale)] : []),
    ],
    footer: { text: texts.footer, linkLabel: texts.shop, url: shop },
  };
}

function describeClub({ name, address: { street, city, phone } }: ContactClub, { language }: Locale): MailBlock {
  const texts = cancellationTexts[language];
  return {
    kind: 'facts',
    title: texts.club,
    rows: [
      { name: texts.name, lines: [getLocalizedText(name, language) ?? ''] },
      { name: texts.address, lines: [street, city] },
      ...(phone ? [{ name: texts.phone, lines: [phone] }] : []),
    ],
  };
}
