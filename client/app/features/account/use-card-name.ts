import { useLingui } from '@lingui/react/macro';
import type { SavedCardPartsFragment } from '../../apollo/saved-card.gen.ts';
import { brandName } from '../cards/index.ts';

/** What a saved card is called where its picture is not. */
export function useCardName(): (card: SavedCardPartsFragment) => string {
  const { t } = useLingui();
  return ({ brand, lastDigits }) => {
    const network = brandName(brand);
    return t`${network} ending in ${lastDigits}`;
  };
}
