import { useLingui } from '@lingui/react/macro';
import { brandName } from '../cards/card.ts';
import type { SavedCardPartsFragment } from '../cards/cards.gen.ts';

/** What a saved card is called where its picture is not. */
export function useCardName(): (card: SavedCardPartsFragment) => string {
  const { t } = useLingui();
  return ({ brand, lastDigits }) => {
    const network = brandName(brand);
    return t`${network} ending in ${lastDigits}`;
  };
}
