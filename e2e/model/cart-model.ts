import type { MarketFacts, TaxRate } from './market-facts.ts';

/** Expected state of a cart. Carts are immutable: each command returns a new one. */
export interface ModelCart {
  readonly lines: readonly ModelLine[];
  readonly club: string | null;
  readonly delivery: 'pickup' | 'home' | null;
  /** Whether the remaining items are sent if an item is unavailable. */
  readonly allowsPartial: boolean;
  /** Id on the platform; null until a client has received it. */
  readonly id: string | null;
  /** Executed commands: body by id. */
  readonly commands: ReadonlyMap<string, string>;
}

export interface ModelLine {
  readonly sku: string;
  readonly quantity: number;
  /** Id on the platform; null until a client has received it. */
  readonly id: string | null;
}

/** Carts of the shopper of a script. */
export interface ModelState {
  readonly cart: ModelCart | null;
  readonly guestCart: ModelCart | null;
  /** Carts that a merge archived, the latest first. */
  readonly archivedCarts: readonly ModelCart[];
  /** Commands of the guest in carts that now belong to the member. */
  readonly guestCommands: ModelCart['commands'];
}

/** Body of a command. The same body with the same id is the same command. */
export type Body =
  | { readonly kind: 'addToCart'; readonly sku: string; readonly quantity: number; readonly club: string | null }
  | { readonly kind: 'changeQuantity'; readonly lineId: string; readonly quantity: number }
  | { readonly kind: 'removeLine'; readonly lineId: string }
  | { readonly kind: 'setPickup'; readonly club: string; readonly fitToStock: boolean }
  | { readonly kind: 'setHomeDelivery'; readonly fitToStock: boolean }
  | { readonly kind: 'setPartialFulfilment'; readonly isAllowed: boolean }
  | { readonly kind: 'refreshPrices' }
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

/** `done`, or the code of the error. */
export type Verdict = 'done' | string;
export type Step = readonly [ModelState, Verdict];

export const initialState: ModelState = { cart: null, guestCart: null, archivedCarts: [], guestCommands: new Map() };
const emptyCart: ModelCart = {
  lines: [],
  club: null,
  delivery: null,
  allowsPartial: true,
  id: null,
  commands: new Map(),
};

/** Applies a command to a state by the rules of carts and merges. */
export function applyCommand(state: ModelState, command: ModelCommand, facts: MarketFacts): Step {
  if (command.body.kind === 'merge') return mergeCarts(state, command, command.body, facts);
  if (command.body.kind === 'restore') return restoreCart(state, command, command.body.cartId, facts);
  if (command.body.kind === 'fillGuestCart') {
    const [guestCart, verdict] = changeCart(state.guestCart, command, facts, state.guestCommands);
    return [{ ...state, guestCart }, verdict];
  }
  const [cart, verdict] = changeCart(state.cart, command, facts);
  return [{ ...state, cart }, verdict];
}

function changeCart(
  cart: ModelCart | null,
  command: ModelCommand,
  facts: MarketFacts,
  guestCommands: ModelCart['commands'] = new Map(),
): readonly [ModelCart | null, Verdict] {
  const { body } = command;
  if ('quantity' in body && body.quantity > facts.maximumQuantity) return [cart, 'QUANTITY_LIMIT_EXCEEDED'];
  const recordedVerdict = cart
    ? findRecordedVerdict(cart, command)
    : guestCommands.has(command.id) && 'COMMAND_CONFLICT';
  if (recordedVerdict) return [cart, recordedVerdict];
  const next = executeCommand(cart, body, facts);
  if (typeof next === 'string') return [cart, next];
  return [recordCommand(cart ? next : { ...next, commands: guestCommands }, command), 'done'];
}

function findRecordedVerdict(cart: ModelCart | null, { id, body }: ModelCommand): Verdict | undefined {
  const recordedBody = cart?.commands.get(id);
  if (recordedBody === undefined) return undefined;
  return recordedBody === JSON.stringify(body) ? 'done' : 'COMMAND_CONFLICT';
}

const recordCommand = (cart: ModelCart, { id, body }: ModelCommand): ModelCart => ({
  ...cart,
  commands: new Map([...cart.commands, [id, JSON.stringify(body)]]),
});

const addRecordedCommands = <Cart extends ModelCart | null>(
  cart: Cart,
  ...others: readonly (ModelCart | null)[]
): Cart =>
  cart && {
    ...cart,
    commands: new Map([...others.flatMap((other) => [...(other?.commands ?? [])]), ...cart.commands]),
  };

