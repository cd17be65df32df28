import type { Locator, Page } from '@playwright/test';
import type { Language } from '@tarima/markets/table';
import { cardCode, cardExpiry, cardHolder, type cards } from '../graph/cards.ts';
import { translateMessage } from './translations.ts';

/** Returns the fields of the card form, in the checkout or in the wallet. */
export const getCardFields = (place: Page | Locator, language: Language) => ({
  number: place.getByLabel(translateMessage(language, 'Card number')),
  expiry: place.getByLabel(translateMessage(language, 'Expiry date')),
  code: place.getByLabel(translateMessage(language, 'Security code')),
  holder: place.getByLabel(translateMessage(language, 'Name on card')),
});

/** Fills in all fields of the card form. */
export async function fillCardForm(
  place: Page | Locator,
  language: Language,
  card: (typeof cards)[keyof typeof cards],
): Promise<void> {
  const { number, expiry, code, holder } = getCardFields(place, language);
  await number.fill(card);
  await expiry.fill(cardExpiry);
  await code.fill(cardCode);
  await holder.fill(cardHolder);
}
