import { z } from 'zod';
import { requestCommerce } from '../graph/commerce.ts';
import { createGraphClient, type GraphClient } from '../graph/graph-client.ts';
import { type CartView, operations } from '../graph/operations.ts';
import { fetchMemberToken, signGuestToken } from '../graph/tokens.ts';
import type { RunningStack } from '../stack/running.ts';
import type { Body, ModelCommand, Verdict } from './cart-model.ts';
import type { ObservedCarts } from './explain.ts';
import type { MarketFacts, ModelMarket } from './market-facts.ts';

/** Result of a command. */
export interface CommandResult {
  readonly verdict: Verdict;
  readonly cart: CartView | null;
}

/** The shopper of one script, shared by its clients. */
export interface ModelShopper {
  /** @throws Error when the outcome of the command is unknown */
  send(command: ModelCommand, requestId: string): Promise<CommandResult>;
  fetchCarts(): Promise<ObservedCarts>;
}

/** Creates a factory for shoppers without a cart: a new guest, or the market's member. */
export function createShopperFactory(
  stack: RunningStack,
  market: ModelMarket,
  facts: MarketFacts,
): (kind: 'guest' | 'member') => Promise<ModelShopper> {
  const member = cacheToken(() => fetchMemberToken(stack.identityUrl, stack.shopUrl, market.member.login));
  return async (kind) => {
    const guestId = crypto.randomUUID();
    const asGuest = () => signGuestToken(guestId, stack.guestTokenSecret);
    const caller = { url: stack.graphUrl, market: market.code, language: 'es' };
    const guest = createGraphClient({ ...caller, bearer: asGuest });
    if (kind === 'guest') return createModelShopper(guest, guest, facts);
    await deleteCarts(stack, market.member.membershipNumber);
    const headers = { 'x-guest-token': await asGuest() };
    return createModelShopper(createGraphClient({ ...caller, bearer: member, headers }), guest, facts);
  };
}

function createModelShopper(ownClient: GraphClient, guest: GraphClient, facts: MarketFacts): ModelShopper {
  return {
    async send({ id, body }, requestId) {
      const { __typename, code, cart } = await runCommand(body.kind === 'fillGuestCart' ? guest : ownClient, id, body, {
        'x-request-id': requestId,
      });
      return { verdict: __typename.endsWith('Success') ? 'done' : (code ?? __typename), cart: cart ?? null };
    },
    fetchCarts: async () =>
      ownClient === guest
        ? { ...(await ownClient.run(operations.cart, {})), guestCart: null, archivedCarts: [] }
        : {
            ...(await ownClient.run(operations.waitingCarts, {})),
            archivedCarts: (await ownClient.run(operations.restorableCarts, {})).restorableCarts,
          },
  };

  async function runCommand(graph: GraphClient, commandId: string, body: Body, headers: Record<string, string>) {
    const createClubInput = (club: string | null) => (club === null ? {} : { clubKey: club });
    switch (body.kind) {
      case 'addToCart':
      case 'fillGuestCart': {
        const input = { commandId, sku: body.sku, quantity: body.quantity, ...createClubInput(body.club) };
        return (await graph.run(operations.addToCart, { input }, headers)).addToCart;
      }
      case 'changeQuantity': {
        const input = { commandId, lineId: body.lineId, quantity: body.quantity };
        return (await graph.run(operations.changeQuantity, { input }, headers)).changeCartLineQuantity;
      }
      case 'removeLine':
        return (await graph.run(operations.removeLine, { input: { commandId, lineId: body.lineId } }, headers))
          .removeCartLine;
      case 'setPickup': {
        const input = { commandId, method: 'PICK_UP_IN_CLUB', clubKey: body.club, fitToStock: body.fitToStock };
        return (await graph.run(operations.setDelivery, { input }, headers)).setCartDelivery;
      }
      case 'setHomeDelivery': {
        const { addressId } = facts.home;
        const input = { commandId, method: 'DELIVERY', addressId, fitToStock: body.fitToStock };
        return (await graph.run(operations.setDelivery, { input }, headers)).setCartDelivery;
      }
      case 'setPartialFulfilment': {
        const input = { commandId, isAllowed: body.isAllowed };
        return (await graph.run(operations.setPartialFulfillment, { input }, headers)).setPartialFulfillment;
      }
      case 'refreshPrices':
        return (await graph.run(operations.refreshPrices, {}, headers)).refreshCartPrices;
      case 'merge': {
        const { keepSaved, keepGuest, club } = body;
        const input = { commandId, keepSaved, keepGuest, ...createClubInput(club) };
        return (await graph.run(operations.mergeCarts, { input }, headers)).mergeCarts;
      }
      case 'restore':
        return (await graph.run(operations.restoreCart, { input: { commandId, cartId: body.cartId } }, headers))
          .restoreCart;
    }
  }
}

const customer = z.object({ id: z.string() });
const carts = z.object({ results: z.array(z.object({ id: z.string(), version: z.int() })) });

async function deleteCarts(stack: RunningStack, membershipNumber: string): Promise<void> {
  const { id } = customer.parse(await requestCommerce(stack, `customers/key=${membershipNumber}`));
  const cartsPage = carts.parse(
    await requestCommerce(stack, 'carts', { query: { where: `customerId="${id}"`, limit: '100' } }),
  );
  for (const cart of cartsPage.results) {
    await requestCommerce(stack, `carts/${cart.id}`, { method: 'DELETE', query: { version: String(cart.version) } });
  }
}

const tokenLifeMs = 120_000;

/** Caches a token and renews it before it expires. */
function cacheToken(fetchToken: () => Promise<string>): () => Promise<string> {
  let cached: { readonly token: Promise<string>; readonly until: number } | undefined;
  return () => {
    if (!cached || cached.until < Date.now()) cached = { token: fetchToken(), until: Date.now() + tokenLifeMs };
    return cached.token;
  };
}
