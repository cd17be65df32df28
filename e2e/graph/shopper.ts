import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpBrowser } from '@tarima/service-kit/testing/http-browser';
import type { RunningStack } from '../stack/running.ts';
import { cardHolder, cards, oneTimeCode, sealCard } from './cards.ts';
import { createGraphClient, type GraphClient } from './graph-client.ts';
import type { Member } from './members.ts';
import { type AttemptView, type CartView, operations, type PlaceOrderInput, type SealedCard } from './operations.ts';
import { guestToken, memberToken } from './tokens.ts';

/** A market to shop in, with a club that takes orders and goods that it has plenty of. */
export interface Place {
  readonly market: string;
  readonly language: string;
  readonly club: string;
}

export const costaRica: Place = { market: 'CR', language: 'es', club: '6401' };

/** A valid membership for guests (docs/sandbox/membership.md). */
export const guestDetails = { email: 'visita@tarima.test', membershipNumber: '64011045120001' } as const;

/** Somebody who shops by the graph alone, with the calls that the shop makes in a browser. */
export interface Shopper {
  readonly graph: GraphClient;
  cart(): Promise<CartView | null>;
  /** Puts goods into the cart and chooses the club for pickup: ready for the checkout. */
  fillCart(skus: readonly string[]): Promise<CartView>;
  begin(cartId: string, idempotencyKey?: string): Promise<AttemptView>;
  /** A card, encrypted for an attempt or a command. */
  seal(card: string, attemptId: string): Promise<SealedCard>;
  /** What `placeOrder` wants for this attempt, the card encrypted. */
  placing(attemptId: string, cart: CartView, card: string): Promise<PlaceOrderInput>;
  attempt(id: string): Promise<AttemptView | null>;
  /** Asks until the attempt is no longer being worked on. @throws Error after `limitMs` */
  settled(attemptId: string, limitMs?: number): Promise<AttemptView>;
  /** Buys goods, to be collected at the club. @returns the number of the order, when the member's list has it */
  buy(skus: readonly string[]): Promise<string>;
}

/** A guest with an id of their own. */
export function guestOf(stack: RunningStack, place: Place = costaRica, guestId: string = randomUUID()): Shopper {
  const bearer = () => guestToken(guestId, stack.guestTokenSecret);
  return shopperOf(createGraphClient({ url: stack.graphUrl, ...place, bearer }), stack, place, guestDetails);
}

/** A member, signed in. */
export async function memberOf(
  stack: RunningStack,
  { login }: Pick<Member, 'login'>,
  place: Place = costaRica,
): Promise<Shopper> {
  const token = await memberToken(stack.identityUrl, stack.shopUrl, login);
  const graph = createGraphClient({ url: stack.graphUrl, ...place, bearer: async () => token });
  return shopperOf(graph, stack, place, {});
}

function shopperOf(
  graph: GraphClient,
  stack: RunningStack,
  place: Place,
  guest: { readonly email?: string; readonly membershipNumber?: string },
): Shopper {
  const seal = async (card: string, attemptId: string) => {
    const { keyId, publicKey } = (await graph.run(operations.cardEncryptionKey, {})).cardEncryptionKey;
    return { encryptedCard: await sealCard(card, attemptId, publicKey), keyId, holderName: cardHolder };
  };
  const attempt = async (id: string) => (await graph.run(operations.checkoutAttempt, { id })).checkoutAttempt;
  const pollUntil = async <Result>(ask: () => Promise<Result | undefined>, what: string, limitMs: number) => {
    for (const startTime = Date.now(); Date.now() - startTime < limitMs; await sleep(100)) {
      const found = await ask();
      if (found !== undefined) return found;
    }
    throw new Error(what);
  };
  const shopper: Shopper = {
    graph,
    attempt,
    seal,
    cart: async () => (await graph.run(operations.cart, {})).cart,

    async fillCart(skus) {
      for (const sku of skus) {
        const input = { commandId: randomUUID(), sku, quantity: 1, clubId: place.club };
        const { addToCart } = await graph.run(operations.addToCart, { input });
        if (!addToCart.cart) throw new Error(`${sku} does not go into the cart: ${addToCart.code}`);
      }
      const input = { commandId: randomUUID(), method: 'PICK_UP_IN_CLUB', clubId: place.club };
      const { setCartDelivery } = await graph.run(operations.setDelivery, { input });
      if (!setCartDelivery.cart) throw new Error(`The club cannot be chosen: ${setCartDelivery.code}`);
      return setCartDelivery.cart;
    },

    async begin(cartId, idempotencyKey = randomUUID()) {
      const { beginCheckout } = await graph.run(operations.beginCheckout, { input: { cartId, idempotencyKey } });
      if (!beginCheckout.attempt) throw new Error(`No attempt: ${beginCheckout.code}`);
      return beginCheckout.attempt;
    },

    async placing(attemptId, cart, card) {
      return {
        attemptId,
        card: { ...(await seal(card, attemptId)), save: false },
        expectedTotal: { centAmount: cart.total.centAmount, currency: cart.total.currency },
        returnUrl: `${stack.shopUrl}/es-CR/confirmacion-cybersource`,
        ...guest,
      };
    },

    settled(attemptId, limitMs = 30_000) {
      const isSettled = async () => {
        const found = await attempt(attemptId);
        return found && found.status !== 'PROCESSING' ? found : undefined;
      };
      return pollUntil(isSettled, `Attempt ${attemptId} does not come to rest.`, limitMs);
    },

    async buy(skus) {
      const cart = await shopper.fillCart(skus);
      const { id } = await shopper.begin(cart.id);
      await graph.run(operations.placeOrder, { input: await shopper.placing(id, cart, cards.approved) });
      const { order } = await shopper.settled(id);
      if (!order) throw new Error(`Attempt ${id} made no order.`);
      const { orderNumber } = order;
      const isListed = async () =>
        (await graph.run(operations.orders, {})).orders.nodes.some((listed) => listed.orderNumber === orderNumber)
          ? orderNumber
          : undefined;
      return pollUntil(isListed, `Order ${orderNumber} is in no list.`, 30_000);
    },
  };
  return shopper;
}

/** What the bank's page sends back after the right code was typed there. */
export async function passChallenge(challengeUrl: string) {
  const browser = new HttpBrowser();
  await browser.get(challengeUrl);
  const back = await browser.post(challengeUrl, { otp: oneTimeCode, action: 'confirm' });
  const query = new URL(String(back.headers.location)).searchParams;
  return { challengeOrderId: query.get('orderId') ?? '', cavv: query.get('cavv'), eci: query.get('eci') };
}
