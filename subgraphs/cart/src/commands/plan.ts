import type { Cart } from '../domain/cart.ts';
import type { Change, Command } from '../domain/command.ts';
import { type CommandLog, joined, recall, replacedEntries, withEntries } from '../domain/command-log.ts';
import { difference, type Step } from '../domain/difference.ts';
import { applied, type CartDraft, clubAfter, draftOf, emptyDraft, isFailure } from '../domain/draft.ts';
import type { Failure } from '../domain/failure.ts';
import type { CartRules, Facts } from '../domain/rules.ts';
import { owesServiceFee } from '../domain/service-fee.ts';
import type { CartStore, Shopper } from './cart-store.ts';

/** What came of a command: the cart after it, or why not. */
export type Outcome =
  | { readonly kind: 'done'; readonly cart: Cart }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** What to do next about waiting commands. */
export interface Plan {
  /** Commands that are decided without a write. */
  readonly decided: ReadonlyMap<Command, Outcome>;
  /** Commands that one update carries out; those in neither have to wait for it. */
  readonly group: readonly Command[];
  /** The update; what changes nothing is remembered all the same, or a late repeat would undo what came after it. */
  readonly steps: readonly Step[];
  /** The update puts the service fee into the cart. */
  readonly addsFee: boolean;
  /**
   * The fee is due and cannot be charged: this is logged, and the fee is settled later (DELIVERY-108, DELIVERY-109).
   */
  readonly isFeeMissing: boolean;
}

export interface PlanOptions {
  readonly shopper: Shopper;
  readonly rules: CartRules;
  readonly store: Pick<CartStore, 'facts'>;
  /** What was done to the cart; without one, to those of the past, from where the new one goes on. */
  readonly log: CommandLog;
  /** False once the platform refused an update with a new fee in it. */
  readonly canAddFee: boolean;
}

/** Judges commands against a cart as it is now. */
export async function planOf(
  commands: readonly Command[],
  cart: Cart | undefined,
  { shopper, rules, store, log, canAddFee }: PlanOptions,
): Promise<Plan> {
  const decided = new Map<Command, Outcome>();
  const fresh = commands.filter((command) => {
    const outcome = cart ? remembered(command, cart) : rememberedBefore(command, log);
    if (outcome) decided.set(command, outcome);
    return !outcome;
  });
  const untouched = cart ? draftOf(cart) : emptyDraft(shopper.market);
  const together = sameClub(fresh, untouched, cart);
  const [first] = together;
  if (!first) return { decided, group: [], steps: [], addsFee: false, isFeeMissing: false };

  const clubKey = clubAfter(untouched, cart, first.change);
  const skus = skusToAskFor(together, untouched, clubKey !== untouched.clubKey);
  const fee = rules.serviceFee;
  const asked = skus.size > 0 && fee && !cart?.feeLines.length ? skus.add(fee.sku) : skus;
  const facts = await store.facts([...asked], shopper.market, clubKey);

  let draft = untouched;
  const group: Command[] = [];
  const replaced = new Set<string>();
  for (const command of together) {
    for (const id of command.replaces ?? []) replaced.add(id);
    if (replaced.has(command.id)) {
      group.push(command);
      continue;
    }
    const next = applied(draft, cart, command.change, rules, facts);
    if (isFailure(next)) {
      decided.set(command, { kind: 'failed', failure: next });
    } else {
      draft = next;
      group.push(command);
    }
  }
  if (group.length === 0) return { decided, group, steps: [], addsFee: false, isFeeMissing: false };
  const isOwed = owesServiceFee(draft, cart, fee, facts);
  const isThere = (cart?.feeLines.length ?? 0) > 0;
  const isNew = isOwed && !isThere && canAddFee;
  const addsFee = isNew && fee !== null && (await isFeePriced(fee.sku, draft, facts, asked, store));
  const isCharged = isOwed && (isThere || addsFee);
  const steps = difference(cart, draft, isCharged && fee ? fee.sku : null);
  return {
    decided,
    group,
    steps: [...steps, ...pastGuestSteps(group), logStep(log, group)],
    addsFee,
    isFeeMissing: isOwed && !isCharged,
  };
}

