import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CardFormProblem } from './card-form-schema.ts';

/** Error messages of the card form. */
export const cardMessages: Readonly<Record<CardFormProblem, MessageDescriptor>> = {
  'number.missing': msg`Enter the card number.`,
  'number.unknown': msg`We don’t recognise this card number. Check it and try again.`,
  'number.refused': msg`We don’t accept this type of card. Use Visa, Mastercard, American Express or Discover.`,
  'number.incomplete': msg`The card number is incomplete.`,
  'number.mistyped': msg`The card number isn’t valid. Check each digit.`,
  'expiry.missing': msg`Enter the expiry date.`,
  'expiry.unreadable': msg`Enter the month and year, such as 09/28.`,
  'expiry.past': msg`This card has expired. Use another card.`,
  code: msg`Enter the 3 digits on the back of the card, or the 4 on the front for American Express.`,
  holder: msg`Enter the first and last name as they appear on the card.`,
};
