import type { MarketFacts, TaxRate } from './market-facts.ts';

/** A cart as it should be. Carts are never changed: each command gives another one. */
export interface ModelCart {
  readonly lines: readonly ModelLine[];
  readonly club: string | null;
  readonly delivery: 'pickup' | 'home' | null;
  /** When something runs out, the rest is sent. */
  readonly allowsPartial: boolean;
  /** The platform's; null until a client has seen it. */
  readonly id: string | null;
  /** Commands that were carried out: id and body. */
  readonly done: ReadonlyMap<string, string>;
}

export interface ModelLine {
  readonly sku: string;
  readonly quantity: number;
  /** The platform's; null until a client has seen it. */
  readonly id: string | null;
}

/** Everything that the shopper of a script has. */
export interface ModelState {
  readonly cart: ModelCart | null;
  readonly guestCart: ModelCart | null;
  /** Carts that were put aside in a merge, the latest first. */
  readonly aside: readonly ModelCart[];
  /** What the guest did in carts that are the member's now. */
  readonly guestDone: ModelCart['done'];
}

/** What is sent: the same body with the same id is the same command. */
export type Body =
  | { readonly kind: 'add'; readonly sku: string; readonly quantity: number; readonly club: string | null }
  | { readonly kind: 'change'; readonly lineId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly lineId: string }
  | { readonly kind: 'collect'; readonly club: string; readonly fitToStock: boolean }
  | { readonly kind: 'deliver'; readonly fitToStock: boolean }
  | { readonly kind: 'runsOut'; readonly isAllowed: boolean }
  | { readonly kind: 'reprice' }
  | { readonly kind: 'fillGuestCart'; readonly sku: string; readonly quantity: number; readonly club: string | null }
  | {
      readonly kind: 'merge';
      readonly keepSaved: boolean;
      readonly keepGuest: boolean;
      readonly club: string | null;
    }
  | { readonly kind: 'restore'; readonly cartId: string };

export interface ModelCommand {
  readonly id: string;
  readonly body: Body;
}

/** `done`, or the code of the failure. */
export type Verdict = 'done' | string;
export type Step = readonly [ModelState, Verdict];

export const nothing: ModelState = { cart: null, guestCart: null, aside: [], guestDone: new Map() };
const noCart: ModelCart = { lines: [], club: null, delivery: null, allowsPartial: true, id: null, done: new Map() };

/** What a command makes of a state, by the rules of carts and merges. */
export function step(state: ModelState, command: ModelCommand, facts: MarketFacts): Step {
  if (command.body.kind === 'merge') return merged(state, command, command.body, facts);
  if (command.body.kind === 'restore') return restored(state, command, command.body.cartId, facts);
  if (command.body.kind === 'fillGuestCart') {
    const [guestCart, verdict] = changed(state.guestCart, command, facts, state.guestDone);
    return [{ ...state, guestCart }, verdict];
  }
  const [cart, verdict] = changed(state.cart, command, facts);
  return [{ ...state, cart }, verdict];
}

function changed(
  cart: ModelCart | null,
  command: ModelCommand,
  facts: MarketFacts,
  before: ModelCart['done'] = new Map(),
): readonly [ModelCart | null, Verdict] {
  const { body } = command;
  if ('quantity' in body && body.quantity > facts.maximumQuantity) return [cart, 'QUANTITY_LIMIT_EXCEEDED'];
  const known = cart ? recalled(cart, command) : before.has(command.id) && 'COMMAND_CONFLICT';
  if (known) return [cart, known];
  const next = carriedOut(cart, body, facts);
  if (typeof next === 'string') return [cart, next];
  return [remembering(cart ? next : { ...next, done: before }, command), 'done'];
}

function recalled(cart: ModelCart | null, { id, body }: ModelCommand): Verdict | undefined {
  const known = cart?.done.get(id);
  if (known === undefined) return undefined;
  return known === JSON.stringify(body) ? 'done' : 'COMMAND_CONFLICT';
}

const remembering = (cart: ModelCart, { id, body }: ModelCommand): ModelCart => ({
  ...cart,
  done: new Map([...cart.done, [id, JSON.stringify(body)]]),
});

const withDone = <Cart extends ModelCart | null>(cart: Cart, ...others: readonly (ModelCart | null)[]): Cart =>
  cart && { ...cart, done: new Map([...others.flatMap((other) => [...(other?.done ?? [])]), ...cart.done]) };

