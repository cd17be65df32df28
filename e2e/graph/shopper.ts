import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningStack } from '../stack/running.ts';
import { answerCaptcha, type CaptchaInput } from './captcha.ts';
import { cardHolder, cards, encryptTestCard } from './cards.ts';
import { createGraphClient, type GraphClient } from './graph-client.ts';
import type { Member } from './members.ts';
import {
  type AttemptView,
  type CartView,
  type CheckoutAction,
  type EncryptedCard,
  operations,
  type PlaceOrderInput,
} from './operations.ts';
import { answerProvider, collectDeviceData, type ProviderChoice, returnToShop } from './provider-pages.ts';
import { fetchMemberToken, signGuestToken } from './tokens.ts';

/** A market, a language, and a club that takes orders and has enough stock. */
export interface ShoppingContext {
  readonly market: string;
  readonly language: string;
  readonly club: string;
}

export const costaRica: ShoppingContext = { market: 'CR', language: 'es', club: '6401' };

/** A valid membership for guests (docs/sandbox/membership.md). */
export const guestDetails = { email: 'visita@tarima.test', membershipNumber: '64011045120001' } as const;

/** A shopper without a browser, who sends the same operations as the shop's pages. */
export interface Shopper {
  readonly graph: GraphClient;
  fetchCart(): Promise<CartView | null>;
  /** Adds products to the cart and chooses the club for pickup, so that the cart is ready for checkout. */
  fillCart(skus: readonly string[]): Promise<CartView>;
  beginCheckout(cartId: string, idempotencyKey?: string): Promise<AttemptView>;
  /** Encrypts a card for an attempt or a command, with the security code that the issuer accepts by default. */
  encryptCard(card: string, attemptId: string, code?: string): Promise<EncryptedCard>;
  /** Answers the captcha that a payment of the cart needs; undefined when none is needed. */
  answerCaptcha(cartId: string): Promise<CaptchaInput | undefined>;
  /** Creates the input of `placeOrder` for an attempt, with the card encrypted and the captcha answered. */
  createPlaceOrderInput(attemptId: string, cart: CartView, card: string): Promise<PlaceOrderInput>;
  fetchAttempt(id: string): Promise<AttemptView | null>;
  /** Polls until the attempt is no longer being processed. @throws Error after `timeoutMs` */
  waitUntilSettled(attemptId: string, timeoutMs?: number): Promise<AttemptView>;
  /** Polls until the attempt is neither being processed nor waits for the shopper. @throws Error after `timeoutMs` */
  waitForEnd(attemptId: string, timeoutMs?: number): Promise<AttemptView>;
  /** Waits until the attempt needs an action of the shopper's browser of this type. @throws Error after `timeoutMs` */
  waitForAction(attemptId: string, type: CheckoutAction['__typename'], timeoutMs?: number): Promise<CheckoutAction>;
  /** Collects the device data of a card with 3-D Secure and continues. @returns the bank's page, or null without a challenge */
  submitDeviceData(attemptId: string): Promise<CheckoutAction | null>;
  /** Passes device data collection and the bank's page, and returns to the shop. */
  authenticate(attemptId: string, choice?: ProviderChoice): Promise<void>;
  /** Places an order for pickup at the club with an approved card; a guest's can have another email address. */
  placeOrder(skus: readonly string[], email?: string): Promise<PlacedOrder>;
  /** Places an order and waits until the member's order list contains it. @returns the order number */
  buy(skus: readonly string[]): Promise<string>;
}

/** An order, and the cart that it was created from. */
export interface PlacedOrder {
  readonly orderNumber: string;
  readonly cartId: string;
}

/** Creates a guest shopper. */
export function createGuestShopper(
  stack: RunningStack,
  place: ShoppingContext = costaRica,
  guestId: string = randomUUID(),
): Shopper {
  const bearer = () => signGuestToken(guestId, stack.guestTokenSecret);
  return createShopper(stack, createGraphClient({ url: stack.graphUrl, ...place, bearer }), place, guestDetails);
}

/** Creates a guest whose requests go through the shop with its cookies, as those of a page do. */
export function createGuestOfShop(stack: RunningStack, email: string, fetchWithCookies: typeof fetch): Shopper {
  const headers = { 'x-tarima-client': 'web', origin: stack.shopUrl };
  const caller = { url: `${stack.shopUrl}/graphql`, ...costaRica, headers, fetch: fetchWithCookies };
  return createShopper(stack, createGraphClient(caller), costaRica, { ...guestDetails, email });
}

/** Creates a shopper for a member, who is signed in. */
export async function createMemberShopper(
  stack: RunningStack,
  { login }: Pick<Member, 'login'>,
  place: ShoppingContext = costaRica,
): Promise<Shopper> {
  const token = await fetchMemberToken(stack.identityUrl, stack.shopUrl, login);
  const graph = createGraphClient({ url: stack.graphUrl, ...place, bearer: async () => token });
  return createShopper(stack, graph, place, {});
}

