import { randomUUID } from 'node:crypto';
import type { Address } from '@tarima/markets/address';
import { getLocale } from '@tarima/markets/locale';
import { money } from '@tarima/markets/money';
import type { MarketCode } from '@tarima/markets/table';
import type { Caller, Identity } from '@tarima/service-kit/caller';
import { createLogger } from '@tarima/service-kit/logger';
import { createSubgraph } from '@tarima/service-kit/subgraph';
import { afterAll, beforeEach } from 'vitest';
import { createCartLoader } from '../application/cart-loader.ts';
import { createCartQueue } from '../application/commands/cart-queue.ts';
import type { Fulfilment } from '../application/ports.ts';
import type { Context } from '../context.ts';
import type { Member } from '../domain/delivery.ts';
import type { DeliverySpeed } from '../domain/delivery-window.ts';
import type { ServiceFeeRule } from '../domain/rules.ts';
import { resolvers } from '../resolvers/all.ts';
import { buildAddress } from './addresses.ts';
import { createFakeStore, serviceFeeRetries, windowRules } from './fake-store.ts';

const secret = 'a-secret-of-at-least-thirty-two-characters';
export const guest: Identity = { kind: 'guest', guestId: 'guest' };
export const member: Identity = {
  kind: 'member',
  subject: 'ana',
  membershipNumber: '64011045120001',
  guestId: 'guest',
};
export const clubAddress = buildAddress({ alias: 'Escazú', street: 'Autopista' });

const openingHours = {
  weekdays: ['09:00', '20:30'],
  saturday: ['08:00', '20:30'],
  sunday: ['08:00', '19:00'],
} as const;

/** Two clubs that accept online orders, one that does not, and one of another market. */
const clubs: ReadonlyMap<string, { marketCode: MarketCode; isEcommerceEnabled: boolean }> = new Map([
  ['6401', { marketCode: 'CR', isEcommerceEnabled: true }],
  ['6402', { marketCode: 'CR', isEcommerceEnabled: true }],
  ['6403', { marketCode: 'CR', isEcommerceEnabled: false }],
  ['7202', { marketCode: 'PA', isEcommerceEnabled: true }],
]);

/** Hooks into the fake fulfilment service. */
interface Hooks {
  beforeRelease(): Promise<void>;
}

type Hold = { readonly windowId: string; readonly litres: number };

/** A fulfilment service with a window of 20 litres tomorrow and one the day after; `holds` are its holds by cart. */
function createFakeFulfilment(holds: Map<string, Hold>, hooks: Hooks): Fulfilment {
  const tomorrow = Math.ceil(Date.now() / 86_400_000 + 1) * 86_400_000;
  const computeCapacity = (cartId: string, windowId: string) =>
    [...holds].reduce((left, [id, held]) => left - (id !== cartId && held.windowId === windowId ? held.litres : 0), 20);
  return {
    async listWindows({ cartId }) {
      return [0, 1].map((day) => ({
        id: `w${day}`,
        start: new Date(tomorrow + day * 86_400_000).toISOString(),
        end: new Date(tomorrow + day * 86_400_000 + 7_200_000).toISOString(),
        timeZone: 'America/Costa_Rica',
        availableCapacityLitres: computeCapacity(cartId, `w${day}`),
      }));
    },
    async holdCapacity(cartId, windowId, litres) {
      if (computeCapacity(cartId, windowId) < litres) return null;
      holds.set(cartId, { windowId, litres });
      return new Date(Date.now() + 30 * 60_000).toISOString();
    },
    async releaseCapacity(cartId) {
      await hooks.beforeRelease();
      holds.delete(cartId);
    },
    findFulfillmentClubs: async () => [],
  };
}

const bothSpeeds: readonly DeliverySpeed[] = ['NEXT_DAY', 'SAME_DAY'];

const feeRule: ServiceFeeRule = { sku: 'fee-1', minimumOrderCents: 2_000 };

