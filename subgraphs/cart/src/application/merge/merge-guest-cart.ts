import type { Cart } from '../../domain/cart.ts';
import { createMergeChange } from '../../domain/command.ts';
import { appendEntries, checkReplay, joinLogs, type LogEntry } from '../../domain/command-log.ts';
import { isMergeOverLineLimit } from '../../domain/draft.ts';
import {
  commandConflict,
  commandExpired,
  createCartLockedByPayment,
  createLineLimitExceeded,
  nothingToMerge,
} from '../../domain/failure.ts';
import type { KeptCarts } from '../../domain/merge-preview.ts';
import type { Shopper } from '../../domain/shopper.ts';
import { type ExecuteOptions, executeCommand, readCommandLog } from '../commands/execute-commands.ts';
import { fail, type Outcome } from '../commands/outcome.ts';
import { retryUntilKnown, type UnresolvedWrite } from '../commands/retry-until-known.ts';
import { archiveCart } from './archive-cart.ts';
import { createFormerGuestSteps } from './former-guest-steps.ts';
import { selectMergeClub } from './select-merge-club.ts';

/** A merge command with the shopper's choice. */
export interface MergeChoice extends LogEntry, KeptCarts {}

/** `cart` is null when the member has no active cart after the merge. */
export type MergeOutcome = Outcome | { readonly kind: 'done'; readonly cart: null };

type Attempt = MergeOutcome | UnresolvedWrite;

/**
 * Merges a guest's cart and the member's saved cart; runs in the queue of the member's cart.
 * Both kept: the guest's lines are added to the saved cart, then the guest's cart is deleted (MERGE-25, MERGE-30).
 * One kept, or the other empty: it becomes the active cart, and the other one is archived (MERGE-31, MERGE-32).
 * The guest's cart is assigned to the member before its lines are read, so that a line that the guest adds meanwhile goes
 * into a new cart and is not lost (MERGE-38, decision 015).
 */
export async function mergeGuestCart(
  choice: MergeChoice,
  guest: Shopper,
  options: ExecuteOptions,
): Promise<MergeOutcome> {
  const progress: Progress = {};
  return retryUntilKnown(() => tryToMerge(choice, guest, options, progress), options.pause);
}

/** What earlier attempts of this merge did. */
interface Progress {
  /** The guest's cart that was assigned to the member, or may have been: the response was lost. */
  assignedId?: string;
}

async function tryToMerge(
  choice: MergeChoice,
  guest: Shopper,
  options: ExecuteOptions,
  progress: Progress,
): Promise<Attempt> {
  const { store, shopper, rules } = options;
  const [saved, guestCart] = await Promise.all([store.find(shopper), store.find(guest)]);
  const status = saved ? checkReplay(saved.commandLog, choice) : 'new';
  if (status === 'conflict') return fail(commandConflict);
  if (status === 'expired') return fail(commandExpired);
  if (status === 'done' && saved) return { kind: 'done', cart: saved };
  if (saved && saved.id === progress.assignedId) return mergeIntoActive(choice, null, options);
  const locked = [saved, guestCart].find((cart) => cart?.isLocked);
  if (locked) return fail(createCartLockedByPayment(locked.attemptId));

  const replacesSaved = choice.keepGuest && (!choice.keepSaved || !saved || saved.lines.length === 0);
  const hasItems = guestCart !== undefined && guestCart.lines.length > 0;
  if (replacesSaved && hasItems) return replaceSavedCart(choice, guest, guestCart, saved, options, progress);
  const taken = await findTakenCart(choice, options);
  if (taken) return finishMerge(choice, taken, saved, options);
  if (!hasItems) return fail(nothingToMerge);
  // Checked before the guest's cart is assigned, which is not undone (MERGE-29).
  if (choice.keepGuest && saved && isMergeOverLineLimit(saved, guestCart, rules)) {
    return fail(createLineLimitExceeded(rules.maximumLines));
  }
  const commandLog = appendEntries(guestCart.commandLog, [toTakingEntry(choice)]);
  const result = await store.assign(guestCart, shopper, [
    { kind: 'setArchived', isArchived: true },
    ...createFormerGuestSteps(guest),
    { kind: 'setCommandLog', commandLog },
  ]);
  if (result.kind === 'refused') return fail(result.failure);
  return result.kind === 'written' ? finishMerge(choice, result.cart, saved, options) : result;
}

/** The guest's cart becomes the member's active cart, and the saved one is archived. */
async function replaceSavedCart(
  choice: MergeChoice,
  guest: Shopper,
  guestCart: Cart,
  saved: Cart | undefined,
  options: ExecuteOptions,
  progress: Progress,
): Promise<Attempt> {
  const { store, shopper } = options;
  const archived = saved && (await archiveCart(saved, store));
  if (!archived || archived.kind === 'written') progress.assignedId = guestCart.id;
  const commandLog = joinLogs(await readCommandLog(saved, options), guestCart.commandLog);
  const result =
    archived && archived.kind !== 'written'
      ? archived
      : await store.assign(guestCart, shopper, [
          ...createFormerGuestSteps(guest),
          { kind: 'setCommandLog', commandLog },
        ]);
  if (result.kind === 'refused') return fail(result.failure);
  return result.kind === 'written' ? mergeIntoActive(choice, null, options) : result;
}

/** Merges or keeps the guest's cart after it was assigned to the member and archived. */
async function finishMerge(
  choice: MergeChoice,
  taken: Cart,
  saved: Cart | undefined,
  options: ExecuteOptions,
): Promise<MergeOutcome> {
  if (!saved) return { kind: 'done', cart: null };
  const outcome = await mergeIntoActive(choice, choice.keepGuest ? taken : null, options);
  if (choice.keepGuest && outcome.kind === 'done') await options.store.remove(taken);
  return outcome;
}

/** Adds the lines of another cart, if any, to the active cart, and logs the command there. */
async function mergeIntoActive(
  { id, bodyHash, clubKey }: MergeChoice,
  other: Cart | null,
  options: ExecuteOptions,
): Promise<Outcome> {
  const { store, shopper } = options;
  const active = await store.find(shopper);
  const selectedKey = active ? await selectMergeClub(active, clubKey, store) : clubKey;
  const command = { id, bodyHash, change: createMergeChange(other, selectedKey) };
  return executeCommand(command, { ...options, latest: active });
}

/** The guest's cart that this command assigned before it was interrupted. */
async function findTakenCart(choice: MergeChoice, { store, shopper }: ExecuteOptions): Promise<Cart | undefined> {
  const archived = await store.findArchived(shopper);
  return archived.find(({ commandLog }) => checkReplay(commandLog, toTakingEntry(choice)) === 'done');
}

/** The log entry of the step that assigns the guest's cart. Its prefix is stored in carts. */
const toTakingEntry = ({ id, bodyHash }: LogEntry): LogEntry => ({ id: `taken-${id}`, bodyHash });
