import type {
  AddToCartInput,
  ChangeCartLineQuantityInput,
  RemoveCartLineInput,
} from '../../apollo/schema-types.gen.ts';
import { deviceStorage } from '../../browser-storage.ts';

/** A cart command that can be queued; its input has the command id. */
export type QueuedCommand =
  | { readonly kind: 'add'; readonly input: AddToCartInput }
  | { readonly kind: 'change'; readonly input: ChangeCartLineQuantityInput }
  | { readonly kind: 'remove'; readonly input: RemoveCartLineInput };

/** A queued command with its owner. */
export interface OutboxEntry {
  /** Id of the member that owns the cart; null for a guest. */
  readonly memberId: string | null;
  readonly command: QueuedCommand;
}

/** Local storage key of a market's outbox (CART-106). */
const keyOf = (marketCode: string) => `tarima.waiting.${marketCode}`;
const outboxEvents = new EventTarget();

/** The stored text of the outbox; null when the outbox is empty. Equal texts mean equal entries. */
export const getStoredOutbox = (marketCode: string): string | null => deviceStorage.get(keyOf(marketCode));

/** Stores the outbox; returns false when the storage is unavailable. */
function storeOutbox(marketCode: string, entries: readonly unknown[]): boolean {
  if (entries.length === 0) deviceStorage.remove(keyOf(marketCode));
  else if (!deviceStorage.trySet(keyOf(marketCode), JSON.stringify(entries))) return false;
  outboxEvents.dispatchEvent(new Event('change'));
  return true;
}

/**
 * Appends a command to the outbox without validating the stored entries; the replay does that. Returns false when the
 * storage is unavailable.
 */
export function enqueueCommand(marketCode: string, entry: OutboxEntry): Promise<boolean> {
  return updateOutbox(marketCode, (stored) => {
    let entries: unknown;
    try {
      entries = JSON.parse(stored ?? '[]');
    } catch {
      entries = [];
    }
    return [...(Array.isArray(entries) ? entries : []), entry];
  });
}

/** Replaces the stored entries with the result of `change`, under a lock so that tabs do not overwrite each other. */
export function updateOutbox(
  marketCode: string,
  change: (stored: string | null) => readonly unknown[],
): Promise<boolean> {
  return navigator.locks.request('tarima.waiting.write', async () =>
    storeOutbox(marketCode, change(getStoredOutbox(marketCode))),
  );
}

/** Calls `listener` when the outbox changes in this tab or another; returns a function that stops it. */
export function onOutboxChange(listener: () => void): () => void {
  outboxEvents.addEventListener('change', listener);
  addEventListener('storage', listener);
  return () => {
    outboxEvents.removeEventListener('change', listener);
    removeEventListener('storage', listener);
  };
}
