import { randomUUID } from 'node:crypto';
import { money } from '@tarima/markets/money';
import { getMarket } from '@tarima/markets/table';
import type { CartStore, WriteResult } from '../application/ports.ts';
import type { Cart, CartLine, FeeLine } from '../domain/cart.ts';
import type { WindowRules } from '../domain/delivery-window.ts';
import { productUnavailable } from '../domain/failure.ts';
import type { Offer } from '../domain/offer.ts';
import type { ServiceFeeRetries } from '../domain/rules.ts';
import { hashGuest, type Owner, type Shopper } from '../domain/shopper.ts';
import type { Step } from '../domain/steps.ts';

/** A fault of a write: it conflicts, or its response or request is lost. */
export type Fault = 'stale' | 'lose-response' | 'lose-request';

/** A cart store in memory with versions: a write to a stale version is refused. */
export interface FakeStore extends CartStore {
  /** Offers by sku, at all clubs but those in `clubOffers`. */
  readonly offers: Map<string, Offer>;
  /** Offers of single clubs, by club. */
  readonly clubOffers: Map<string, ReadonlyMap<string, Offer>>;
  /** Faults of the next writes, in order. */
  readonly faults: (Fault | undefined)[];
  /** Steps of each accepted write, in order. */
  readonly writes: Step[][];
  /** Clubs whose offers were read, in order. */
  readonly requestedClubs: (string | null)[];
  /** The owner's active cart in any market. */
  findCurrent(owner: Owner): Cart | undefined;
  put(owner: Owner, cart: Cart): void;
  /** Makes the owner's active cart an order. */
  placeOrder(owner: Owner): void;
}

export const costaRica = getMarket('CR');

/** Offers all of a club's windows, and requires none. */
export const windowRules: WindowRules = {
  isEarliestOnly: false,
  isOneDayOnly: false,
  isRequired: false,
  minimumMinutes: 60,
};

/** Retries without waits, then asks the shopper to retry. */
export const serviceFeeRetries: ServiceFeeRetries = { waitsSeconds: [2, 2], isRetrySuggested: true };

/** A line with the properties that matter to a test. */
export function buildLine(line: Partial<CartLine> & Pick<CartLine, 'sku'>): CartLine {
  const unitPrice = line.unitPrice ?? money(1_000, 'CRC');
  const quantity = line.quantity ?? 1;
  return {
    id: randomUUID(),
    name: line.sku,
    slug: line.sku,
    imageUrl: null,
    quantity,
    unitPrice,
    regularUnitPrice: null,
    total: money(unitPrice.centAmount * quantity, 'CRC'),
    channelKey: costaRica.channelKey,
    isSoldByWeight: false,
    volumeLitres: 2,
    storageType: 'DRY',
    ...line,
  };
}

/** A cart with the properties that matter to a test. */
export function buildCart(cart: Partial<Cart> = {}): Cart {
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
    formerGuestHash: null,
    hasCustomFields: true,
    updatedAt: '2026-11-20T12:00:00.000Z',
    ...cart,
  };
}

