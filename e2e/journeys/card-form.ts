import type { Locator, Page } from '@playwright/test';
import type { Language } from '@tarima/markets/table';
import { cardCode, cardExpiry, cardHolder, type cards } from '../graph/cards.ts';
import { wordsOf } from './words.ts';

/** The fields of a new card, in the checkout and in the wallet. */
export const cardFields = (place: Page | Locator, language: Language) => ({
  number: place.getByLabel(wordsOf(language, 'Card number')),
  expiry: place.getByLabel(wordsOf(language, 'Expiry date')),
  code: place.getByLabel(wordsOf(language, 'Security code')),
  holder: place.getByLabel(wordsOf(language, 'Name on card')),
});

/** Types a whole card. */
export async function writeCard(
  place: Page | Locator,
  language: Language,
  card: (typeof cards)[keyof typeof cards],
): Promise<void> {
  const { number, expiry, code, holder } = cardFields(place, language);
  await number.fill(card);
  await expiry.fill(cardExpiry);
  await code.fill(cardCode);
  await holder.fill(cardHolder);
}
