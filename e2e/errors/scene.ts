import type { Localized } from '@tarima/markets/table';
import { cards } from '../graph/cards.ts';
import { createMember } from '../graph/members.ts';
import { type CartView, operations, type PlaceOrderInput } from '../graph/operations.ts';
import {
  costaRica,
  createGuestShopper,
  createMemberShopper,
  type Shopper,
  type ShoppingContext,
} from '../graph/shopper.ts';
import type { Stack } from '../stack/stack.ts';
import type { FaultStack } from './fault-stack.ts';
import { type ReadError, readAttemptFailure } from './read-error.ts';

/** Where errors are produced. */
export interface Scene extends FaultStack {
  /** Who meets them; by default a new guest for each. */
  readonly shopper?: Shopper;
}

/** An error that was produced. */
export interface ProducedError {
  readonly read: ReadError;
  /** Cart of which nothing may be charged. */
  readonly cartId?: string;
  /** The attempt that ended with the error, if one did. */
  readonly attemptId?: string;
}

/** The failure of an attempt. */
export const failedAttempt = ({ graph }: Shopper, { id: cartId }: CartView, attemptId: string): ProducedError => ({
  read: readAttemptFailure(graph, attemptId),
  cartId,
  attemptId,
});

/** How a sandbox, a configured limit or the shopper produces an error code. */
export interface ErrorCause {
  /** In words, for the title of the test. */
  readonly cause: string;
  /** The message, if the configuration of the market has its own. */
  readonly message?: Localized;
  /** Fields of the failure on which its message depends. */
  readonly fields?: object | undefined;
  produce(scene: Scene): Promise<ProducedError>;
}

export const guatemala: ShoppingContext = { market: 'GT', language: 'es', club: '6301' };
export const jamaica: ShoppingContext = { market: 'JM', language: 'en', club: '7201' };
export const panama: ShoppingContext = { market: 'PA', language: 'es', club: '6201' };
export const colombia: ShoppingContext = { market: 'CO', language: 'es', club: '6101' };
export const elSalvador: ShoppingContext = { market: 'SV', language: 'es', club: '6501' };

/** An answer that does not pass. */
export const wrongCaptcha = { kind: 'ALTCHA', token: btoa('{}') } as const;

export const skus = ['110101-1'] as const;

/** Fills the cart of the scene's shopper, or of a new guest, so that it is ready for checkout. */
export async function createBuyer(scene: Scene, place: ShoppingContext = costaRica) {
  const shopper = scene.shopper ?? createGuestShopper(scene.stack, place);
  return { shopper, cart: await shopper.fillCart(skus) };
}

/** The same for a member with the data of a demo member. */
export async function createMemberBuyer(stack: Stack, demoMember: string, place: ShoppingContext = costaRica) {
  const shopper = await createMemberShopper(stack, await createMember(stack, demoMember), place);
  return { shopper, cart: await shopper.fillCart(skus) };
}

export interface Placing {
  readonly card?: keyof typeof cards;
  /** Replaces fields of the input. */
  readonly change?: Partial<PlaceOrderInput>;
}

/** Begins an attempt and creates the input of `placeOrder` for it. */
export async function prepareOrder(
  shopper: Shopper,
  cart: CartView,
  { card: name = 'approved', change = {} }: Placing = {},
): Promise<PlaceOrderInput> {
  const { id } = await shopper.beginCheckout(cart.id);
  const { card, ...input } = await shopper.createPlaceOrderInput(id, cart, cards[name]);
  const isCard = (change.method ?? 'CARD') === 'CARD' && change.savedCardId === undefined;
  return { ...input, ...(isCard && card && { card }), ...change };
}

/** Places an order that is not refused. @throws Error with the code of the refusal */
export async function place({ graph }: Shopper, input: PlaceOrderInput): Promise<void> {
  const { placeOrder } = await graph.run(operations.placeOrder, { input });
  if (placeOrder.code !== undefined) throw new Error(`The order was refused: ${placeOrder.code}`);
}

/** Pays for the cart in a new attempt until it needs the shopper or has ended. @returns the attempt's id */
export async function pay(shopper: Shopper, cart: CartView, placing: Placing = {}): Promise<string> {
  const input = await prepareOrder(shopper, cart, placing);
  await shopper.graph.run(operations.placeOrder, { input });
  await shopper.waitUntilSettled(input.attemptId);
  return input.attemptId;
}