/** A command of the past (CART-81), or any command on a cart that a payment holds (CART-91). */
function remembered(command: Command, cart: Cart): Outcome | undefined {
  const known = recall(cart.commandLog, command);
  if (known === 'done') return { kind: 'done', cart };
  if (known === 'conflict') return { kind: 'failed', failure: { code: 'COMMAND_CONFLICT' } };
  if (known === 'expired') return { kind: 'failed', failure: { code: 'COMMAND_EXPIRED' } };
  if (command.change.kind === 'merge' && wasMerged(cart, command.change)) return { kind: 'done', cart };
  if (!cart.isLocked) return undefined;
  return { kind: 'failed', failure: { code: 'CART_LOCKED_BY_PAYMENT', attemptId: cart.attemptId } };
}

/** A command of the past whose cart is no longer the shopper's: it is done, and there is no cart to show (CART-83). */
function rememberedBefore(command: Command, log: CommandLog): Outcome | undefined {
  const known = recall(log, command);
  if (known === 'new') return undefined;
  return { kind: 'failed', failure: { code: known === 'expired' ? 'COMMAND_EXPIRED' : 'COMMAND_CONFLICT' } };
}

/** The other cart's lines are in already: a merge was cut off before it could take that cart away. */
function wasMerged(cart: Cart, { from }: Extract<Change, { kind: 'merge' }>): boolean {
  return from !== null && recall(cart.commandLog, { id: from.cartId, bodyHash: String(from.version) }) !== 'new';
}

/** The leading commands that leave the club as it is, or the first one alone: stock is asked for one club at a time. */
function sameClub(commands: readonly Command[], draft: CartDraft, cart: Cart | undefined): readonly Command[] {
  const mover = commands.findIndex(({ change }) => clubAfter(draft, cart, change) !== draft.clubKey);
  if (mover === -1) return commands;
  return commands.slice(0, Math.max(1, mover));
}

function skusToAskFor(commands: readonly Command[], draft: CartDraft, clubChanges: boolean): Set<string> {
  const skus = new Set(clubChanges ? draft.lines.map(({ sku }) => sku) : []);
  // An earlier command may make a line smaller than it is now: what comes after it then asks for more.
  const least = new Map(draft.lines.map(({ sku, quantity }) => [sku, quantity]));
  for (const { change } of commands) {
    if (change.kind === 'reprice' || (change.kind === 'deliver' && change.fitToStock))
      for (const { sku } of draft.lines) skus.add(sku);
    if (change.kind === 'add') skus.add(change.sku);
    if (change.kind === 'merge') for (const { sku } of change.lines) skus.add(sku);
    if (change.kind === 'changeQuantity') {
      const sku = draft.lines.find(({ lineIds }) => lineIds.includes(change.lineId))?.sku;
      if (sku === undefined) continue;
      const before = least.get(sku) ?? 0;
      if (change.quantity > before) skus.add(sku);
      least.set(sku, Math.min(before, change.quantity));
    }
  }
  return skus;
}

/** Whether the market prices the fee at the draft's club; it is asked for once it is owed. */
async function isFeePriced(
  sku: string,
  draft: CartDraft,
  facts: Facts,
  asked: ReadonlySet<string>,
  store: Pick<CartStore, 'facts'>,
): Promise<boolean> {
  const known = asked.has(sku) ? facts : await store.facts([sku], draft.market, draft.clubKey);
  return known.has(sku);
}

function pastGuestSteps(group: readonly Command[]): Step[] {
  return group.flatMap(({ change }) =>
    change.kind === 'merge' && change.pastGuest !== null ? [{ kind: 'pastGuest', mark: change.pastGuest }] : [],
  );
}

function logStep(log: CommandLog, group: readonly Command[]): Step {
  const brought = group.flatMap(({ change }) => (change.kind === 'merge' ? change.log : []));
  const entries = group.flatMap(({ id, bodyHash, change }) => [
    { id, bodyHash },
    ...(change.kind === 'merge' && change.from
      ? [{ id: change.from.cartId, bodyHash: String(change.from.version) }]
      : []),
  ]);
  const known = joined(brought, log);
  const own = new Set(entries.map(({ id }) => id));
  const replaced = group.flatMap(({ replaces = [] }) => replaces).filter((id) => !own.has(id));
  // What was carried out is evicted last: a lost reply has to be found.
  return { kind: 'log', commandLog: withEntries(known, [...replacedEntries(known, replaced), ...entries]) };
}
