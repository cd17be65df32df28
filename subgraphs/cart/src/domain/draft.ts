import type { KnownMarket } from '@tarima/markets/table';
import type { Cart } from './cart.ts';
import type { Change, ItemToAdd } from './command.ts';
import type { DeliveryChoice } from './delivery.ts';
import type { ChosenWindow } from './delivery-window.ts';
import {
  cartLineNotFound,
  cartNotFound,
  createLineLimitExceeded,
  createOutOfStock,
  createQuantityLimitExceeded,
  createWindowUnavailable,
  type Failure,
  productUnavailable,
} from './failure.ts';
import type { Offers } from './offer.ts';
import type { CartRules } from './rules.ts';

/**
 * The target state of a cart. Commands change a draft one after the other; the steps from the cart to the draft make one
 * update. So any number of commands share an update, and what holds for every cart (one line for each sku, one channel for
 * all lines, the service fee) is implemented once, in `computeSteps`.
 */
export interface CartDraft {
  readonly market: KnownMarket;
  /** One line for each sku. */
  readonly lines: readonly DraftLine[];
  readonly clubKey: string | null;
  readonly allowsPartialFulfillment: boolean;
  /** Whether all lines get current prices in one step. */
  readonly isRepriced: boolean;
  /** The only products that get current prices, when another line has no price at the club (CART-57). */
  readonly repricedSkus: ReadonlySet<string>;
  /** The pickup or delivery that a command chose; null without such a command. */
  readonly choice: DeliveryChoice | null;
  /** The delivery window that a command chose; null without such a command. */
  readonly window: ChosenWindow | null;
}

export interface DraftLine {
  readonly sku: string;
  readonly quantity: number;
  /** Lines of the cart that it combines: none when it is new, several when there are duplicates. */
  readonly lineIds: readonly string[];
}

/** A draft that changes nothing but duplicate lines: they become one, with their quantities added up (CART-12). */
export function createDraft(cart: Cart): CartDraft {
  const linesBySku = Map.groupBy(cart.lines, ({ sku }) => sku);
  return {
    market: cart.market,
    lines: [...linesBySku].map(([sku, lines]) => ({
      sku,
      quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
      lineIds: lines.map(({ id }) => id),
    })),
    clubKey: cart.clubKey,
    allowsPartialFulfillment: cart.allowsPartialFulfillment,
    isRepriced: false,
    repricedSkus: new Set(),
    choice: null,
    window: null,
  };
}

/** The draft of a cart that does not exist yet. */
export function createEmptyDraft(market: KnownMarket): CartDraft {
  return {
    market,
    lines: [],
    clubKey: null,
    allowsPartialFulfillment: true,
    isRepriced: false,
    repricedSkus: new Set(),
    choice: null,
    window: null,
  };
}

/**
 * The club after a change: that of the chosen pickup or delivery, otherwise the shopper's latest choice (CART-35, CART-36,
 * MERGE-35).
 */
export function resolveClub(draft: CartDraft, cart: Cart | undefined, change: Change): string | null {
  if (change.kind === 'deliver') return isApplicable(change, draft, cart) ? change.choice.clubKey : draft.clubKey;
  if (change.kind !== 'add' && change.kind !== 'merge') return draft.clubKey;
  const hasDelivery = draft.choice !== null || cart?.delivery != null;
  return hasDelivery ? draft.clubKey : (change.clubKey ?? draft.clubKey);
}

type DeliverChange = Extract<Change, { kind: 'deliver' }>;

/** Whether a change of delivery still applies: the shopper may have chosen another delivery since. */
function isApplicable({ choice, onlyFor }: DeliverChange, draft: CartDraft, cart: Cart | undefined): boolean {
  const current = draft.choice ?? cart?.delivery ?? null;
  if (onlyFor === 'UNDECIDED') return current === null;
  return onlyFor === undefined || (current?.method === 'DELIVERY' && current.address?.id === choice.address.id);
}

/** The cart's window, which is kept while the same club delivers at the same speed (DELIVERY-53, DELIVERY-82). */
function resolveWindow({ delivery }: Cart, choice: DeliveryChoice): ChosenWindow | null {
  const isKept =
    choice.method === 'DELIVERY' && delivery?.clubKey === choice.clubKey && delivery.speed === choice.speed;
  return isKept ? delivery.window : null;
}