function carriedOut(cart: ModelCart | null, body: Body, facts: MarketFacts): ModelCart | string {
  switch (body.kind) {
    case 'add':
    case 'fillGuestCart': {
      const before = movedTo(cart ?? noCart, body.club);
      const line = before.lines.find(({ sku }) => sku === body.sku);
      const quantity = (line?.quantity ?? 0) + body.quantity;
      return refusal(before, body.sku, quantity, facts) ?? withQuantity(before, body.sku, quantity);
    }
    case 'change': {
      const line = cart?.lines.find(({ id }) => id === body.lineId);
      if (!cart || !line) return 'CART_LINE_NOT_FOUND';
      const more = body.quantity > line.quantity;
      return (more && refusal(cart, line.sku, body.quantity, facts)) || withQuantity(cart, line.sku, body.quantity);
    }
    case 'remove':
      if (!cart) return 'CART_LINE_NOT_FOUND';
      return { ...cart, lines: cart.lines.filter(({ id }) => id !== body.lineId) };
    case 'collect':
      return delivered(cart, { club: body.club, delivery: 'pickup' }, body.fitToStock, facts);
    case 'deliver':
      return delivered(cart, { club: facts.home.club, delivery: 'home' }, body.fitToStock, facts);
    case 'runsOut':
      return cart ? { ...cart, allowsPartial: body.isAllowed } : 'CART_NOT_FOUND';
    case 'reprice':
      return cart ?? 'CART_NOT_FOUND';
    case 'merge':
    case 'restore':
      throw new Error('A merge concerns more than one cart.');
  }
}

function delivered(
  cart: ModelCart | null,
  choice: Pick<ModelCart, 'club' | 'delivery'>,
  fitToStock: boolean,
  facts: MarketFacts,
): ModelCart | string {
  if (!cart) return 'CART_NOT_FOUND';
  const there = { ...cart, ...choice };
  if (!fitToStock) return there;
  const fitted = there.lines.map((line) => ({
    ...line,
    quantity: Math.min(line.quantity, onShelf(there, line.sku, facts).stock),
  }));
  return { ...there, lines: fitted.filter(({ quantity }) => quantity > 0) };
}

/** A chosen delivery binds the cart to its club; otherwise the latest choice counts. */
const movedTo = (cart: ModelCart, club: string | null): ModelCart =>
  cart.delivery || club === null ? cart : { ...cart, club };

function refusal(cart: ModelCart, sku: string, quantity: number, facts: MarketFacts): string | undefined {
  if (quantity > facts.maximumQuantity) return 'QUANTITY_LIMIT_EXCEEDED';
  return quantity > onShelf(cart, sku, facts).stock ? 'OUT_OF_STOCK' : undefined;
}

function withQuantity(cart: ModelCart, sku: string, quantity: number): ModelCart {
  const isNew = !cart.lines.some((line) => line.sku === sku);
  if (isNew) return { ...cart, lines: [...cart.lines, { sku, quantity, id: null }] };
  return { ...cart, lines: cart.lines.map((line) => (line.sku === sku ? { ...line, quantity } : line)) };
}

type MergeBody = Extract<Body, { kind: 'merge' }>;

/** What a merge does not keep is archived, never thrown away. */
function merged(state: ModelState, command: ModelCommand, body: MergeBody, facts: MarketFacts): Step {
  const { cart, guestCart, aside } = state;
  const known = recalled(cart, command);
  if (known) return [state, known];
  const guestDone = new Map([...state.guestDone, ...(guestCart?.done ?? [])]);
  const closed = (next: ModelCart | null) => next && remembering(movedTo(next, body.club), command);
  // A member without a cart has no log of their own: the cart that was put aside remembers the command.
  const taking = { ...command, id: `taken-${command.id}` };
  if (!body.keepGuest && aside.some(({ done }) => done.has(taking.id))) {
    return [{ ...state, cart: closed(cart) }, 'done'];
  }
  if (!guestCart || guestCart.lines.length === 0) return [state, 'NOTHING_TO_MERGE'];
  if (!body.keepGuest) {
    const taken = remembering(guestCart, taking);
    return [{ cart: closed(cart), guestCart: null, aside: [taken, ...aside], guestDone }, 'done'];
  }
  const alone = closed(withDone(guestCart, cart));
  if (!cart || cart.lines.length === 0) return [{ cart: alone, guestCart: null, aside, guestDone }, 'done'];
  if (!body.keepSaved) return [{ cart: alone, guestCart: null, aside: [cart, ...aside], guestDone }, 'done'];
  const both = withDone(together(movedTo(cart, body.club), guestCart, facts), guestCart);
  return [{ cart: remembering(both, command), guestCart: null, aside, guestDone }, 'done'];
}

