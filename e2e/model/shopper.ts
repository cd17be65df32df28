import { z } from 'zod';
import { askCommerce } from '../graph/commerce.ts';
import { createGraphClient, type GraphClient } from '../graph/graph-client.ts';
import { type CartView, operations } from '../graph/operations.ts';
import { guestToken, memberToken } from '../graph/tokens.ts';
import type { RunningStack } from '../stack/running.ts';
import type { Body, ModelCommand, Verdict } from './cart-model.ts';
import type { Seen } from './explain.ts';
import type { MarketFacts, ModelMarket } from './market-facts.ts';

/** What the graph said to a command. */
export interface Answer {
  readonly verdict: Verdict;
  readonly cart: CartView | null;
}

/** The shopper of one script, whose clients all speak through it. */
export interface ModelShopper {
  /** @throws Error when there was no answer that tells what became of it */
  send(command: ModelCommand, requestId: string): Promise<Answer>;
  carts(): Promise<Seen>;
}

/** Makes shoppers of a market that have no cart yet: guests, or always the market's member. */
export function shoppersOf(
  stack: RunningStack,
  market: ModelMarket,
  facts: MarketFacts,
): (kind: 'guest' | 'member') => Promise<ModelShopper> {
  const member = lasting(() => memberToken(stack.identityUrl, stack.shopUrl, market.member.login));
  return async (kind) => {
    const guestId = crypto.randomUUID();
    const asGuest = () => guestToken(guestId, stack.guestTokenSecret);
    const caller = { url: stack.graphUrl, market: market.code, language: 'es' };
    const guest = createGraphClient({ ...caller, bearer: asGuest });
    if (kind === 'guest') return shopperWith(guest, guest, facts);
    await takeCartsAway(stack, market.member.membershipNumber);
    const headers = { 'x-guest-token': await asGuest() };
    return shopperWith(createGraphClient({ ...caller, bearer: member, headers }), guest, facts);
  };
}

function shopperWith(own: GraphClient, guest: GraphClient, facts: MarketFacts): ModelShopper {
  return {
    async send({ id, body }, requestId) {
      const { __typename, code, cart } = await sent(body.kind === 'fillGuestCart' ? guest : own, id, body, {
        'x-request-id': requestId,
      });
      return { verdict: __typename.endsWith('Success') ? 'done' : (code ?? __typename), cart: cart ?? null };
    },
    carts: async () =>
      own === guest
        ? { ...(await own.run(operations.cart, {})), guestCart: null, aside: [] }
        : {
            ...(await own.run(operations.waitingCarts, {})),
            aside: (await own.run(operations.restorableCarts, {})).restorableCarts,
          },
  };

  async function sent(graph: GraphClient, commandId: string, body: Body, headers: Record<string, string>) {
    const inClub = (club: string | null) => (club === null ? {} : { clubId: club });
    switch (body.kind) {
      case 'add':
      case 'fillGuestCart': {
        const input = { commandId, sku: body.sku, quantity: body.quantity, ...inClub(body.club) };
        return (await graph.run(operations.addToCart, { input }, headers)).addToCart;
      }
      case 'change': {
        const input = { commandId, lineId: body.lineId, quantity: body.quantity };
        return (await graph.run(operations.changeQuantity, { input }, headers)).changeCartLineQuantity;
      }
      case 'remove':
        return (await graph.run(operations.removeLine, { input: { commandId, lineId: body.lineId } }, headers))
          .removeCartLine;
      case 'collect': {
        const input = { commandId, method: 'PICK_UP_IN_CLUB', clubId: body.club, fitToStock: body.fitToStock };
        return (await graph.run(operations.setDelivery, { input }, headers)).setCartDelivery;
      }
      case 'deliver': {
        const { addressId } = facts.home;
        const input = { commandId, method: 'DELIVERY', addressId, fitToStock: body.fitToStock };
        return (await graph.run(operations.setDelivery, { input }, headers)).setCartDelivery;
      }
      case 'runsOut': {
        const input = { commandId, isAllowed: body.isAllowed };
        return (await graph.run(operations.setPartialFulfillment, { input }, headers)).setPartialFulfillment;
      }
      case 'reprice':
        return (await graph.run(operations.refreshPrices, {}, headers)).refreshCartPrices;
      case 'merge': {
        const { keepSaved, keepGuest, club } = body;
        const input = { commandId, keepSaved, keepGuest, ...inClub(club) };
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

async function takeCartsAway(stack: RunningStack, membershipNumber: string): Promise<void> {
  const { id } = customer.parse(await askCommerce(stack, `customers/key=${membershipNumber}`));
  const found = carts.parse(
    await askCommerce(stack, 'carts', { query: { where: `customerId="${id}"`, limit: '100' } }),
  );
  for (const cart of found.results) {
    await askCommerce(stack, `carts/${cart.id}`, { method: 'DELETE', query: { version: String(cart.version) } });
  }
}

const tokenLifeMs = 120_000;

/** A token that is made anew before it runs out. */
function lasting(make: () => Promise<string>): () => Promise<string> {
  let held: { readonly token: Promise<string>; readonly until: number } | undefined;
  return () => {
    if (!held || held.until < Date.now()) held = { token: make(), until: Date.now() + tokenLifeMs };
    return held.token;
  };
}