/** Applies a change to a draft, or returns why it cannot. `offers` are at the club that `resolveClub` returns. */
export function applyChange(
  draft: CartDraft,
  cart: Cart | undefined,
  change: Change,
  rules: CartRules,
  offers: Offers,
): CartDraft | Failure {
  const moved = { ...draft, clubKey: resolveClub(draft, cart, change) };
  switch (change.kind) {
    case 'add':
      return change.items.reduce<CartDraft | Failure>(
        (into, item) => (isFailure(into) ? into : addItem(into, item, rules, offers)),
        moved,
      );
    case 'changeQuantity': {
      const line = draft.lines.find(({ lineIds }) => lineIds.includes(change.lineId));
      return line ? setLineQuantity(moved, line, change.quantity, offers) : cartLineNotFound;
    }
    case 'remove':
      if (!cart) return cartLineNotFound;
      return { ...moved, lines: draft.lines.filter(({ lineIds }) => !lineIds.includes(change.lineId)) };
    case 'deliver':
      if (!cart) return cartNotFound;
      if (!isApplicable(change, draft, cart)) return draft;
      return {
        ...(change.fitToStock ? limitToStock(moved, offers) : moved),
        choice: change.choice,
        window: resolveWindow(cart, change.choice),
      };
    case 'partialFulfillment':
      return cart ? { ...moved, allowsPartialFulfillment: change.isAllowed } : cartNotFound;
    case 'reprice':
      return cart ? repriceLines(moved, cart, offers) : cartNotFound;
    case 'recalculateServiceFee':
      return cart ? moved : cartNotFound;
    case 'window': {
      // An earlier command may have chosen another delivery, to which the window does not belong.
      const delivery = draft.choice ?? cart?.delivery;
      const isOfClub = delivery?.method === 'DELIVERY' && delivery.clubKey === change.clubKey;
      return isOfClub ? { ...moved, window: change.window } : createWindowUnavailable();
    }
    case 'merge': {
      const merged = change.lines.reduce((into, line) => mergeLine(into, line, rules, offers), moved);
      // Lines above the limit would be lost (MERGE-29, MERGE-50).
      const isOver = isOverLineLimit(merged.lines.length, draft.lines.length, rules);
      return isOver ? createLineLimitExceeded(rules.maximumLines) : merged;
    }
  }
}

/** Whether a cart may not grow from `previous` to `count` lines; a cart above the limit may stay as it is. */
export function isOverLineLimit(count: number, previous: number, { maximumLines }: CartRules): boolean {
  return count > Math.max(maximumLines, previous);
}

/** Whether a cart would contain too many different products with those of another cart (MERGE-29). */
export function isMergeOverLineLimit(target: Cart, source: Cart, rules: CartRules): boolean {
  const targetSkus = new Set(target.lines.map(({ sku }) => sku));
  const skus = new Set([...targetSkus, ...source.lines.map(({ sku }) => sku)]);
  return isOverLineLimit(skus.size, targetSkus.size, rules);
}

/** Reduces lines to a club's stock; products that it does not sell or have in stock are left out (CART-40, CART-43). */
export function limitToStock(draft: CartDraft, offers: Offers): CartDraft {
  const lines = draft.lines.map((line) => {
    const available = Math.max(0, offers.get(line.sku)?.available ?? 0);
    return { ...line, quantity: Math.min(line.quantity, available) };
  });
  return { ...draft, lines: lines.filter(({ quantity }) => quantity > 0) };
}

export function isFailure(result: CartDraft | Failure): result is Failure {
  return 'code' in result;
}

function addItem(draft: CartDraft, item: ItemToAdd, rules: CartRules, offers: Offers): CartDraft | Failure {
  const line = draft.lines.find(({ sku }) => sku === item.sku) ?? { sku: item.sku, quantity: 0, lineIds: [] };
  if (line.quantity === 0 && isOverLineLimit(draft.lines.length + 1, draft.lines.length, rules)) {
    return createLineLimitExceeded(rules.maximumLines);
  }
  const quantity = line.quantity + item.quantity;
  if (quantity > rules.maximumQuantity) return createQuantityLimitExceeded(rules.maximumQuantity);
  return setLineQuantity(draft, line, quantity, offers);
}

function setLineQuantity(draft: CartDraft, line: DraftLine, quantity: number, offers: Offers): CartDraft | Failure {
  // Lowering a quantity succeeds whatever the stock is (CART-28).
  if (quantity > line.quantity) {
    const offer = offers.get(line.sku);
    // A product that is in the cart and no longer sold is out of stock (CART-29).
    if (!offer) return line.lineIds.length > 0 ? createOutOfStock(0) : productUnavailable;
    if (offer.available < quantity) return createOutOfStock(offer.available);
  }
  return setLine(draft, { ...line, quantity });
}

/** The platform refuses to reprice all lines when one has no price, so that only the others are repriced (CART-57). */
function repriceLines(draft: CartDraft, cart: Cart, offers: Offers): CartDraft {
  const skus = [...draft.lines, ...cart.feeLines].map(({ sku }) => sku);
  const pricedSkus = skus.filter((sku) => offers.has(sku));
  return pricedSkus.length === skus.length
    ? { ...draft, isRepriced: true }
    : { ...draft, repricedSkus: new Set(pricedSkus) };
}

/**
 * Adds a merged line up to the maximum quantity; its stock is checked at checkout (MERGE-26, MERGE-27). A product that the
 * club does not sell is left out, and an existing line of it keeps its quantity (MERGE-28).
 */
function mergeLine(draft: CartDraft, { sku, quantity }: ItemToAdd, rules: CartRules, offers: Offers): CartDraft {
  if (!offers.has(sku)) return draft;
  const line = draft.lines.find((known) => known.sku === sku) ?? { sku, quantity: 0, lineIds: [] };
  return setLine(draft, {
    ...line,
    quantity: Math.max(line.quantity, Math.min(line.quantity + quantity, rules.maximumQuantity)),
  });
}

function setLine(draft: CartDraft, line: DraftLine): CartDraft {
  const isNew = !draft.lines.some(({ sku }) => sku === line.sku);
  return {
    ...draft,
    lines: isNew ? [...draft.lines, line] : draft.lines.map((known) => (known.sku === line.sku ? line : known)),
  };
}
