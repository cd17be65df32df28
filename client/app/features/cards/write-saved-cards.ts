import type { ApolloCache } from '@apollo/client';
import type { SavedCardPartsFragment } from '../../apollo/saved-card.gen.ts';
import { WalletDocument } from './cards.gen.ts';

/** Writes the saved cards of a mutation result to the cache; a result without cards changes nothing. */
export function writeSavedCards(cache: ApolloCache, result: object | undefined): void {
  if (!result || !('savedCards' in result)) return;
  const { savedCards } = result as { savedCards: SavedCardPartsFragment[] };
  cache.writeQuery({ query: WalletDocument, data: { savedCards } });
}
