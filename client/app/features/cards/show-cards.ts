import type { ApolloCache } from '@apollo/client';
import type { SavedCardPartsFragment } from '../../apollo/saved-card.gen.ts';
import { WalletDocument } from './cards.gen.ts';

/** Has every list of the member's cards be as an answer tells it; an answer without cards changes nothing. */
export function showCards(cache: ApolloCache, answer: object | undefined): void {
  if (!answer || !('savedCards' in answer)) return;
  const { savedCards } = answer as { savedCards: SavedCardPartsFragment[] };
  cache.writeQuery({ query: WalletDocument, data: { savedCards } });
}
