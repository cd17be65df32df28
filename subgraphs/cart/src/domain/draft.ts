import type { KnownMarket } from '@tarima/markets/table';
import type { Cart } from './cart.ts';
import type { Change } from './command.ts';
import type { DeliveryChoice } from './delivery.ts';
import type { ChosenWindow } from './delivery-window.ts';
import type { Failure } from './failure.ts';
import type { CartRules, Facts } from './rules.ts';

/**
 * A cart as it should become. Commands change a draft, one after the other; what the platform is told is the difference
 * between the cart and the draft, in one update. So any number of commands share one update, and what has to hold of
 * every cart (one line a sku, one place for all lines, the fee) is said once, in the difference.
 */
export interface CartDraft {
  readonly market: KnownMarket;
  /** One line a sku. */
  readonly lines: readonly DraftLine[];
  readonly clubKey: string | null;
  readonly allowsPartialFulfillment: boolean;
  /** Whether all lines get the prices of now; otherwise only those that a change touches do. */
  readonly isRepriced: boolean;
  /** Set when a command chose one. */
  readonly choice: DeliveryChoice | null;
  /** Set when a command chose one for the delivery as it is then. */
  readonly window: ChosenWindow | null;
}

export interface DraftLine {
  readonly sku: string;
  readonly quantity: number;
  /** Lines of the platform that it stands for; none when it is new, several when duplicates were folded. */
  readonly lineIds: readonly string[];
}

/** The draft that changes nothing but duplicates: they become one line with their quantities added up (CART-12). */
export function draftOf(cart: Cart): CartDraft {
  const bySku = Map.groupBy(cart.lines, ({ sku }) => sku);
  return {
    market: cart.market,
    lines: [...bySku].map(([sku, lines]) => ({
      sku,
      quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
      lineIds: lines.map(({ id }) => id),
    })),
    clubKey: cart.clubKey,
    allowsPartialFulfillment: cart.allowsPartialFulfillment,
    isRepriced: false,
    choice: null,
    window: null,
  };
}

/** The draft of a cart that does not exist yet. */
export function emptyDraft(market: KnownMarket): CartDraft {
  return {
    market,
    lines: [],
    clubKey: null,
    allowsPartialFulfillment: true,
    isRepriced: false,
    choice: null,
    window: null,
  };
}

/**
 * The club that counts after a change: that of the chosen pickup or delivery, otherwise the shopper's latest choice
 * (CART-35, CART-36, MERGE-35).
 */
export function clubAfter(draft: CartDraft, cart: Cart | undefined, change: Change): string | null {
  if (change.kind === 'deliver') return isWanted(change, draft, cart) ? change.choice.clubKey : draft.clubKey;
  if (change.kind !== 'add' && change.kind !== 'merge') return draft.clubKey;
  const bound = draft.choice !== null || cart?.delivery != null;
  return bound ? draft.clubKey : (change.clubKey ?? draft.clubKey);
}

type Delivering = Extract<Change, { kind: 'deliver' }>;

/** Whether a choice of delivery is meant for the cart as it is now: the shopper may have chosen another one meanwhile. */
function isWanted({ choice, onlyFor }: Delivering, draft: CartDraft, cart: Cart | undefined): boolean {
  const known = draft.choice ?? cart?.delivery ?? null;
  if (onlyFor === 'UNDECIDED') return known === null;
  return onlyFor === undefined || (known?.method === 'DELIVERY' && known.address?.id === choice.address.id);
}

/** The cart's window, which stays while the same club delivers at the same speed (DELIVERY-53). */
function windowOf({ delivery }: Cart, choice: DeliveryChoice): ChosenWindow | null {
  const stays = choice.method === 'DELIVERY' && delivery?.clubKey === choice.clubKey && delivery.speed === choice.speed;
  return stays ? delivery.window : null;
}

