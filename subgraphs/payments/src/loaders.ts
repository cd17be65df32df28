import DataLoader from 'dataloader';
import type { PaymentsPort, SavedCard } from './domain/ports.ts';

/** Cards by membership number (14 digits). */
export type SavedCardsLoader = DataLoader<string, readonly SavedCard[]>;

/** A request asks for a member's cards once, however many fields want them. */
export function createSavedCardsLoader(payments: PaymentsPort): SavedCardsLoader {
  return new DataLoader((numbers) => Promise.all(numbers.map((number) => payments.listCards(number))));
}