function executeCommand(cart: ModelCart | null, body: Body, facts: MarketFacts): ModelCart | string {
  switch (body.kind) {
    case 'addToCart':
    case 'fillGuestCart': {
      const before = moveToClub(cart ?? emptyCart, body.club);
      const line = before.lines.find(({ sku }) => sku === body.sku);
      const quantity = (line?.quantity ?? 0) + body.quantity;
      return findRefusal(before, body.sku, quantity, facts) ?? setQuantity(before, body.sku, quantity);
    }
    case 'changeQuantity': {
      const line = cart?.lines.find(({ id }) => id === body.lineId);
      if (!cart || !line) return 'CART_LINE_NOT_FOUND';
      const more = body.quantity > line.quantity;
      return (more && findRefusal(cart, line.sku, body.quantity, facts)) || setQuantity(cart, line.sku, body.quantity);
    }
    case 'removeLine':
      if (!cart) return 'CART_LINE_NOT_FOUND';
      return { ...cart, lines: cart.lines.filter(({ id }) => id !== body.lineId) };
    case 'setPickup':
      return setDelivery(cart, { club: body.club, delivery: 'pickup' }, body.fitToStock, facts);
    case 'setHomeDelivery':
      return setDelivery(cart, { club: facts.home.club, delivery: 'home' }, body.fitToStock, facts);
    case 'setPartialFulfilment':
      return cart ? { ...cart, allowsPartial: body.isAllowed } : 'CART_NOT_FOUND';
    case 'refreshPrices':
      return cart ?? 'CART_NOT_FOUND';
    case 'merge':
    case 'restore':
      throw new Error('A merge changes more than one cart.');
  }
}

function setDelivery(
  cart: ModelCart | null,
  choice: Pick<ModelCart, 'club' | 'delivery'>,
  fitToStock: boolean,
  facts: MarketFacts,
): ModelCart | string {
  if (!cart) return 'CART_NOT_FOUND';
  const movedCart = { ...cart, ...choice };
  if (!fitToStock) return movedCart;
  const fittedLines = movedCart.lines.map((line) => ({
    ...line,
    quantity: Math.min(line.quantity, getOffer(movedCart, line.sku, facts).stock),
  }));
  return { ...movedCart, lines: fittedLines.filter(({ quantity }) => quantity > 0) };
}

/** Moves a cart to a club, unless a delivery method already determines the club. */
const moveToClub = (cart: ModelCart, club: string | null): ModelCart =>
  cart.delivery || club === null ? cart : { ...cart, club };

function findRefusal(cart: ModelCart, sku: string, quantity: number, facts: MarketFacts): string | undefined {
  if (quantity > facts.maximumQuantity) return 'QUANTITY_LIMIT_EXCEEDED';
  return quantity > getOffer(cart, sku, facts).stock ? 'OUT_OF_STOCK' : undefined;
}

function setQuantity(cart: ModelCart, sku: string, quantity: number): ModelCart {
  const isNew = !cart.lines.some((line) => line.sku === sku);
  if (isNew) return { ...cart, lines: [...cart.lines, { sku, quantity, id: null }] };
  return { ...cart, lines: cart.lines.map((line) => (line.sku === sku ? { ...line, quantity } : line)) };
}

type MergeBody = Extract<Body, { kind: 'merge' }>;

/** Merges the saved cart and the guest cart; a cart that is not kept is archived. */
function mergeCarts(state: ModelState, command: ModelCommand, body: MergeBody, facts: MarketFacts): Step {
  const { cart, guestCart, archivedCarts } = state;
  const recordedVerdict = findRecordedVerdict(cart, command);
  if (recordedVerdict) return [state, recordedVerdict];
  const guestCommands = new Map([...state.guestCommands, ...(guestCart?.commands ?? [])]);
  const finishMerge = (next: ModelCart | null) => next && recordCommand(moveToClub(next, body.club), command);
  // A member without a cart has no command log, so the archived cart records the command.
  const archiveCommand = { ...command, id: `taken-${command.id}` };
  if (!body.keepGuest && archivedCarts.some(({ commands }) => commands.has(archiveCommand.id))) {
    return [{ ...state, cart: finishMerge(cart) }, 'done'];
  }
  if (!guestCart || guestCart.lines.length === 0) return [state, 'NOTHING_TO_MERGE'];
  if (!body.keepGuest) {
    const archivedGuestCart = recordCommand(guestCart, archiveCommand);
    return [
      { cart: finishMerge(cart), guestCart: null, archivedCarts: [archivedGuestCart, ...archivedCarts], guestCommands },
      'done',
    ];
  }
  const guestOnly = finishMerge(addRecordedCommands(guestCart, cart));
  if (!cart || cart.lines.length === 0) {
    return [{ cart: guestOnly, guestCart: null, archivedCarts, guestCommands }, 'done'];
  }
  if (!body.keepSaved) {
    return [{ cart: guestOnly, guestCart: null, archivedCarts: [cart, ...archivedCarts], guestCommands }, 'done'];
  }
  const combined = addRecordedCommands(combineLines(moveToClub(cart, body.club), guestCart, facts), guestCart);
  return [{ cart: recordCommand(combined, command), guestCart: null, archivedCarts, guestCommands }, 'done'];
}

