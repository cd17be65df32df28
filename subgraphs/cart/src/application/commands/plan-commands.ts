import type { Cart } from '../../domain/cart.ts';
import type { Change, Command } from '../../domain/command.ts';
import {
  appendEntries,
  type CommandLog,
  checkReplay,
  joinLogs,
  listReplacedEntries,
} from '../../domain/command-log.ts';
import {
  applyChange,
  type CartDraft,
  createDraft,
  createEmptyDraft,
  isFailure,
  resolveClub,
} from '../../domain/draft.ts';
import { commandConflict, commandExpired, createCartLockedByPayment } from '../../domain/failure.ts';
import type { Offers } from '../../domain/offer.ts';
import type { CartRules } from '../../domain/rules.ts';
import { isServiceFeeDue } from '../../domain/service-fee.ts';
import type { Shopper } from '../../domain/shopper.ts';
import { computeSteps, type Step } from '../../domain/steps.ts';
import type { CartStore } from '../ports.ts';
import { fail, type Outcome } from './outcome.ts';

/** The next update for a list of commands. */
export interface Plan {
  /** Commands that are decided without a write. */
  readonly decided: ReadonlyMap<Command, Outcome>;
  /** Commands that the update carries out; commands that are neither here nor in `decided` wait for a later update. */
  readonly batch: readonly Command[];
  /** The update. A command that changes nothing is logged too: otherwise a late replay would undo later changes. */
  readonly steps: readonly Step[];
  /** Whether the update adds the service fee. */
  readonly isFeeAdded: boolean;
  /** Whether the fee is due and cannot be charged; it is logged, and settled later (DELIVERY-108, DELIVERY-109). */
  readonly isFeeMissing: boolean;
}

export interface PlanOptions {
  readonly shopper: Shopper;
  readonly rules: CartRules;
  readonly store: Pick<CartStore, 'findOffers'>;
  /** The cart's commands; without a cart those of the past carts, which a new cart continues. */
  readonly log: CommandLog;
  /** False after an update that added the fee was refused. */
  readonly canAddFee: boolean;
}

/** Plans commands against a cart as it is now; `cart` is undefined for a shopper without one. */
export async function planCommands(
  commands: readonly Command[],
  cart: Cart | undefined,
  { shopper, rules, store, log, canAddFee }: PlanOptions,
): Promise<Plan> {
  const decided = new Map<Command, Outcome>();
  const newCommands = commands.filter((command) => {
    const outcome = cart ? decideOnCart(command, cart) : decideOnPastCarts(command, log);
    if (outcome) decided.set(command, outcome);
    return !outcome;
  });
  const original = cart ? createDraft(cart) : createEmptyDraft(shopper.market);
  const sameClub = takeSameClub(newCommands, original, cart);
  const [first] = sameClub;
  if (!first) return { decided, batch: [], steps: [], isFeeAdded: false, isFeeMissing: false };

  const clubKey = resolveClub(original, cart, first.change);
  const skus = listSkusToPrice(sameClub, original, cart, clubKey !== original.clubKey);
  const fee = rules.serviceFee;
  if (skus.size > 0 && fee && !cart?.feeLines.length) skus.add(fee.sku);
  const offers = await store.findOffers([...skus], shopper.market, clubKey);

  let draft = original;
  const batch: Command[] = [];
  const replaced = new Set<string>();
  for (const command of sameClub) {
    for (const id of command.replaces ?? []) replaced.add(id);
    if (replaced.has(command.id)) {
      batch.push(command);
      continue;
    }
    const next = applyChange(draft, cart, command.change, rules, offers);
    if (isFailure(next)) {
      decided.set(command, fail(next));
    } else {
      draft = next;
      batch.push(command);
    }
  }
  if (batch.length === 0) return { decided, batch, steps: [], isFeeAdded: false, isFeeMissing: false };
  const isDue = isServiceFeeDue(draft, cart, fee, offers);
  const hasFee = (cart?.feeLines.length ?? 0) > 0;
  const isNew = isDue && !hasFee && canAddFee;
  const isFeeAdded = isNew && fee !== null && (await isFeePriced(fee.sku, draft, offers, skus, store));
  const isCharged = isDue && (hasFee || isFeeAdded);
  const steps = computeSteps(cart, draft, isCharged && fee ? fee.sku : null);
  return {
    decided,
    batch,
    steps: [...steps, ...createFormerGuestSteps(batch), createLogStep(log, batch)],
    isFeeAdded,
    isFeeMissing: isDue && !isCharged,
  };
}

