import { randomUUID } from 'node:crypto';
import { money } from '@tarima/markets/money';
import { getMarket } from '@tarima/markets/table';
import type { CartStore, Owner, Shopper, WriteResult } from '../commands/cart-store.ts';
import type { Cart, CartLine } from '../domain/cart.ts';
import type { WindowRules } from '../domain/delivery-window.ts';
import type { Step } from '../domain/difference.ts';
import type { ServiceFeeRetries, SkuFacts } from '../domain/rules.ts';
import { guestMark } from '../shopper.ts';

/** What happens to the next writes, first come first served. */
export type Fault = 'stale' | 'lose-reply' | 'lose-request';

/** A platform in memory with versions, for tests: what is written to a stale version is refused. */
export interface FakeStore extends CartStore {
  /** Price and stock by sku, everywhere. */
  readonly shelf: Map<string, SkuFacts>;
  /** Shelves of clubs that have others than `shelf`. */
  readonly clubShelves: Map<string, ReadonlyMap<string, SkuFacts>>;
  readonly faults: (Fault | undefined)[];
  /** Steps of each accepted write, in order. */
  readonly writes: Step[][];
  /** Clubs for which facts were asked, in order. */
  readonly askedClubs: (string | null)[];
  /** The shopper's cart as it is now. */
  cartOf(owner: Owner): Cart | undefined;
  put(owner: Owner, cart: Cart): void;
  /** The shopper's cart becomes an order. */
  order(owner: Owner): void;
}

export const costaRica = getMarket('CR');

/** Any of a club's windows may be chosen, none has to be. */
export const windowRules: WindowRules = {
  earliestOnly: false,
  oneDayOnly: false,
  isRequired: false,
  minimumMinutes: 60,
};

/** Tried again at once, and the shopper is asked in the end. */
export const serviceFeeRetries: ServiceFeeRetries = { waitsSeconds: [0, 0], asksShopper: true };

/** A line with what a test cares about. */
export function lineOf(line: Partial<CartLine> & Pick<CartLine, 'sku'>): CartLine {
  const unitPrice = line.unitPrice ?? money(1_000, 'CRC');
  const quantity = line.quantity ?? 1;
  return {
    id: randomUUID(),
    name: line.sku,
    slug: line.sku,
    picture: null,
    quantity,
    unitPrice,
    regularUnitPrice: null,
    total: money(unitPrice.centAmount * quantity, 'CRC'),
    placeKey: costaRica.channelKey,
    isSoldByWeight: false,
    litres: 2,
    storageType: 'DRY',
    ...line,
  };
}

/** A cart with what a test cares about. */
export function cartOf(cart: Partial<Cart> = {}): Cart {
  const lines = cart.lines ?? [];
  return {
    id: randomUUID(),
    version: 1,
    market: costaRica,
    lines,
    feeLines: [],
    total: money(
      lines.reduce((sum, line) => sum + line.total.centAmount, 0),
      'CRC',
    ),
    tax: null,
    isTaxIncluded: null,
    shipping: null,
    delivery: null,
    clubKey: null,
    allowsPartialFulfillment: true,
    isLocked: false,
    attemptId: null,
    commandLog: [],
    pastGuest: null,
    hasFields: true,
    updatedAt: '2026-11-20T12:00:00.000Z',
    ...cart,
  };
}

