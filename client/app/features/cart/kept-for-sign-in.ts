import { deviceStorage } from '../../browser-storage.ts';
import { keepWaiting, type WaitingEntry } from './outbox.ts';
import { readWaiting } from './waiting-entries.ts';

/** Apart from what waits for the connection, because a guest may shop before the member signs in again (CART-104). */
const keyOf = (marketCode: string) => `tarima.kept-for-sign-in.${marketCode}`;

/** Keeps a member's change whose session had ended until they sign in again; false where the browser keeps nothing. */
export function keepForSignIn(marketCode: string, entry: WaitingEntry): boolean {
  const key = keyOf(marketCode);
  return deviceStorage.trySet(key, JSON.stringify([...readWaiting(deviceStorage.get(key)), entry]));
}

/**
 * Puts a member's kept changes among those that are sent next; what another member left is dropped (CART-105). Call it once a
 * document: a session that has ended shows the member until the page is loaded again.
 */
export async function restoreAfterSignIn(marketCode: string, memberId: string): Promise<void> {
  try {
    const key = keyOf(marketCode);
    const kept = readWaiting(deviceStorage.get(key));
    deviceStorage.remove(key);
    for (const entry of kept) if (entry.memberId === memberId) await keepWaiting(marketCode, entry);
  } catch {
    // The browser has no locks, so nothing was kept here.
  }
}
