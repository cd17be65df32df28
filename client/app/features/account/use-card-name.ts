import { useLingui } from '@lingui/react/macro';
import { getBrandName } from '@tarima/markets/card-brand';
import type { SavedCardPartsFragment } from '../../apollo/saved-card.gen.ts';

/** Returns the accessible name of a saved card: its network and last digits. */
export function useCardName(): (card: SavedCardPartsFragment) => string {
  const { t } = useLingui();
  return ({ brand, lastDigits }) => {
    const network = getBrandName(brand);
    return t`${network} ending in ${lastDigits}`;
  };
}
