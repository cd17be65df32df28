import type { Cart } from '../domain/cart.ts';
import { mergeOf } from '../domain/command.ts';
import { joined, type LogEntry, recall, withEntries } from '../domain/command-log.ts';
import { settled, type Unsettled } from './attempts.ts';
import { type CarryOutOptions, carryOut, lastLog } from './carry-out.ts';
import type { CartStore, Shopper } from './cart-store.ts';
import type { Outcome } from './plan.ts';
import { putAside } from './put-aside.ts';

/** Archived carts of a shopper that have lines (MERGE-45), without those whose lines are in the active cart already. */
export async function restorableCarts(shopper: Shopper, store: CartStore): Promise<readonly Cart[]> {
  const [active, aside] = await Promise.all([store.find(shopper), store.findAside(shopper)]);
  return aside.filter((cart) => cart.lines.length > 0 && !(active && holds(active, cart)));
}

/**
 * Restores an archived cart; runs alone in the shopper's queue. Its lines go into the active cart (MERGE-47); where that is
 * empty, the cart itself takes its place (MERGE-48).
 */
export function restoreCart(command: LogEntry, cartId: string, options: CarryOutOptions): Promise<Outcome> {
  return settled(() => tryToRestore(command, cartId, options), options.pause);
}

async function tryToRestore(command: LogEntry, cartId: string, options: CarryOutOptions): Promise<Outcome | Unsettled> {
  const { store, shopper } = options;
  const active = await store.find(shopper);
  const known = active ? recall(active.commandLog, command) : 'new';
  if (known === 'conflict') return { kind: 'failed', failure: { code: 'COMMAND_CONFLICT' } };
  if (known === 'expired') return { kind: 'failed', failure: { code: 'COMMAND_EXPIRED' } };
  if (known === 'done' && active) return { kind: 'done', cart: active };
  const cart = (await restorableCarts(shopper, store)).find(({ id }) => id === cartId);
  if (!cart) return { kind: 'failed', failure: { code: 'CART_NOT_FOUND' } };
  if (active?.isLocked)
    return { kind: 'failed', failure: { code: 'CART_LOCKED_BY_PAYMENT', attemptId: active.attemptId } };
  if (!active || active.lines.length === 0) return activated(command, cart, active, options);
  const [outcome] = await carryOut([{ ...command, change: mergeOf(cart, null) }], options);
  if (outcome?.kind === 'done') await store.remove(cart);
  return outcome ?? { kind: 'failed', failure: { code: 'CART_BUSY' } };
}

/** The cart takes the place of an empty one, or of none. */
async function activated(
  command: LogEntry,
  cart: Cart,
  empty: Cart | undefined,
  options: CarryOutOptions,
): Promise<Outcome | Unsettled> {
  const { store } = options;
  const log = joined(await lastLog(empty, options), cart.commandLog);
  const away = empty && (await putAside(empty, store));
  const result =
    away && away.kind !== 'written'
      ? away
      : await store.update(cart, [
          { kind: 'setAside', isSetAside: false },
          { kind: 'log', commandLog: withEntries(log, [command]) },
        ]);
  if (result.kind === 'written') return { kind: 'done', cart: result.cart };
  return result.kind === 'refused' ? { kind: 'failed', failure: result.failure } : result;
}

function holds({ commandLog }: Cart, { id, version }: Cart): boolean {
  return recall(commandLog, { id, bodyHash: String(version) }) !== 'new';
}
