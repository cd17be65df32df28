import type { CartView } from '../graph/operations.ts';
import { amountsOf, type ModelCart, type ModelCommand, type ModelState, step, type Verdict } from './cart-model.ts';
import type { MarketFacts } from './market-facts.ts';

/** A command that reached the store, and what it was told; undefined when no answer came. */
export interface Event {
  readonly command: ModelCommand;
  readonly verdict: Verdict | undefined;
}

export interface Seen {
  readonly cart: CartView | null;
  readonly guestCart: CartView | null;
  readonly aside: readonly CartView[];
}

/**
 * Finds the orders of what clients did at once (each client's own events in theirs) in which every answer and the carts
 * that are seen afterwards are right. @returns the states after them, which may differ in what nobody has seen yet; none
 * when there is no such order
 */
export function explain(
  states: readonly ModelState[],
  clients: readonly (readonly Event[])[],
  seen: Seen,
  facts: MarketFacts,
): ModelState[] {
  const found = states.flatMap((state) => [...after(state, clients, seen, facts)]);
  return [...new Map(found.map((state) => [written(state), state])).values()];
}

function* after(
  state: ModelState,
  clients: readonly (readonly Event[])[],
  seen: Seen,
  facts: MarketFacts,
): Generator<ModelState> {
  if (clients.every((events) => events.length === 0)) {
    const isRight =
      looksLike(seen.cart, state.cart, facts) &&
      looksLike(seen.guestCart, goodsOf(state.guestCart), facts) &&
      seen.aside.length === state.aside.length &&
      seen.aside.every((view, at) => looksLike(view, state.aside[at] ?? null, facts));
    if (isRight) yield withIds(state, seen);
    return;
  }
  for (const [client, [event, ...later]] of clients.entries()) {
    if (!event) continue;
    const rest = clients.with(client, later);
    const [next, verdict] = step(state, event.command, facts);
    if (agrees(event, verdict, next, seen)) yield* after(next, rest, seen, facts);
    // What got no answer may have got lost on its way.
    if (event.verdict === undefined) yield* after(state, rest, seen, facts);
  }
}

/** A state as text: two that are written alike are alike. */
export function written(state: ModelState): string {
  return JSON.stringify(state, (_key, value) => (value instanceof Map ? [...value.keys()].sort() : value));
}

function agrees({ command, verdict }: Event, expected: Verdict, next: ModelState, seen: Seen): boolean {
  if (verdict === undefined || verdict === expected) return true;
  // An answer to "add" shows its line: where another client took it out before the answer was made, it says so instead.
  const { body } = command;
  if (expected !== 'done' || verdict !== 'COMMAND_CONFLICT') return false;
  if (body.kind !== 'add' && body.kind !== 'fillGuestCart') return false;
  const cart = body.kind === 'add' ? 'cart' : 'guestCart';
  const isIn = (skus: readonly string[] | undefined) => skus?.includes(body.sku) ?? false;
  return !isIn(next[cart]?.lines.map(({ sku }) => sku)) || !isIn(seen[cart]?.lines.map(({ variant }) => variant.sku));
}

/** An empty cart does not wait to be merged. */
const goodsOf = (cart: ModelCart | null) => (cart && cart.lines.length > 0 ? cart : null);

function looksLike(seen: CartView | null, cart: ModelCart | null, facts: MarketFacts): boolean {
  return seen === null || cart === null ? seen === cart : differences(seen, cart, facts).length === 0;
}

/** What is wrong with a cart, a line each; empty when all is as the model says. */
export function differences(seen: CartView, cart: ModelCart, facts: MarketFacts): string[] {
  const expected = amountsOf(cart, facts);
  const told = {
    itemCount: seen.itemCount,
    subtotal: seen.subtotal.centAmount,
    serviceFee: seen.serviceFee?.centAmount ?? null,
    shipping: seen.shipping?.centAmount ?? null,
    tax: seen.tax?.centAmount ?? null,
    total: seen.total.centAmount,
  };
  const place = seen.delivery && `${seen.delivery.method} ${seen.delivery.club?.key}`;
  const expectedPlace = cart.delivery && `${cart.delivery === 'home' ? 'DELIVERY' : 'PICK_UP_IN_CLUB'} ${cart.club}`;
  const places = [
    ...(place === expectedPlace ? [] : [`it goes to ${place}, not ${expectedPlace}`]),
    ...(seen.allowsPartialFulfillment === cart.allowsPartial ? [] : ['something else becomes of what runs out']),
    ...(seen.isServiceFeeSettled ? [] : ['its service fee is not settled']),
  ];
  const amounts = (Object.keys(told) as (keyof typeof told)[])
    .filter((name) => told[name] !== expected[name])
    .map((name) => `${name} is ${told[name]}, not ${expected[name]}`);
  const isSame =
    seen.lines.length === cart.lines.length &&
    cart.lines.every(({ sku, quantity, id }, index) => {
      const line = seen.lines[index];
      return line?.variant.sku === sku && line.quantity === quantity && (id === null || line.id === id);
    });
  const list = (lines: readonly { sku: string; quantity: number }[]) =>
    lines.map(({ sku, quantity }) => `${quantity} x ${sku}`).join(', ') || 'nothing';
  const held = seen.lines.map(({ variant, quantity }) => ({ sku: variant.sku, quantity }));
  return isSame
    ? [...places, ...amounts]
    : [`it holds ${list(held)}; the model ${list(cart.lines)}`, ...places, ...amounts];
}

/** The state with the line ids that the platform gave. */
function withIds(state: ModelState, seen: Seen): ModelState {
  const named = <Cart extends ModelCart | null>(cart: Cart, view: CartView | null | undefined): Cart =>
    cart && view
      ? { ...cart, id: view.id, lines: cart.lines.map((line, at) => ({ ...line, id: view.lines[at]?.id ?? null })) }
      : cart;
  return {
    cart: named(state.cart, seen.cart),
    guestCart: named(state.guestCart, seen.guestCart),
    aside: state.aside.map((cart, at) => named(cart, seen.aside[at])),
    guestDone: state.guestDone,
  };
}
