import { randomUUID } from 'node:crypto';
import { money } from '@tarima/markets/money';
import type { Database } from '@tarima/service-kit/database';
import { expect } from 'vitest';
import type { PlaceOrderInput } from '../application/checkout/place-order-input.ts';
import type { RecordPaymentReturnInput } from '../application/checkout/record-payment-return.ts';
import type { Shopper } from '../application/shopper.ts';
import { type Attempt, getCartId } from '../domain/attempt.ts';
import { type StoreProcess, startProcess } from './process.ts';
import type { World } from './world.ts';

export const guest: Shopper = {
  owner: 'guest:guest-1',
  membershipNumber: undefined,
  guestId: 'guest-1',
  market: 'CR',
  language: 'es',
  clientIp: '203.0.113.7',
};

export const member: Shopper = {
  ...guest,
  owner: 'member:64010104512001',
  membershipNumber: '64010104512001',
  guestId: undefined,
};

export function createPlaceInput(attemptId: string, change: Partial<PlaceOrderInput> = {}): PlaceOrderInput {
  return {
    attemptId,
    method: 'CARD',
    card: { encryptedCard: `${'A'.repeat(342)}==`, keyId: 'key-1', holderName: 'Ana Rojas', save: false },
    acceptsTerms: true,
    email: 'ana@tarima.test',
    membershipNumber: '64010104512001',
    expectedTotal: money(1_130_000, 'CRC'),
    ...change,
  };
}

/** Places in a process that stalls or dies, without waiting: its call may end after the database has closed. */
export function placeInBackground(store: StoreProcess, attemptId: string): void {
  store.checkout.place(guest, createPlaceInput(attemptId)).catch(() => undefined);
}

/** An attempt that pays for a cart. */
export type OrderAttempt = Attempt & { readonly cartId: string };

const toOrderAttempt = (attempt: Attempt): OrderAttempt => ({ ...attempt, cartId: getCartId(attempt) });

export async function beginAttempt(process: StoreProcess, cartId: string): Promise<OrderAttempt> {
  const result = await process.checkout.begin(guest, { idempotencyKey: randomUUID(), cartId });
  if (result.type !== 'BeginCheckoutSuccess') throw new Error(result.type);
  return toOrderAttempt(result.attempt);
}

export async function placeAttempt(process: StoreProcess, attemptId: string): Promise<OrderAttempt> {
  const result = await process.checkout.place(guest, createPlaceInput(attemptId));
  if (result.type !== 'PlaceOrderSuccess') throw new Error(result.type);
  return toOrderAttempt(result.attempt);
}

/** The input of a `placeOrder` without a card. */
export const createRedirectInput = (attemptId: string, method: 'HOSTED_CARD' | 'PAYPAL') =>
  createPlaceInput(attemptId, { method, card: undefined });

/** The state in the newest return URL that the provider of an attempt's transaction received. */
export function getReturnState(world: World, { facts }: Pick<Attempt, 'facts'>): string {
  const url = world.returnUrls.get(facts.referenceNumber ?? '') ?? '';
  return new URL(url).pathname.split('/').at(-1) ?? '';
}

/** Sends the browser back from the page of an attempt's challenge, and waits for the run that this begins. */
export async function returnFromProvider(
  process: StoreProcess,
  world: World,
  attempt: Attempt,
  parameters: RecordPaymentReturnInput['parameters'] = [],
): Promise<void> {
  const state = getReturnState(world, attempt);
  const result = await process.checkout.recordReturn({ state, parameters });
  if (result.type !== 'PaymentReturnRecorded') throw new Error(result.type);
  await process.runner.waitUntilSettled(attempt.id, 20_000);
}

/** Does what a waiting attempt asks for until it ends: device data, then the bank's or the provider's page. */
export async function completeActions(process: StoreProcess, world: World, attemptId: string): Promise<OrderAttempt> {
  for (let tries = 0; tries < 5; tries += 1) {
    const attempt = await process.checkout.find(guest, attemptId);
    if (!attempt) throw new Error('the attempt does not exist');
    if (attempt.status !== 'CHALLENGE_REQUIRED') return toOrderAttempt(attempt);
    if (attempt.facts.challenge?.kind === 'DEVICE_DATA') {
      await process.checkout.submitDeviceData(guest, { attemptId, sessionId: 'session-1' });
    } else await returnFromProvider(process, world, attempt);
  }
  throw new Error('the attempt stays CHALLENGE_REQUIRED');
}

/** Resumes the attempt in new processes on the same database until it is no longer `PROCESSING`. */
export async function resumeUntilSettled(database: Database, world: World, attemptId: string): Promise<OrderAttempt> {
  for (let tries = 0; tries < 40; tries += 1) {
    const process = await startProcess(database, world);
    await Promise.race([process.runner.resume(attemptId), process.death]);
    const attempt = await process.checkout.find(guest, attemptId);
    if (!attempt) throw new Error('the attempt does not exist');
    if (attempt.status !== 'PROCESSING') return toOrderAttempt(attempt);
    await expireTimes(database, attemptId);
  }
  throw new Error('the attempt stays PROCESSING');
}

/** Sets every time that an attempt waits for to the past: the end of its lease, its due time, the challenge's deadline. */
export async function expireTimes(database: Database, attemptId: string): Promise<void> {
  const setPast = (column: string) => `${column} = least(${column}, now() - interval '1 second')`;
  await database.execute(
    `update payments.attempt set ${['lease_until', 'due_at', 'challenge_until'].map(setPast).join(', ')} where id = $1`,
    [attemptId],
  );
}

/** Checks the invariants of a settled attempt and its cart (CHECKOUT-46, CHECKOUT-48, CHECKOUT-49, CHECKOUT-36). */
export function expectConsistent(world: World, attempt: Attempt): void {
  const cartId = getCartId(attempt);
  const orders = [...world.orders.values()].filter((order) => order.cartId === cartId);
  const isCharged = world.count('CAPTURE', cartId) > world.count('VOID', cartId);
  expect(world.count('CAPTURE', cartId)).toBeLessThanOrEqual(1);
  expect(world.count('VOID', cartId)).toBeLessThanOrEqual(1);
  expect(orders.length).toBe(attempt.status === 'COMPLETED' ? 1 : 0);
  expect(isCharged).toBe(attempt.status === 'COMPLETED');
  if (attempt.status !== 'NEEDS_REVIEW') expect(world.reservedWindows.has(cartId)).toBe(attempt.status === 'COMPLETED');
  for (const order of orders) {
    expect(order.paymentIds).toHaveLength(1);
    expect(order.total).toBe(attempt.amount.centAmount);
  }
  if (attempt.status !== 'COMPLETED' && attempt.status !== 'NEEDS_REVIEW') {
    expect(world.carts.get(cartId)).toMatchObject({ state: 'ACTIVE', isLocked: false, paymentIds: [] });
    expect(world.count('AUTHORISE', cartId)).toBe(world.count('VOID', cartId));
    for (const payment of world.payments.values()) expect(payment.isCancelled).toBe(true);
  }
}

let cartCount = 0;
/** Adds a guest's cart; its id. */
export function addCart(world: World): string {
  cartCount += 1;
  return world.addCart(`cart-${cartCount}`).id;
}