export function createFakeStore(): FakeStore {
  const carts = new Map<string, { owner: string; cart: Cart }>();
  const shelf = new Map<string, SkuFacts>();
  const clubShelves: FakeStore['clubShelves'] = new Map();
  const faults: (Fault | undefined)[] = [];
  const writes: Step[][] = [];
  const askedClubs: (string | null)[] = [];
  const later = () => new Promise<void>((resolve) => setImmediate(resolve));
  const nameOf = (owner: Owner) => (owner.kind === 'guest' ? owner.guestId : owner.membershipNumber);
  const aside = new Set<string>();
  const ordered = new Set<string>();
  const cartsOf = (owner: Owner) =>
    [...carts.values()]
      .filter((entry) => entry.owner === nameOf(owner) && !aside.has(entry.cart.id) && !ordered.has(entry.cart.id))
      .map(({ cart }) => cart);

  const write = async (cart: Cart, steps: readonly Step[], owner: string): Promise<WriteResult> => {
    await later();
    const fault = faults.shift();
    if (fault === 'stale') return { kind: 'stale' };
    if (fault === 'lose-request') return { kind: 'unknown', error: new Error('lost') };
    const current = carts.get(cart.id)?.cart;
    if ((current?.version ?? 0) !== (current ? cart.version : 0)) return { kind: 'stale' };
    const unknownSku = steps.some((step) => step.kind === 'addLine' && !shelf.has(step.sku));
    if (unknownSku) return { kind: 'refused', failure: { code: 'PRODUCT_UNAVAILABLE' } };
    const next = { ...steps.reduce((result, step) => applied(result, step, shelf), cart) };
    const written = { ...next, version: (current?.version ?? 0) + 1 };
    carts.delete(cart.id);
    carts.set(cart.id, { owner, cart: written });
    for (const step of steps) {
      if (step.kind === 'setAside' && step.isSetAside) aside.add(cart.id);
      else if (step.kind === 'setAside') aside.delete(cart.id);
    }
    writes.push([...steps]);
    return fault === 'lose-reply' ? { kind: 'unknown', error: new Error('lost') } : { kind: 'written', cart: written };
  };

  return {
    shelf,
    clubShelves,
    faults,
    writes,
    askedClubs,
    cartOf: (owner) => cartsOf(owner).at(-1),
    order: (owner) => void ordered.add(cartsOf(owner).at(-1)?.id ?? ''),
    put: (owner, cart) => void carts.set(cart.id, { owner: nameOf(owner), cart }),
    async find({ owner, market }) {
      await later();
      return cartsOf(owner).findLast((cart) => cart.market.code === market.code);
    },
    async findAside({ owner, market }) {
      await later();
      const found = [...carts.values()].filter((entry) => entry.owner === nameOf(owner) && aside.has(entry.cart.id));
      return found.map(({ cart }) => cart).filter((cart) => cart.market.code === market.code);
    },
    async logBefore(shopper) {
      await later();
      const past = [...carts.values()].filter(
        ({ owner, cart }) => owner === nameOf(shopper.owner) || cart.pastGuest === guestMark(shopper),
      );
      return past.flatMap(({ cart }) => cart.commandLog);
    },
    async findElsewhere({ owner, market }) {
      await later();
      return cartsOf(owner).filter((cart) => cart.market.code !== market.code);
    },
    async facts(skus, _market, clubKey) {
      askedClubs.push(clubKey);
      await later();
      return new Map([...(clubShelves.get(clubKey ?? '') ?? shelf)].filter(([sku]) => skus.includes(sku)));
    },
    create: ({ owner, market }: Shopper, steps) => write(cartOf({ market, version: 0 }), steps, nameOf(owner)),
    update: (cart, steps) => write(cart, steps, carts.get(cart.id)?.owner ?? ''),
    assign: (cart, { owner }, steps) => write(cart, steps, nameOf(owner)),
    async remove(cart) {
      carts.delete(cart.id);
    },
  };
}

function applied(cart: Cart, step: Step, shelf: ReadonlyMap<string, SkuFacts>): Cart {
  switch (step.kind) {
    case 'addLine': {
      const line = lineOf({
        sku: step.sku,
        quantity: step.quantity,
        placeKey: step.placeKey,
        unitPrice: money(shelf.get(step.sku)?.unitCents ?? 0, 'CRC'),
      });
      return step.isServiceFee
        ? { ...cart, feeLines: [...cart.feeLines, line] }
        : { ...cart, lines: [...cart.lines, line] };
    }
    case 'setQuantity':
      return changed(cart, step.lineId, (line) => ({
        ...line,
        quantity: step.quantity,
        total: money(line.unitPrice.centAmount * step.quantity, 'CRC'),
      }));
    case 'moveLine':
      return changed(cart, step.lineId, (line) => ({ ...line, placeKey: step.placeKey }));
    case 'removeLine':
      return {
        ...cart,
        lines: cart.lines.filter(({ id }) => id !== step.lineId),
        feeLines: cart.feeLines.filter(({ id }) => id !== step.lineId),
      };
    case 'setClub':
      return { ...cart, clubKey: step.clubKey };
    case 'deliver': {
      const { method, clubKey, address } = step.choice;
      const speed = step.choice.method === 'DELIVERY' ? step.choice.speed : null;
      return { ...cart, delivery: { method, clubKey, address, distanceKm: null, speed, window: null } };
    }
    case 'reprice':
      return cart.lines.reduce(
        (repriced, { id, sku }) =>
          changed(repriced, id, (line) => {
            const unitPrice = money(shelf.get(sku)?.unitCents ?? line.unitPrice.centAmount, 'CRC');
            return { ...line, unitPrice, total: money(unitPrice.centAmount * line.quantity, 'CRC') };
          }),
        cart,
      );
    case 'setPartialFulfillment':
      return { ...cart, allowsPartialFulfillment: step.isAllowed };
    case 'setWindow':
      return { ...cart, delivery: cart.delivery && { ...cart.delivery, window: step.window } };
    case 'setAside':
      return cart;
    case 'pastGuest':
      return { ...cart, pastGuest: step.mark };
    case 'log':
      return { ...cart, commandLog: step.commandLog };
  }
}

function changed(cart: Cart, lineId: string, change: (line: CartLine) => CartLine): Cart {
  return { ...cart, lines: cart.lines.map((line) => (line.id === lineId ? change(line) : line)) };
}