/** The outcome of a replay (CART-81), or of any command on a cart that a payment locks (CART-91). */
function decideOnCart(command: Command, cart: Cart): Outcome | undefined {
  const status = checkReplay(cart.commandLog, command);
  if (status === 'done') return { kind: 'done', cart };
  if (status === 'conflict') return fail(commandConflict);
  if (status === 'expired') return fail(commandExpired);
  if (command.change.kind === 'merge' && isMerged(cart, command.change)) return { kind: 'done', cart };
  return cart.isLocked ? fail(createCartLockedByPayment(cart.attemptId)) : undefined;
}

/** The outcome of a replay whose cart is no longer the shopper's: it was carried out, and there is no cart to return (CART-83). */
function decideOnPastCarts(command: Command, log: CommandLog): Outcome | undefined {
  const status = checkReplay(log, command);
  if (status === 'new') return undefined;
  return fail(status === 'expired' ? commandExpired : commandConflict);
}

/** Whether the other cart's lines were merged already: a merge was interrupted before it deleted that cart. */
function isMerged(cart: Cart, { from }: Extract<Change, { kind: 'merge' }>): boolean {
  return from !== null && checkReplay(cart.commandLog, { id: from.cartId, bodyHash: String(from.version) }) !== 'new';
}

/** The leading commands that keep the club, or the first one alone: offers are read for one club at a time. */
function takeSameClub(commands: readonly Command[], draft: CartDraft, cart: Cart | undefined): readonly Command[] {
  const index = commands.findIndex(({ change }) => resolveClub(draft, cart, change) !== draft.clubKey);
  return index === -1 ? commands : commands.slice(0, Math.max(1, index));
}

/** The skus whose offers the commands need. */
function listSkusToPrice(
  commands: readonly Command[],
  draft: CartDraft,
  cart: Cart | undefined,
  isClubChanged: boolean,
): Set<string> {
  const skus = new Set(isClubChanged ? draft.lines.map(({ sku }) => sku) : []);
  // A command may lower a quantity below the current one; a later command that raises it again needs the stock.
  const lowestQuantities = new Map(draft.lines.map(({ sku, quantity }) => [sku, quantity]));
  for (const { change } of commands) {
    if (change.kind === 'reprice' || (change.kind === 'deliver' && change.fitToStock))
      for (const { sku } of draft.lines) skus.add(sku);
    if (change.kind === 'reprice') for (const { sku } of cart?.feeLines ?? []) skus.add(sku);
    if (change.kind === 'add') for (const { sku } of change.items) skus.add(sku);
    if (change.kind === 'merge') for (const { sku } of change.lines) skus.add(sku);
    if (change.kind === 'changeQuantity') {
      const sku = draft.lines.find(({ lineIds }) => lineIds.includes(change.lineId))?.sku;
      if (sku === undefined) continue;
      const lowest = lowestQuantities.get(sku) ?? 0;
      if (change.quantity > lowest) skus.add(sku);
      lowestQuantities.set(sku, Math.min(lowest, change.quantity));
    }
  }
  return skus;
}

/** Whether the market has a price for the fee at the draft's club. The offer is read only when the fee is due. */
async function isFeePriced(
  sku: string,
  draft: CartDraft,
  offers: Offers,
  readSkus: ReadonlySet<string>,
  store: Pick<CartStore, 'findOffers'>,
): Promise<boolean> {
  const known = readSkus.has(sku) ? offers : await store.findOffers([sku], draft.market, draft.clubKey);
  return known.has(sku);
}

function createFormerGuestSteps(batch: readonly Command[]): Step[] {
  return batch.flatMap(({ change }) =>
    change.kind === 'merge' && change.formerGuestHash !== null
      ? [{ kind: 'setFormerGuest', guestHash: change.formerGuestHash }]
      : [],
  );
}

function createLogStep(log: CommandLog, batch: readonly Command[]): Step {
  const mergedLog = batch.flatMap(({ change }) => (change.kind === 'merge' ? change.log : []));
  const entries = batch.flatMap(({ id, bodyHash, change }) => [
    { id, bodyHash },
    ...(change.kind === 'merge' && change.from
      ? [{ id: change.from.cartId, bodyHash: String(change.from.version) }]
      : []),
  ]);
  const joined = joinLogs(mergedLog, log);
  const ownIds = new Set(entries.map(({ id }) => id));
  const replacedIds = batch.flatMap(({ replaces = [] }) => replaces).filter((id) => !ownIds.has(id));
  // The commands of this update come last, so that they are evicted last: a lost response has to be resolved by them.
  return {
    kind: 'setCommandLog',
    commandLog: appendEntries(joined, [...listReplacedEntries(joined, replacedIds), ...entries]),
  };
}
