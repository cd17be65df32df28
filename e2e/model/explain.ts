import type { CartView } from '../graph/operations.ts';
import {
  applyCommand,
  computeAmounts,
  type ModelCart,
  type ModelCommand,
  type ModelState,
  type Verdict,
} from './cart-model.ts';
import type { MarketFacts } from './market-facts.ts';

/** A command that was sent to the store, and its verdict; undefined without a response. */
export interface Event {
  readonly command: ModelCommand;
  readonly verdict: Verdict | undefined;
}

export interface ObservedCarts {
  readonly cart: CartView | null;
  readonly guestCart: CartView | null;
  readonly archivedCarts: readonly CartView[];
}

/**
 * Finds the interleavings of concurrent events (in order for each client) in which every response and the carts observed
 * afterwards match the model. @returns the resulting states, which may differ in data that was not observed; empty if no
 * interleaving matches
 */
export function explain(
  states: readonly ModelState[],
  clients: readonly (readonly Event[])[],
  observed: ObservedCarts,
  facts: MarketFacts,
): ModelState[] {
  const finalStates = states.flatMap((state) => [...findFinalStates(state, clients, observed, facts)]);
  return [...new Map(finalStates.map((state) => [serializeState(state), state])).values()];
}

function* findFinalStates(
  state: ModelState,
  clients: readonly (readonly Event[])[],
  observed: ObservedCarts,
  facts: MarketFacts,
): Generator<ModelState> {
  if (clients.every((events) => events.length === 0)) {
    const isMatch =
      matchesCart(observed.cart, state.cart, facts) &&
      matchesCart(observed.guestCart, dropEmptyCart(state.guestCart), facts) &&
      observed.archivedCarts.length === state.archivedCarts.length &&
      observed.archivedCarts.every((view, at) => matchesCart(view, state.archivedCarts[at] ?? null, facts));
    if (isMatch) yield addObservedIds(state, observed);
    return;
  }
  for (const [client, [event, ...later]] of clients.entries()) {
    if (!event) continue;
    const remaining = clients.with(client, later);
    const [next, verdict] = applyCommand(state, event.command, facts);
    if (matchesVerdict(event, verdict, next, observed)) yield* findFinalStates(next, remaining, observed, facts);
    // A command without a response may not have reached the store.
    if (event.verdict === undefined) yield* findFinalStates(state, remaining, observed, facts);
  }
}

/** Serialises a state; equal states have equal texts. */
export function serializeState(state: ModelState): string {
  return JSON.stringify(state, (_key, value) => (value instanceof Map ? [...value.keys()].sort() : value));
}

function matchesVerdict(
  { command, verdict }: Event,
  expected: Verdict,
  next: ModelState,
  observed: ObservedCarts,
): boolean {
  if (verdict === undefined || verdict === expected) return true;
  // A response to "add" contains its line. If another client removed the line before, the response is a conflict.
  const { body } = command;
  if (expected !== 'done' || verdict !== 'COMMAND_CONFLICT') return false;
  if (body.kind !== 'addToCart' && body.kind !== 'fillGuestCart') return false;
  const cart = body.kind === 'addToCart' ? 'cart' : 'guestCart';
  const isIn = (skus: readonly string[] | undefined) => skus?.includes(body.sku) ?? false;
  return (
    !isIn(next[cart]?.lines.map(({ sku }) => sku)) || !isIn(observed[cart]?.lines.map(({ variant }) => variant.sku))
  );
}

/** Returns null for an empty cart, which is not offered for merging. */
const dropEmptyCart = (cart: ModelCart | null) => (cart && cart.lines.length > 0 ? cart : null);

function matchesCart(observed: CartView | null, cart: ModelCart | null, facts: MarketFacts): boolean {
  return observed === null || cart === null ? observed === cart : findDifferences(observed, cart, facts).length === 0;
}

/** Lists the differences between an observed cart and the model, one line each. */
export function findDifferences(observed: CartView, cart: ModelCart, facts: MarketFacts): string[] {
  const expected = computeAmounts(cart, facts);
  const observedAmounts = {
    itemCount: observed.itemCount,
    subtotal: observed.subtotal.centAmount,
    serviceFee: observed.serviceFee?.centAmount ?? null,
    shipping: observed.deliveryCharge?.centAmount ?? null,
    tax: observed.tax?.centAmount ?? null,
    total: observed.total.centAmount,
  };
  const place = observed.delivery && `${observed.delivery.method} ${observed.delivery.club?.key}`;
  const expectedPlace = cart.delivery && `${cart.delivery === 'home' ? 'DELIVERY' : 'PICK_UP_IN_CLUB'} ${cart.club}`;
  const places = [
    ...(place === expectedPlace ? [] : [`delivery is ${place}, not ${expectedPlace}`]),
    ...(observed.allowsPartialFulfillment === cart.allowsPartial ? [] : ['the choice for unavailable items differs']),
    ...(observed.isServiceFeeUpToDate ? [] : ['the service fee is not up to date']),
  ];
  const amounts = (Object.keys(observedAmounts) as (keyof typeof observedAmounts)[])
    .filter((name) => observedAmounts[name] !== expected[name])
    .map((name) => `${name} is ${observedAmounts[name]}, not ${expected[name]}`);
  const isSame =
    observed.lines.length === cart.lines.length &&
    cart.lines.every(({ sku, quantity, id }, index) => {
      const line = observed.lines[index];
      return line?.variant.sku === sku && line.quantity === quantity && (id === null || line.id === id);
    });
  const list = (lines: readonly { sku: string; quantity: number }[]) =>
    lines.map(({ sku, quantity }) => `${quantity} x ${sku}`).join(', ') || 'nothing';
  const observedLines = observed.lines.map(({ variant, quantity }) => ({ sku: variant.sku, quantity }));
  return isSame
    ? [...places, ...amounts]
    : [`the cart has ${list(observedLines)}; the model has ${list(cart.lines)}`, ...places, ...amounts];
}

/** Adds the cart and line ids of the platform to a state. */
function addObservedIds(state: ModelState, observed: ObservedCarts): ModelState {
  const addIds = <Cart extends ModelCart | null>(cart: Cart, view: CartView | null | undefined): Cart =>
    cart && view
      ? { ...cart, id: view.id, lines: cart.lines.map((line, at) => ({ ...line, id: view.lines[at]?.id ?? null })) }
      : cart;
  return {
    cart: addIds(state.cart, observed.cart),
    guestCart: addIds(state.guestCart, observed.guestCart),
    archivedCarts: state.archivedCarts.map((cart, at) => addIds(cart, observed.archivedCarts[at])),
    guestCommands: state.guestCommands,
  };
}
