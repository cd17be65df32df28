import type { Cart } from '../domain/cart.ts';
import { mergeOf } from '../domain/command.ts';
import { joined, type LogEntry, recall, withEntries } from '../domain/command-log.ts';
import type { Step } from '../domain/difference.ts';
import { guestMark } from '../shopper.ts';
import { settled, type Unsettled } from './attempts.ts';
import { type CarryOutOptions, carryOut, lastLog } from './carry-out.ts';
import type { Shopper } from './cart-store.ts';
import type { Outcome } from './plan.ts';
import { putAside } from './put-aside.ts';

/** What the shopper ticked in the merge question. */
export interface MergeChoice extends LogEntry {
  readonly keepSaved: boolean;
  readonly keepGuest: boolean;
  readonly clubKey: string | null;
}

export type MergeOutcome = Outcome | { readonly kind: 'done'; readonly cart: null };

type Attempt = MergeOutcome | Unsettled;

/**
 * Merges a guest's cart and the member's; runs alone in the member's queue.
 * Both kept: the guest's lines go into the member's cart, then the guest's cart is deleted (MERGE-25, MERGE-30).
 * One kept, or the other empty: it is the member's, and the other one is archived (MERGE-31, MERGE-32).
 * The guest's cart is assigned to the member before its lines are read, so that a line that the guest adds meanwhile goes
 * into a new cart and is not lost (MERGE-38, decision 015).
 */
export async function mergeCarts(choice: MergeChoice, guest: Shopper, options: CarryOutOptions): Promise<MergeOutcome> {
  const progress: Progress = {};
  return settled(() => tryToMerge(choice, guest, options, progress), options.pause);
}

/** The guest's cart that an earlier attempt gave to the member without hearing whether it was done. */
interface Progress {
  givenId?: string;
}

async function tryToMerge(
  choice: MergeChoice,
  guest: Shopper,
  options: CarryOutOptions,
  progress: Progress,
): Promise<Attempt> {
  const { store, shopper } = options;
  const [saved, waiting] = await Promise.all([store.find(shopper), store.find(guest)]);
  const known = saved ? recall(saved.commandLog, choice) : 'new';
  if (known === 'conflict') return { kind: 'failed', failure: { code: 'COMMAND_CONFLICT' } };
  if (known === 'expired') return { kind: 'failed', failure: { code: 'COMMAND_EXPIRED' } };
  if (known === 'done' && saved) return { kind: 'done', cart: saved };
  if (saved && saved.id === progress.givenId) return remembered(choice, null, options);
  const locked = [saved, waiting].find((cart) => cart?.isLocked);
  if (locked) return { kind: 'failed', failure: { code: 'CART_LOCKED_BY_PAYMENT', attemptId: locked.attemptId } };

  const takesOver = choice.keepGuest && (!choice.keepSaved || !saved || saved.lines.length === 0);
  const hasGoods = waiting !== undefined && waiting.lines.length > 0;
  if (takesOver && hasGoods) return takeOver(choice, guest, waiting, saved, options, progress);
  const taken = await takenBefore(choice, options);
  if (taken) return settle(choice, taken, saved, options);
  if (!hasGoods) return { kind: 'failed', failure: { code: 'NOTHING_TO_MERGE' } };
  const maximum = options.rules.maximumLines;
  if (choice.keepGuest && saved && isOverLimit(saved, waiting, maximum)) {
    return { kind: 'failed', failure: { code: 'LINE_LIMIT_EXCEEDED', maximum } };
  }
  const commandLog = withEntries(waiting.commandLog, [takingOf(choice)]);
  const result = await store.assign(waiting, shopper, [
    { kind: 'setAside', isSetAside: true },
    ...pastGuestSteps(guest),
    { kind: 'log', commandLog },
  ]);
  if (result.kind === 'refused') return { kind: 'failed', failure: result.failure };
  return result.kind === 'written' ? settle(choice, result.cart, saved, options) : result;
}

/** Whether the merged cart would hold too many products; checked before the guest's cart is assigned (MERGE-29). */
function isOverLimit(saved: Cart, waiting: Cart, maximum: number): boolean {
  const skus = new Set([...saved.lines, ...waiting.lines].map(({ sku }) => sku));
  return skus.size > Math.max(maximum, saved.lines.length);
}

/** The guest's cart becomes the member's in the place of the saved one. */
async function takeOver(
  choice: MergeChoice,
  guest: Shopper,
  waiting: Cart,
  saved: Cart | undefined,
  options: CarryOutOptions,
  progress: Progress,
): Promise<Attempt> {
  const { store, shopper } = options;
  const away = saved && (await putAside(saved, store));
  if (!away || away.kind === 'written') progress.givenId = waiting.id;
  const commandLog = joined(await lastLog(saved, options), waiting.commandLog);
  const result =
    away && away.kind !== 'written'
      ? away
      : await store.assign(waiting, shopper, [...pastGuestSteps(guest), { kind: 'log', commandLog }]);
  if (result.kind === 'refused') return { kind: 'failed', failure: result.failure };
  return result.kind === 'written' ? remembered(choice, null, options) : result;
}

/** What becomes of the guest's cart once it is in the member's hands, and put aside. */
async function settle(
  choice: MergeChoice,
  taken: Cart,
  saved: Cart | undefined,
  options: CarryOutOptions,
): Promise<MergeOutcome> {
  if (!saved) return { kind: 'done', cart: null };
  const outcome = await remembered(choice, choice.keepGuest ? taken : null, options);
  if (choice.keepGuest && outcome.kind === 'done') await options.store.remove(taken);
  return outcome;
}

/** Puts the goods of another cart into the member's, or none, and the choice into its log. */
async function remembered(
  { id, bodyHash, clubKey }: MergeChoice,
  other: Cart | null,
  options: CarryOutOptions,
): Promise<Outcome> {
  const [outcome] = await carryOut([{ id, bodyHash, change: mergeOf(other, clubKey) }], options);
  return outcome ?? { kind: 'failed', failure: { code: 'CART_BUSY' } };
}

/** The guest's cart that this very command took before it was cut off. */
async function takenBefore(choice: MergeChoice, { store, shopper }: CarryOutOptions): Promise<Cart | undefined> {
  const aside = await store.findAside(shopper);
  return aside.find(({ commandLog }) => recall(commandLog, takingOf(choice)) === 'done');
}

/** A cart that was a guest's tells so, for what that guest sends again. */
export function pastGuestSteps(guest: Shopper): Step[] {
  const mark = guestMark(guest);
  return mark === undefined ? [] : [{ kind: 'pastGuest', mark }];
}

const takingOf = ({ id, bodyHash }: LogEntry): LogEntry => ({ id: `taken-${id}`, bodyHash });