/** A cart that was put aside comes back: into the cart, or in the place of an empty one. */
function restored(state: ModelState, command: ModelCommand, cartId: string, facts: MarketFacts): Step {
  const { cart, aside } = state;
  const known = recalled(cart, command);
  if (known) return [state, known];
  const found = aside.find(({ id }) => id === cartId);
  if (!found) return [state, 'CART_NOT_FOUND'];
  const back = cart && cart.lines.length > 0 ? withDone(together(cart, found, facts), found) : withDone(found, cart);
  return [{ ...state, cart: remembering(back, command), aside: aside.filter((one) => one !== found) }, 'done'];
}

/** Quantities add up to what a cart may hold; what is in already is never cut. */
function together(cart: ModelCart, { lines }: ModelCart, facts: MarketFacts): ModelCart {
  return lines.reduce((sum, { sku, quantity }) => {
    const before = sum.lines.find((line) => line.sku === sku)?.quantity ?? 0;
    return withQuantity(sum, sku, Math.max(before, Math.min(before + quantity, facts.maximumQuantity)));
  }, cart);
}

const onShelf = (cart: ModelCart, sku: string, facts: MarketFacts) =>
  facts.shelves.get(cart.club ?? facts.country)?.get(sku) ?? { cents: 0, stock: 0, taxRate: 0 };

/** Amounts of a cart in cents, from unit prices and tax rates alone (CART-46, CART-47, CART-50, CART-51, CART-52). */
export function amountsOf(cart: ModelCart, facts: MarketFacts) {
  const unit = (sku: string) => onShelf(cart, sku, facts).cents;
  const subtotal = cart.lines.reduce((sum, { sku, quantity }) => sum + unit(sku) * quantity, 0);
  const owesFee = cart.lines.length > 0 && subtotal < facts.fee.minimumOrderCents;
  const serviceFee = owesFee ? unit(facts.fee.sku) : null;
  const { freeAboveCents } = facts.home;
  // The platform counts every line, the fee's too.
  const isFree = freeAboveCents !== null && subtotal + (serviceFee ?? 0) >= freeAboveCents;
  const shipping = cart.delivery === 'home' ? (isFree ? 0 : facts.home.cents) : null;
  const taxable = [
    ...cart.lines.map(({ sku, quantity }) => taxOf(unit(sku) * quantity, onShelf(cart, sku, facts).taxRate, facts)),
    ...(serviceFee === null ? [] : [taxOf(serviceFee, onShelf(cart, facts.fee.sku, facts).taxRate, facts)]),
    ...(shipping === null ? [] : [taxOf(shipping, facts.home.taxRate, facts)]),
  ];
  // Taxes are known once it is known where the goods go.
  const tax = cart.delivery && taxable.length > 0 ? taxable.reduce((sum, cents) => sum + cents, 0) : null;
  return {
    itemCount: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal,
    serviceFee,
    shipping,
    tax,
    total: subtotal + (serviceFee ?? 0) + (shipping ?? 0) + (facts.isTaxIncluded ? 0 : (tax ?? 0)),
  };
}

/** The tax in an amount, or on top of it; each line is rounded for itself. */
function taxOf(cents: number, rate: TaxRate, { isTaxIncluded }: MarketFacts): number {
  const whole = 10_000;
  return isTaxIncluded ? cents - halfEven(cents * whole, whole + rate) : halfEven(cents * rate, whole);
}

/** A quotient of whole numbers, rounded as banks do: a half goes to the even neighbour. */
function halfEven(numerator: number, denominator: number): number {
  const below = Math.floor(numerator / denominator);
  const rest = 2 * (numerator - below * denominator);
  const isUp = rest > denominator || (rest === denominator && below % 2 === 1);
  return isUp ? below + 1 : below;
}
