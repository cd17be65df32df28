import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CardFormProblem } from './card-form-schema.ts';

/** What is wrong with a field of the card, and how to mend it. */
export const cardWords: Readonly<Record<CardFormProblem, MessageDescriptor>> = {
  'number.missing': msg`Write the card number.`,
  'number.unknown': msg`We do not know cards that begin like this. Please check the number.`,
  'number.refused': msg`We do not take cards of this network. Please use Visa, Mastercard, American Express or Discover.`,
  'number.incomplete': msg`Some digits of the card number are missing.`,
  'number.mistyped': msg`The card number is not right. Please check each digit.`,
  'expiry.missing': msg`Write the date until which the card is valid.`,
  'expiry.unreadable': msg`Write month and year, such as 09/28.`,
  'expiry.past': msg`This card has expired. Please use another.`,
  code: msg`Write the 3 digits on the back of the card; on American Express, the 4 on its front.`,
  holder: msg`Write first and last name as they stand on the card.`,
};