export function createFakeStore(): FakeStore {
  const carts = new Map<string, { owner: string; cart: Cart }>();
  const offers = new Map<string, Offer>();
  const clubOffers: FakeStore['clubOffers'] = new Map();
  const faults: (Fault | undefined)[] = [];
  const writes: Step[][] = [];
  const requestedClubs: (string | null)[] = [];
  const findChannelOffers: ChannelOffers = (channelKey) => clubOffers.get(channelKey ?? '') ?? offers;
  const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
  const toOwnerId = (owner: Owner) => (owner.kind === 'guest' ? owner.guestId : owner.membershipNumber);
  const archived = new Set<string>();
  const ordered = new Set<string>();
  const listActiveCarts = (owner: Owner) =>
    [...carts.values()]
      .filter(
        (entry) => entry.owner === toOwnerId(owner) && !archived.has(entry.cart.id) && !ordered.has(entry.cart.id),
      )
      .map(({ cart }) => cart);

  const write = async (cart: Cart, steps: readonly Step[], owner: string): Promise<WriteResult> => {
    await nextTurn();
    const fault = faults.shift();
    if (fault === 'stale') return { kind: 'stale' };
    if (fault === 'lose-request') return { kind: 'unknown', error: new Error('lost') };
    const current = carts.get(cart.id)?.cart;
    if ((current?.version ?? 0) !== (current ? cart.version : 0)) return { kind: 'stale' };
    const next = steps.reduce((result, step) => applyStep(result, step, findChannelOffers), cart);
    const isPriced = ({ sku, channelKey }: FeeLine) => findChannelOffers(channelKey).has(sku);
    if (!listPricedLines(cart, next, steps).every(isPriced)) return { kind: 'refused', failure: productUnavailable };
    const written = { ...next, version: (current?.version ?? 0) + 1 };
    carts.delete(cart.id);
    carts.set(cart.id, { owner, cart: written });
    for (const step of steps) {
      if (step.kind === 'setArchived' && step.isArchived) archived.add(cart.id);
      else if (step.kind === 'setArchived') archived.delete(cart.id);
    }
    writes.push([...steps]);
    return fault === 'lose-response'
      ? { kind: 'unknown', error: new Error('lost') }
      : { kind: 'written', cart: written };
  };

  return {
    offers,
    clubOffers,
    faults,
    writes,
    requestedClubs,
    findCurrent: (owner) => listActiveCarts(owner).at(-1),
    placeOrder: (owner) => void ordered.add(listActiveCarts(owner).at(-1)?.id ?? ''),
    put: (owner, cart) => void carts.set(cart.id, { owner: toOwnerId(owner), cart }),
    async find({ owner, market }) {
      await nextTurn();
      return listActiveCarts(owner).findLast((cart) => cart.market.code === market.code);
    },
    async findArchived({ owner, market }) {
      await nextTurn();
      const found = [...carts.values()].filter(
        (entry) => entry.owner === toOwnerId(owner) && archived.has(entry.cart.id),
      );
      return found.map(({ cart }) => cart).filter((cart) => cart.market.code === market.code);
    },
    async findPast(shopper) {
      await nextTurn();
      const past = [...carts.values()].filter(
        ({ owner, cart }) => owner === toOwnerId(shopper.owner) || cart.formerGuestHash === hashGuest(shopper),
      );
      return { commandLog: past.flatMap(({ cart }) => cart.commandLog), isEmpty: past.length === 0 };
    },
    async findInOtherMarkets({ owner, market }) {
      await nextTurn();
      return listActiveCarts(owner).filter((cart) => cart.market.code !== market.code);
    },
    async findOffers(skus, _market, clubKey) {
      requestedClubs.push(clubKey);
      await nextTurn();
      return new Map([...findChannelOffers(clubKey)].filter(([sku]) => skus.includes(sku)));
    },
    create: ({ owner, market }: Shopper, steps) => write(buildCart({ market, version: 0 }), steps, toOwnerId(owner)),
    update: (cart, steps) => write(cart, steps, carts.get(cart.id)?.owner ?? ''),
    assign: (cart, { owner }, steps) => write(cart, steps, toOwnerId(owner)),
    async remove(cart) {
      carts.delete(cart.id);
    },
  };
}

type ChannelOffers = (channelKey: string | null) => ReadonlyMap<string, Offer>;

/** The lines that a write prices; the platform refuses the write when one of them has no price in its channel. */
function listPricedLines(before: Cart, after: Cart, steps: readonly Step[]): FeeLine[] {
  const changedIds = new Set(
    steps.flatMap((step) => (step.kind === 'setQuantity' || step.kind === 'setLineChannel' ? [step.lineId] : [])),
  );
  const knownIds = new Set([...before.lines, ...before.feeLines].map(({ id }) => id));
  const isRepriced = steps.some(({ kind }) => kind === 'reprice');
  return [...after.lines, ...after.feeLines].filter(({ id }) => isRepriced || changedIds.has(id) || !knownIds.has(id));
}

function applyStep(cart: Cart, step: Step, findOffers: ChannelOffers): Cart {
  switch (step.kind) {
    case 'addLine': {
      const line = buildLine({
        sku: step.sku,
        quantity: step.quantity,
        channelKey: step.channelKey,
        unitPrice: money(findOffers(step.channelKey).get(step.sku)?.unitCents ?? 0, 'CRC'),
      });
      return step.isServiceFee
        ? { ...cart, feeLines: [...cart.feeLines, line] }
        : { ...cart, lines: [...cart.lines, line] };
    }
    case 'setQuantity':
      return changeLine(cart, step.lineId, (line) => ({
        ...line,
        quantity: step.quantity,
        total: money(line.unitPrice.centAmount * step.quantity, 'CRC'),
      }));
    case 'setLineChannel':
      return changeLine(cart, step.lineId, (line) => priceLine({ ...line, channelKey: step.channelKey }, findOffers));
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
        (repriced, { id }) => changeLine(repriced, id, (line) => priceLine(line, findOffers)),
        cart,
      );
    case 'setPartialFulfillment':
      return { ...cart, allowsPartialFulfillment: step.isAllowed };
    case 'setWindow':
      return { ...cart, delivery: cart.delivery && { ...cart.delivery, window: step.window } };
    case 'setArchived':
      return cart;
    case 'setFormerGuest':
      return { ...cart, formerGuestHash: step.guestHash };
    case 'setCommandLog':
      return { ...cart, commandLog: step.commandLog };
  }
}

function changeLine(cart: Cart, lineId: string, change: (line: CartLine) => CartLine): Cart {
  return { ...cart, lines: cart.lines.map((line) => (line.id === lineId ? change(line) : line)) };
}

/** A line with the current price in its channel. */
function priceLine(line: CartLine, findOffers: ChannelOffers): CartLine {
  const unitCents = findOffers(line.channelKey).get(line.sku)?.unitCents ?? line.unitPrice.centAmount;
  return { ...line, unitPrice: money(unitCents, 'CRC'), total: money(unitCents * line.quantity, 'CRC') };
}