function createShopper(
  stack: RunningStack,
  graph: GraphClient,
  place: ShoppingContext,
  guest: { readonly email?: string; readonly membershipNumber?: string },
): Shopper {
  const encryptCard = async (card: string, attemptId: string, code?: string) => {
    const { keyId, publicKey } = (await graph.run(operations.cardEncryptionKey, {})).cardEncryptionKey;
    return { encryptedCard: await encryptTestCard(card, attemptId, publicKey, code), keyId, holderName: cardHolder };
  };
  const fetchAttempt = async (id: string) => (await graph.run(operations.checkoutAttempt, { id })).checkoutAttempt;
  const pollUntil = async <Result>(
    poll: () => Promise<Result | undefined>,
    errorMessage: string,
    timeoutMs: number,
  ) => {
    for (const startTime = Date.now(); Date.now() - startTime < timeoutMs; await sleep(100)) {
      const found = await poll();
      if (found !== undefined) return found;
    }
    throw new Error(errorMessage);
  };
  const shopper: Shopper = {
    graph,
    fetchAttempt,
    encryptCard,
    fetchCart: async () => (await graph.run(operations.cart, {})).cart,

    async fillCart(skus) {
      for (const sku of skus) {
        const input = { commandId: randomUUID(), sku, quantity: 1, clubKey: place.club };
        const { addToCart } = await graph.run(operations.addToCart, { input });
        if (!addToCart.cart) throw new Error(`${sku} cannot be added to the cart: ${addToCart.code}`);
      }
      const input = { commandId: randomUUID(), method: 'PICK_UP_IN_CLUB', clubKey: place.club };
      const { setCartDelivery } = await graph.run(operations.setDelivery, { input });
      if (!setCartDelivery.cart) throw new Error(`The club cannot be chosen: ${setCartDelivery.code}`);
      return setCartDelivery.cart;
    },

    async beginCheckout(cartId, idempotencyKey = randomUUID()) {
      const { beginCheckout } = await graph.run(operations.beginCheckout, { input: { cartId, idempotencyKey } });
      if (!beginCheckout.attempt) throw new Error(`No attempt: ${beginCheckout.code}`);
      return beginCheckout.attempt;
    },

    async answerCaptcha(cartId) {
      const variables = { cartId, scriptFailed: false };
      const { captchaChallenge } = await graph.run(operations.captchaChallenge, variables);
      return captchaChallenge ? answerCaptcha(captchaChallenge, stack.shopUrl) : undefined;
    },

    async createPlaceOrderInput(attemptId, cart, card) {
      const captcha = await shopper.answerCaptcha(cart.id);
      return {
        attemptId,
        card: { ...(await encryptCard(card, attemptId)), save: false },
        expectedTotal: { centAmount: cart.total.centAmount, currency: cart.total.currency },
        acceptsTerms: true,
        ...guest,
        ...(captcha && { captcha }),
      };
    },

    waitUntilSettled(attemptId, timeoutMs = 30_000) {
      const findSettled = async () => {
        const found = await fetchAttempt(attemptId);
        return found && found.status !== 'PROCESSING' ? found : undefined;
      };
      return pollUntil(findSettled, `Attempt ${attemptId} was not settled in time.`, timeoutMs);
    },

    waitForEnd(attemptId, timeoutMs = 30_000) {
      const findEnded = async () => {
        const found = await fetchAttempt(attemptId);
        const isOver = found && found.status !== 'PROCESSING' && found.status !== 'CHALLENGE_REQUIRED';
        return isOver ? found : undefined;
      };
      return pollUntil(findEnded, `Attempt ${attemptId} did not end in time.`, timeoutMs);
    },

    waitForAction(attemptId, type, timeoutMs = 30_000) {
      const findAction = async () => {
        const action = (await fetchAttempt(attemptId))?.action;
        return action?.__typename === type ? action : undefined;
      };
      return pollUntil(findAction, `Attempt ${attemptId} needs no ${type}.`, timeoutMs);
    },

    async submitDeviceData(attemptId) {
      const collection = await shopper.waitForAction(attemptId, 'DeviceDataCollection');
      const input = { attemptId, sessionId: await collectDeviceData(collection) };
      await graph.run(operations.submitDeviceData, { input });
      return (await shopper.waitUntilSettled(attemptId)).action;
    },

    async authenticate(attemptId, choice) {
      const challenge = await shopper.submitDeviceData(attemptId);
      if (challenge) await returnToShop(await answerProvider(challenge, choice));
    },

    async placeOrder(skus, email) {
      const cart = await shopper.fillCart(skus);
      const { id } = await shopper.beginCheckout(cart.id);
      const input = await shopper.createPlaceOrderInput(id, cart, cards.approved);
      await graph.run(operations.placeOrder, { input: { ...input, ...(email && { email }) } });
      const { order, status } = await shopper.waitUntilSettled(id);
      if (!order) throw new Error(`Attempt ${id} ended as ${status}.`);
      return { orderNumber: order.orderNumber, cartId: cart.id };
    },

    async buy(skus) {
      const { orderNumber } = await shopper.placeOrder(skus);
      const findListed = async () =>
        (await graph.run(operations.orders, {})).orders.nodes.some((listed) => listed.orderNumber === orderNumber)
          ? orderNumber
          : undefined;
      return pollUntil(findListed, `Order ${orderNumber} is not in the order list.`, 30_000);
    },
  };
  return shopper;
}
