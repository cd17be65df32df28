import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getBrandName } from '@tarima/markets/card-brand';
import { usePage } from '../../app-providers.tsx';
import { useLocale } from '../../i18n/use-locale.ts';
import { isCardBrand } from './card.ts';
import type { CardFormProblem } from './card-form-schema.ts';

const messages: Readonly<Record<Exclude<CardFormProblem, 'number.refused'>, MessageDescriptor>> = {
  'number.missing': msg`Enter the card number.`,
  'number.unknown': msg`We don’t recognise this card number. Check it and try again.`,
  'number.incomplete': msg`The card number is incomplete.`,
  'number.mistyped': msg`The card number isn’t valid. Check each digit.`,
  'expiry.missing': msg`Enter the expiry date.`,
  'expiry.unreadable': msg`Enter the month and year, such as 09/28.`,
  'expiry.past': msg`This card has expired. Use another card.`,
  code: msg`Enter the 3 digits on the back of the card, or the 4 on the front for American Express.`,
  holder: msg`Enter the first and last name as they appear on the card.`,
};

/** Returns the message for a problem of the card form. */
export function useCardMessage(): (problem: CardFormProblem) => string {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const { cardTypes } = usePage().settings.checkout;
  return (problem) => {
    if (problem !== 'number.refused') return i18n._(messages[problem]);
    const names = cardTypes.filter(isCardBrand).map(getBrandName);
    const accepted = new Intl.ListFormat(locale.code, { type: 'disjunction' }).format(names);
    return t`We don’t accept this type of card. Use ${accepted}.`;
  };
}