/** Restores an archived cart: combines it with the current cart, or replaces an empty one. */
function restoreCart(state: ModelState, command: ModelCommand, cartId: string, facts: MarketFacts): Step {
  const { cart, archivedCarts } = state;
  const recordedVerdict = findRecordedVerdict(cart, command);
  if (recordedVerdict) return [state, recordedVerdict];
  const archivedCart = archivedCarts.find(({ id }) => id === cartId);
  if (!archivedCart) return [state, 'CART_NOT_FOUND'];
  const restoredCart =
    cart && cart.lines.length > 0
      ? addRecordedCommands(combineLines(cart, archivedCart, facts), archivedCart)
      : addRecordedCommands(archivedCart, cart);
  return [
    {
      ...state,
      cart: recordCommand(restoredCart, command),
      archivedCarts: archivedCarts.filter((archived) => archived !== archivedCart),
    },
    'done',
  ];
}

/** Adds the lines to a cart up to the maximum quantity; existing quantities are never reduced. */
function combineLines(cart: ModelCart, { lines }: ModelCart, facts: MarketFacts): ModelCart {
  return lines.reduce((sum, { sku, quantity }) => {
    const before = sum.lines.find((line) => line.sku === sku)?.quantity ?? 0;
    return setQuantity(sum, sku, Math.max(before, Math.min(before + quantity, facts.maximumQuantity)));
  }, cart);
}

const getOffer = (cart: ModelCart, sku: string, facts: MarketFacts) =>
  facts.offers.get(cart.club ?? facts.country)?.get(sku) ?? { cents: 0, stock: 0, taxRate: 0 };

/** Computes the amounts of a cart in cents from unit prices and tax rates (CART-46, CART-47, CART-50, CART-51, CART-52). */
export function computeAmounts(cart: ModelCart, facts: MarketFacts) {
  const unit = (sku: string) => getOffer(cart, sku, facts).cents;
  const subtotal = cart.lines.reduce((sum, { sku, quantity }) => sum + unit(sku) * quantity, 0);
  const owesFee = cart.lines.length > 0 && subtotal < facts.fee.minimumOrderCents;
  const serviceFee = owesFee ? unit(facts.fee.sku) : null;
  const { freeAboveCents } = facts.home;
  // The platform counts every line, including the service fee.
  const isFree = freeAboveCents !== null && subtotal + (serviceFee ?? 0) >= freeAboveCents;
  const shipping = cart.delivery === 'home' ? (isFree ? 0 : facts.home.cents) : null;
  const taxable = [
    ...cart.lines.map(({ sku, quantity }) =>
      computeTax(unit(sku) * quantity, getOffer(cart, sku, facts).taxRate, facts),
    ),
    ...(serviceFee === null ? [] : [computeTax(serviceFee, getOffer(cart, facts.fee.sku, facts).taxRate, facts)]),
    ...(shipping === null ? [] : [computeTax(shipping, facts.home.taxRate, facts)]),
  ];
  // Taxes require a destination.
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

/** Computes the tax included in an amount, or added to it; each line is rounded separately. */
function computeTax(cents: number, rate: TaxRate, { isTaxIncluded }: MarketFacts): number {
  const whole = 10_000;
  return isTaxIncluded ? cents - divideHalfEven(cents * whole, whole + rate) : divideHalfEven(cents * rate, whole);
}

/** Divides integers and rounds half to even. */
function divideHalfEven(numerator: number, denominator: number): number {
  const quotient = Math.floor(numerator / denominator);
  const doubledRemainder = 2 * (numerator - quotient * denominator);
  const isUp = doubledRemainder > denominator || (doubledRemainder === denominator && quotient % 2 === 1);
  return isUp ? quotient + 1 : quotient;
}