/** The cart subgraph over fake ports, which are reset before each test of the file. */
export async function startCartGraph() {
  const holds = new Map<string, Hold>();
  const hooks: Hooks = { beforeRelease: async () => undefined };
  const reported: string[] = [];
  const queue = createCartQueue();
  const given = {
    store: createFakeStore(),
    /** Null in a market without a fee. */
    serviceFee: feeRule as ServiceFeeRule | null,
    serviceFeeRetries,
    /** The member's only saved address. */
    saved: undefined as Address | undefined,
    maximumLines: 100,
    /** Speeds of each club's shipping methods, the default one first. */
    speeds: bothSpeeds,
  };
  const readMember = async (identity: Identity): Promise<Member | undefined> =>
    given.saved && identity.kind === 'member'
      ? { country: 'CR', addresses: [given.saved], defaultAddressId: given.saved.id }
      : undefined;
  const subgraph = await createSubgraph<Context>({
    name: 'cart',
    schemaFile: new URL('../../schema.graphql', import.meta.url),
    resolvers,
    callerSecret: secret,
    partnerScope: 'cart:write',
    logger: createLogger({ name: 'cart', level: 'silent' }),
    createContext: ({ identity, language, market }) => ({
      locale: getLocale(language, market),
      identity,
      store: given.store,
      carts: createCartLoader(given.store),
      queue,
      pictureOptions: { quality: '60' },
      rules: {
        maximumQuantity: 10,
        maximumLines: given.maximumLines,
        serviceFee: given.serviceFee,
        serviceFeeRetries: given.serviceFeeRetries,
        windows: windowRules,
      },
      isTechnicalSku: (sku) => sku.startsWith('fee-'),
      reportMissingFee: () => undefined,
      clubDirectory: {
        findClub: async (key) => {
          const club = clubs.get(key);
          return club && { key, ...club, isPickupAllowed: true, isOpenToday: true, address: clubAddress };
        },
        describeClub: async (key) =>
          clubs.has(key)
            ? { name: { es: `Club ${key}` }, street: 'Calle 1', city: 'San José', openingHours }
            : undefined,
        listShippingMethods: async (clubKey) =>
          given.speeds.map((speed) => ({
            key: `${clubKey}_${speed === 'NEXT_DAY' ? 'ND' : 'SD'}`,
            speed,
            price: money(300_000, 'CRC'),
            freeAbove: speed === 'NEXT_DAY' ? money(1_000, 'CRC') : null,
            tax: { isIncluded: true, rate: 0.13 },
          })),
      },
      member: { readCurrent: () => readMember(identity), readSaved: () => readMember(identity) },
      fulfilment: createFakeFulfilment(holds, hooks),
      reportDeliveryProblem: (problem) => void reported.push(problem),
      isTaxIncluded: async () => true,
    }),
  });

  afterAll(() => subgraph.close());
  beforeEach(() => {
    holds.clear();
    reported.length = 0;
    hooks.beforeRelease = async () => undefined;
    given.store = createFakeStore();
    given.serviceFee = feeRule;
    given.serviceFeeRetries = serviceFeeRetries;
    given.saved = undefined;
    given.maximumLines = 100;
    given.speeds = bothSpeeds;
    given.store.offers.set('rice-1', { unitCents: 1_500, available: 4 });
    given.store.offers.set('fee-1', { unitCents: 300, available: 0 });
  });
  const run = async (
    query: string,
    variables: object,
    identity: Identity,
    language: 'es' | 'en' = 'es',
    market: MarketCode = 'CR',
  ) => {
    const caller: Caller = { identity, market, language, requestId: 'request' };
    return JSON.parse(JSON.stringify(await subgraph.execute({ query, variables: { ...variables }, caller })));
  };
  return {
    given,
    holds,
    hooks,
    queue,
    /** Problems that were reported to operators. */
    reported,
    run,
    /** Runs a command with a new id, or a query. */
    send: (
      query: string,
      input?: object,
      identity: Identity = guest,
      language: 'es' | 'en' = 'es',
      market: MarketCode = 'CR',
    ) => run(query, input ? { input: { commandId: randomUUID(), ...input } } : {}, identity, language, market),
  };
}

export const failure = '... on UserError { code message }';
export const add = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename ${failure}
  ... on AddToCartSuccess { line { id variant { sku } quantity maximumQuantity } cart { itemCount isTaxIncluded
    lines { id } subtotal { centAmount } serviceFee { centAmount } } }
  ... on OutOfStock { availableQuantity } ... on QuantityLimitExceeded { maximum } } }`;
export const deliver = `mutation ($input: SetCartDeliveryInput!) { setCartDelivery(input: $input) {
  __typename ${failure} ... on SetCartDeliverySuccess { cart { isReadyForCheckout
    delivery { method club { key } addressId address { streetText } } } } } }`;