/** Carries a change out on a draft, or tells why not. `facts` are of the club that `clubAfter` gives. */
export function applied(
  draft: CartDraft,
  cart: Cart | undefined,
  change: Change,
  rules: CartRules,
  facts: Facts,
): CartDraft | Failure {
  const moved = { ...draft, clubKey: clubAfter(draft, cart, change) };
  switch (change.kind) {
    case 'add': {
      const known = draft.lines.find(({ sku }) => sku === change.sku);
      if (!known && draft.lines.length >= rules.maximumLines) return lineLimit(rules);
      const quantity = (known?.quantity ?? 0) + change.quantity;
      return withQuantity(moved, known ?? { sku: change.sku, quantity: 0, lineIds: [] }, quantity, rules, facts);
    }
    case 'changeQuantity': {
      const line = draft.lines.find(({ lineIds }) => lineIds.includes(change.lineId));
      return line ? withQuantity(moved, line, change.quantity, rules, facts) : { code: 'CART_LINE_NOT_FOUND' };
    }
    case 'remove':
      return cart
        ? { ...moved, lines: draft.lines.filter(({ lineIds }) => !lineIds.includes(change.lineId)) }
        : { code: 'CART_LINE_NOT_FOUND' };
    case 'deliver':
      if (!cart) return { code: 'CART_NOT_FOUND' };
      if (!isWanted(change, draft, cart)) return draft;
      return {
        ...(change.fitToStock ? fittedTo(moved, facts) : moved),
        choice: change.choice,
        window: change.onlyFor === 'SAME_ADDRESS' ? windowOf(cart, change.choice) : null,
      };
    case 'partialFulfillment':
      return cart ? { ...moved, allowsPartialFulfillment: change.isAllowed } : { code: 'CART_NOT_FOUND' };
    case 'reprice':
      return cart ? { ...moved, isRepriced: true } : { code: 'CART_NOT_FOUND' };
    case 'settle':
      return cart ? moved : { code: 'CART_NOT_FOUND' };
    case 'window': {
      // Another choice of delivery came first: the window is of a club that brings nothing now.
      const bringer = draft.choice ?? cart?.delivery;
      const fits = bringer?.method === 'DELIVERY' && bringer.clubKey === change.clubKey;
      return fits ? { ...moved, window: change.window } : { code: 'DELIVERY_WINDOW_UNAVAILABLE', windows: [] };
    }
    case 'merge': {
      const merged = change.lines.reduce((into, line) => withMerged(into, line, rules, facts), moved);
      // Lines above the limit would be lost (MERGE-29, MERGE-50).
      const isOver = merged.lines.length > Math.max(rules.maximumLines, draft.lines.length);
      return isOver ? lineLimit(rules) : merged;
    }
  }
}

const lineLimit = ({ maximumLines }: CartRules): Failure => ({ code: 'LINE_LIMIT_EXCEEDED', maximum: maximumLines });

/** Lines cut to a club's stock; products that it does not have or sell are left out (CART-40, CART-43). */
export function fittedTo(draft: CartDraft, facts: Facts): CartDraft {
  const lines = draft.lines.map((line) => {
    const available = Math.max(0, facts.get(line.sku)?.available ?? 0);
    return { ...line, quantity: Math.min(line.quantity, available) };
  });
  return { ...draft, lines: lines.filter(({ quantity }) => quantity > 0) };
}

export function isFailure(outcome: CartDraft | Failure): outcome is Failure {
  return 'code' in outcome;
}

function withQuantity(
  draft: CartDraft,
  line: DraftLine,
  quantity: number,
  rules: CartRules,
  facts: Facts,
): CartDraft | Failure {
  if (quantity > rules.maximumQuantity) return { code: 'QUANTITY_LIMIT_EXCEEDED', maximum: rules.maximumQuantity };
  // Lowering a quantity succeeds whatever the stock is (CART-28).
  if (quantity > line.quantity) {
    const known = facts.get(line.sku);
    // The club no longer sells what is in the cart already: it is out of stock (CART-29).
    if (!known)
      return line.lineIds.length > 0 ? { code: 'OUT_OF_STOCK', availableQuantity: 0 } : { code: 'PRODUCT_UNAVAILABLE' };
    if (known.available < quantity) return { code: 'OUT_OF_STOCK', availableQuantity: known.available };
  }
  return put(draft, { ...line, quantity });
}

/** A merged line is cut to the maximum quantity; its stock is checked at checkout (MERGE-26, MERGE-27, MERGE-28). */
function withMerged(
  draft: CartDraft,
  { sku, quantity }: { sku: string; quantity: number },
  rules: CartRules,
  facts: Facts,
): CartDraft {
  const known = draft.lines.find((line) => line.sku === sku);
  if (!known && !facts.has(sku)) return draft;
  const line = known ?? { sku, quantity: 0, lineIds: [] };
  return put(draft, {
    ...line,
    quantity: Math.max(line.quantity, Math.min(line.quantity + quantity, rules.maximumQuantity)),
  });
}

function put(draft: CartDraft, line: DraftLine): CartDraft {
  const isNew = !draft.lines.some(({ sku }) => sku === line.sku);
  return {
    ...draft,
    lines: isNew ? [...draft.lines, line] : draft.lines.map((known) => (known.sku === line.sku ? line : known)),
  };
}
