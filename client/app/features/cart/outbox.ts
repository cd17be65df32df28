import type {
  AddToCartInput,
  ChangeCartLineQuantityInput,
  RemoveCartLineInput,
} from '../../apollo/schema-types.gen.ts';
import { deviceStorage } from '../../browser-storage.ts';

/** A change of the cart with its id. */
export type WaitingCommand =
  | { readonly kind: 'add'; readonly input: AddToCartInput }
  | { readonly kind: 'change'; readonly input: ChangeCartLineQuantityInput }
  | { readonly kind: 'remove'; readonly input: RemoveCartLineInput };

/** A change that could not be sent yet. */
export interface WaitingEntry {
  /** The member whose cart it is for; null for a guest. */
  readonly memberId: string | null;
  readonly command: WaitingCommand;
}

/** Local storage key of a market's changes that wait (CART-106). */
const keyOf = (marketCode: string) => `tarima.waiting.${marketCode}`;
const changed = new EventTarget();

/** What waits, as it is stored: the same text means the same list. Null when nothing does. */
export const storedWaiting = (marketCode: string): string | null => deviceStorage.get(keyOf(marketCode));

/** Stores what waits; false where the browser keeps nothing. */
function storeWaiting(marketCode: string, entries: readonly unknown[]): boolean {
  if (entries.length === 0) deviceStorage.remove(keyOf(marketCode));
  else if (!deviceStorage.trySet(keyOf(marketCode), JSON.stringify(entries))) return false;
  changed.dispatchEvent(new Event('change'));
  return true;
}

/**
 * Keeps a command behind those that wait already; they are read, and checked, only when they are sent. Answers false where
 * the browser keeps nothing.
 */
export function keepWaiting(marketCode: string, entry: WaitingEntry): Promise<boolean> {
  return updateWaiting(marketCode, (stored) => {
    let known: unknown;
    try {
      known = JSON.parse(stored ?? '[]');
    } catch {
      known = [];
    }
    return [...(Array.isArray(known) ? known : []), entry];
  });
}

/** Stores what `change` makes of the stored list; one tab at a time, or each would overwrite what the other added. */
export function updateWaiting(
  marketCode: string,
  change: (stored: string | null) => readonly unknown[],
): Promise<boolean> {
  return navigator.locks.request('tarima.waiting.write', async () =>
    storeWaiting(marketCode, change(storedWaiting(marketCode))),
  );
}

/** Tells when the list changes, in this tab or another. */
export function onWaitingChange(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  addEventListener('storage', listener);
  return () => {
    changed.removeEventListener('change', listener);
    removeEventListener('storage', listener);
  };
}
