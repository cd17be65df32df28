import type { Cart } from '../domain/cart.ts';
import type { Command } from '../domain/command.ts';
import type { LogEntry } from '../domain/command-log.ts';
import { recall, withEntries } from '../domain/command-log.ts';
import { type CarryOutOptions, carryOut } from './carry-out.ts';
import type { CartStore, Shopper } from './cart-store.ts';
import type { Outcome } from './plan.ts';

/** What the shopper ticked (store.md §4.3). */
export interface MergeChoice extends LogEntry {
  readonly keepSaved: boolean;
  readonly keepGuest: boolean;
  readonly clubKey: string | null;
}

export type MergeOutcome = Outcome | { readonly kind: 'done'; readonly cart: null };

/**
 * Brings a guest's cart and the member's together; runs alone in the member's lane.
 * Both kept: the guest's lines go into the member's cart, then the guest's cart goes away.
 * Only the guest's kept, or the member has none: the guest's cart becomes the member's, and a saved one stays restorable.
 * Only the saved one kept: the guest's cart goes away.
 */
export async function mergeCarts(choice: MergeChoice, guest: Shopper, options: CarryOutOptions): Promise<MergeOutcome> {
  const { store, shopper } = options;
  const [saved, guestCart] = await Promise.all([store.find(shopper), store.find(guest)]);
  if (!guestCart || guestCart.lines.length === 0) {
    // The same command again, after the guest's cart was dealt with.
    if (saved && recall(saved.commandLog, choice) === 'done') return { kind: 'done', cart: saved };
    return { kind: 'failed', failure: { code: 'NOTHING_TO_MERGE' } };
  }
  for (const cart of [saved, guestCart]) {
    if (cart?.isLocked) {
      return { kind: 'failed', failure: { code: 'CART_LOCKED_BY_PAYMENT', attemptId: cart.attemptId } };
    }
  }
  if (!choice.keepGuest) {
    await store.remove(guestCart);
    return { kind: 'done', cart: saved ?? null };
  }
  if (!choice.keepSaved || !saved || saved.lines.length === 0) return assigned(choice, guestCart, saved, options);
  const [outcome] = await carryOut([mergeCommand(choice, guestCart)], options);
  if (outcome?.kind === 'done') await store.remove(guestCart);
  return outcome ?? { kind: 'failed', failure: { code: 'CART_BUSY' } };
}

function mergeCommand({ id, bodyHash, clubKey }: MergeChoice, guestCart: Cart): Command {
  return {
    id,
    bodyHash,
    change: {
      kind: 'merge',
      lines: guestCart.lines.map(({ sku, quantity }) => ({ sku, quantity })),
      from: { cartId: guestCart.id, version: guestCart.version },
      clubKey,
    },
  };
}

async function assigned(
  choice: MergeChoice,
  guestCart: Cart,
  saved: Cart | undefined,
  { store, shopper }: Pick<CarryOutOptions, 'store' | 'shopper'>,
): Promise<MergeOutcome> {
  const log = { kind: 'log' as const, commandLog: withEntries(guestCart.commandLog, [choice]) };
  const result = await store.assign(guestCart, shopper, [log]);
  switch (result.kind) {
    case 'written':
      if (saved && saved.lines.length === 0) await store.remove(saved);
      return { kind: 'done', cart: result.cart };
    case 'refused':
      return { kind: 'failed', failure: result.failure };
    case 'stale':
      return { kind: 'failed', failure: { code: 'CART_BUSY' } };
    case 'unknown':
      return afterLostReply(choice, store, shopper, result.error);
  }
}

/** The reply of the assignment was lost: it was done when the member's cart remembers the command. */
async function afterLostReply(
  choice: MergeChoice,
  store: CartStore,
  shopper: Shopper,
  error: unknown,
): Promise<MergeOutcome> {
  const now = await store.find(shopper);
  if (now && recall(now.commandLog, choice) === 'done') return { kind: 'done', cart: now };
  throw error;
}
