import { randomUUID } from 'node:crypto';
import { money } from '@tarima/markets/money';
import type { Database } from '@tarima/service-kit/database';
import { expect } from 'vitest';
import type { Attempt } from '../domain/attempt.ts';
import type { PlaceInput } from '../saga/place.ts';
import type { Shopper } from '../saga/shopper.ts';
import { type StoreProcess, startProcess } from './process.ts';
import type { World } from './world.ts';

/** Who pays in these tests. */
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

export function placing(attemptId: string, change: Partial<PlaceInput> = {}): PlaceInput {
  return {
    attemptId,
    card: { encryptedCard: `${'A'.repeat(342)}==`, keyId: 'key-1', holderName: 'Ana Rojas', save: false },
    returnUrl: 'http://localhost:3000/es-CR/confirmacion-cybersource',
    email: 'ana@tarima.test',
    membershipNumber: '64010104512001',
    expectedTotal: money(1_130_000, 'CRC'),
    ...change,
  };
}

/** Places in a process that stalls or dies: nobody waits for its answer, which may come when the database has closed. */
export function placeUnanswered(store: StoreProcess, attemptId: string): void {
  store.checkout.place(guest, placing(attemptId)).catch(() => undefined);
}

export async function begun(process: StoreProcess, cartId: string): Promise<Attempt> {
  const result = await process.checkout.begin(guest, { idempotencyKey: randomUUID(), purpose: 'ORDER', cartId });
  if (result.type !== 'BeginCheckoutSuccess') throw new Error(result.type);
  return result.attempt;
}

export async function placed(process: StoreProcess, attemptId: string): Promise<Attempt> {
  const result = await process.checkout.place(guest, placing(attemptId));
  if (result.type !== 'Placed') throw new Error(result.type);
  return result.attempt;
}

/** Runs new processes on the same database until the attempt rests. */
export async function restored(database: Database, world: World, attemptId: string): Promise<Attempt> {
  for (let tries = 0; tries < 40; tries += 1) {
    const process = await startProcess(database, world);
    await Promise.race([process.runner.resume(attemptId), process.death]);
    const attempt = await process.checkout.find(guest, attemptId);
    if (!attempt) throw new Error('the attempt is gone');
    if (attempt.status !== 'PROCESSING') return attempt;
    await letTimePass(database, attemptId);
  }
  throw new Error('the attempt does not come to rest');
}

/** Puts every time that an attempt waits for into the past: the lease of its runner, its next look, the bank's page. */
export async function letTimePass(database: Database, attemptId: string): Promise<void> {
  const ago = (column: string) => `${column} = least(${column}, now() - interval '1 second')`;
  await database.execute(
    `update payments.attempt set ${['lease_until', 'due_at', 'challenge_until'].map(ago).join(', ')} where id = $1`,
    [attemptId],
  );
}

/** What must hold of a cart whatever happened (CHECKOUT-46, CHECKOUT-48, CHECKOUT-49, CHECKOUT-36). */
export function expectSound(world: World, attempt: Attempt): void {
  const { cartId } = attempt;
  const orders = [...world.orders.values()].filter((order) => order.cartId === cartId);
  const kept = world.count('CAPTURE', cartId) > world.count('VOID', cartId);
  expect(world.count('CAPTURE', cartId)).toBeLessThanOrEqual(1);
  expect(world.count('VOID', cartId)).toBeLessThanOrEqual(1);
  expect(orders.length).toBe(attempt.status === 'COMPLETED' ? 1 : 0);
  expect(kept).toBe(attempt.status === 'COMPLETED');
  if (attempt.status !== 'NEEDS_REVIEW') expect(world.keptWindows.has(cartId)).toBe(attempt.status === 'COMPLETED');
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

let carts = 0;
export function newCart(world: World): string {
  carts += 1;
  return world.addCart(`cart-${carts}`).id;
}
