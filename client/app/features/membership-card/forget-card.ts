import { deleteKeptPages } from '../../service-worker/keep-page.ts';
import { deleteCard, readCard } from './card-store.ts';

/** Deletes the card of this device with its key, and the kept page (MEMBERSHIP-252). */
export async function forgetCard(): Promise<void> {
  await deleteCard();
  await deleteKeptPages('card');
}

/** Deletes the card of another member who was signed in before (MEMBERSHIP-252). @param membershipNumber 14 digits */
export async function forgetCardOfOthers(membershipNumber: string): Promise<void> {
  const stored = await readCard();
  if (stored && stored.holder.membershipNumber !== membershipNumber) await forgetCard();
}
