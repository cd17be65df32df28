import type { Cart } from '../../domain/cart.ts';
import { createMergeChange } from '../../domain/command.ts';
import { appendEntries, checkReplay, joinLogs, type LogEntry } from '../../domain/command-log.ts';
import { cartNotFound, commandConflict, commandExpired, createCartLockedByPayment } from '../../domain/failure.ts';
import type { Shopper } from '../../domain/shopper.ts';
import { type ExecuteOptions, executeCommand, readCommandLog } from '../commands/execute-commands.ts';
import { fail, type Outcome } from '../commands/outcome.ts';
import { retryUntilKnown, type UnresolvedWrite } from '../commands/retry-until-known.ts';
import type { CartStore } from '../ports.ts';
import { archiveCart } from './archive-cart.ts';

/** Archived carts of a shopper that have lines (MERGE-45), without those that were merged into the active cart already. */
export async function findRestorableCarts(shopper: Shopper, store: CartStore): Promise<readonly Cart[]> {
  const [active, archived] = await Promise.all([store.find(shopper), store.findArchived(shopper)]);
  return archived.filter((cart) => cart.lines.length > 0 && !(active && hasMerged(active, cart)));
}

/**
 * Restores an archived cart; runs in the cart's queue. Its lines are added to the active cart (MERGE-47); without lines
 * there, the archived cart becomes the active one (MERGE-48). Fails for a cart that is not restorable (MERGE-49).
 */
export function restoreArchivedCart(command: LogEntry, cartId: string, options: ExecuteOptions): Promise<Outcome> {
  return retryUntilKnown(() => tryToRestore(command, cartId, options), options.pause);
}

async function tryToRestore(
  command: LogEntry,
  cartId: string,
  options: ExecuteOptions,
): Promise<Outcome | UnresolvedWrite> {
  const { store, shopper } = options;
  const active = await store.find(shopper);
  const status = active ? checkReplay(active.commandLog, command) : 'new';
  if (status === 'conflict') return fail(commandConflict);
  if (status === 'expired') return fail(commandExpired);
  if (status === 'done' && active) return { kind: 'done', cart: active };
  const cart = (await findRestorableCarts(shopper, store)).find(({ id }) => id === cartId);
  if (!cart) return fail(cartNotFound);
  if (active?.isLocked) return fail(createCartLockedByPayment(active.attemptId));
  if (!active || active.lines.length === 0) return activateCart(command, cart, active, options);
  const outcome = await executeCommand({ ...command, change: createMergeChange(cart, null) }, options);
  if (outcome.kind === 'done') await store.remove(cart);
  return outcome;
}

/** Makes an archived cart the active one, in place of an empty cart or none. */
async function activateCart(
  command: LogEntry,
  cart: Cart,
  empty: Cart | undefined,
  options: ExecuteOptions,
): Promise<Outcome | UnresolvedWrite> {
  const { store } = options;
  const log = joinLogs(await readCommandLog(empty, options), cart.commandLog);
  const archived = empty && (await archiveCart(empty, store));
  const result =
    archived && archived.kind !== 'written'
      ? archived
      : await store.update(cart, [
          { kind: 'setArchived', isArchived: false },
          { kind: 'setCommandLog', commandLog: appendEntries(log, [command]) },
        ]);
  if (result.kind === 'written') return { kind: 'done', cart: result.cart };
  return result.kind === 'refused' ? fail(result.failure) : result;
}

/** Whether a cart has the lines of another one. */
function hasMerged({ commandLog }: Cart, { id, version }: Cart): boolean {
  return checkReplay(commandLog, { id, bodyHash: String(version) }) !== 'new';
}
