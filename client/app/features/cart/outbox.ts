import type {
  AddToCartInput,
  ChangeCartLineQuantityInput,
  RemoveCartLineInput,
} from '../../apollo/schema-types.gen.ts';
import { deviceStorage } from '../../browser-storage.ts';
import { getStoredOutbox, storedOutboxKey } from './cart-storage.ts';
import { expectedCartId } from './expected-cart.ts';

/** A cart command that can be queued; its input has the command id. */
export type QueuedCommand =
  | { readonly kind: 'add'; readonly input: AddToCartInput }
  | { readonly kind: 'change'; readonly input: ChangeCartLineQuantityInput }
  | { readonly kind: 'remove'; readonly input: RemoveCartLineInput };

/** A queued command with its owner. */
export interface OutboxEntry {
  /** Id of the member that owns the cart; null for a guest. */
  readonly memberId: string | null;
  /** Id of the guest's cart; missing for a member, and for a guest who has no cart yet. */
  readonly cartId?: string | undefined;
  readonly command: QueuedCommand;
}

/** The shopper and their carts, as in the query `Viewer`. */
export interface OutboxViewer {
  readonly me: { readonly id: string } | null;
  readonly cart: { readonly id: string } | null;
  /** The cart that the member filled as a guest, until it is merged. */
  readonly guestCart: { readonly id: string } | null;
}

/**
 * Whether the viewer may send a queued command: `own` now, `unmerged` only if the guest's cart becomes the member's,
 * `foreign` never (CART-112, CART-113).
 */
export function getOwnership(
  { memberId, cartId }: Pick<OutboxEntry, 'memberId' | 'cartId'>,
  { me, cart, guestCart }: OutboxViewer,
): 'own' | 'unmerged' | 'foreign' {
  if (memberId !== null) return memberId === me?.id ? 'own' : 'foreign';
  if (cartId === undefined) return me ? 'foreign' : 'own';
  if (cartId === cart?.id) return 'own';
  return cartId === guestCart?.id ? 'unmerged' : 'foreign';
}

/** Binds a command to the viewer's cart. */
export function createEntry({ me, cart }: OutboxViewer, command: QueuedCommand): OutboxEntry {
  if (me) return { memberId: me.id, command };
  return { memberId: null, ...(cart && cart.id !== expectedCartId && { cartId: cart.id }), command };
}

const outboxEvents = new EventTarget();

/** The stored entries without validation, which the replay does: its code is loaded late. */
function readEntries(stored: string | null): readonly unknown[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
}

/** Whether the viewer has a queued command, so that later ones must be queued behind it. */
export function hasQueuedCommands(marketCode: string, viewer: OutboxViewer): boolean {
  return readEntries(getStoredOutbox(marketCode)).some(
    (entry) => typeof entry === 'object' && entry && getOwnership(entry as OutboxEntry, viewer) === 'own',
  );
}

/** Stores the outbox; returns false when the storage is unavailable. */
function storeOutbox(marketCode: string, entries: readonly unknown[]): boolean {
  if (entries.length === 0) deviceStorage.remove(storedOutboxKey(marketCode));
  else if (!deviceStorage.trySet(storedOutboxKey(marketCode), JSON.stringify(entries))) return false;
  outboxEvents.dispatchEvent(new Event('change'));
  return true;
}

const getId = (entry: unknown): string | undefined => (entry as OutboxEntry).command?.input?.commandId;

/**
 * Adds a command to the outbox, before the commands whose ids are in `later`. A page that is left while it waits for the
 * lock stores the command without it (OFFLINE-25). Returns false when the storage is unavailable.
 */
export function enqueueCommand(
  marketCode: string,
  entry: OutboxEntry,
  later: readonly (string | undefined)[] = [],
): Promise<boolean> {
  const insert = (stored: string | null) => {
    const entries = readEntries(stored);
    const ids = entries.map(getId);
    if (ids.includes(getId(entry))) return entries;
    const index = ids.findIndex((id) => later.includes(id));
    return entries.toSpliced(index === -1 ? entries.length : index, 0, entry);
  };
  const storeNow = () => storeOutbox(marketCode, insert(getStoredOutbox(marketCode)));
  addEventListener('pagehide', storeNow);
  return updateOutbox(marketCode, insert).finally(() => removeEventListener('pagehide', storeNow));
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
