import { deviceStorage } from '../../browser-storage.ts';
import { enqueueCommand, type OutboxEntry } from './outbox.ts';
import { parseOutbox } from './outbox-entries.ts';

/** Separate from the outbox, because a guest may shop before the member signs in again (CART-104). */
const keyOf = (marketCode: string) => `tarima.kept-for-sign-in.${marketCode}`;

/** Stores a member's change until they sign in again; returns false when the storage is unavailable. */
export function keepForSignIn(marketCode: string, entry: OutboxEntry): boolean {
  const key = keyOf(marketCode);
  return deviceStorage.trySet(key, JSON.stringify([...parseOutbox(deviceStorage.get(key)), entry]));
}

/**
 * Moves a member's kept changes to the outbox and drops those of another member (CART-105). Call it once per document:
 * after a session has ended, the cache has the member until the page is reloaded.
 */
export async function restoreAfterSignIn(marketCode: string, memberId: string): Promise<void> {
  try {
    const key = keyOf(marketCode);
    const kept = parseOutbox(deviceStorage.get(key));
    deviceStorage.remove(key);
    for (const entry of kept) if (entry.memberId === memberId) await enqueueCommand(marketCode, entry);
  } catch {
    // Without Web Locks the browser has no kept changes.
  }
}
