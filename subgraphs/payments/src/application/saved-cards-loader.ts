import DataLoader from 'dataloader';
import type { SavedCard } from '../domain/saved-card.ts';
import type { PaymentsPort } from './payments-port.ts';

/** Cards by membership number (14 digits). */
export type SavedCardsLoader = DataLoader<string, readonly SavedCard[]>;

/**
 * Reads a member's cards once per request, however many fields need them.
 * @throws GraphQLError UPSTREAM_UNAVAILABLE, from `load`
 */
export function createSavedCardsLoader(payments: PaymentsPort): SavedCardsLoader {
  return new DataLoader((membershipNumbers) =>
    Promise.all(membershipNumbers.map((membershipNumber) => payments.listCards(membershipNumber))),
  );
}
