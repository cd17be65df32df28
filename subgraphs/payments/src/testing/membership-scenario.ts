import { randomUUID } from 'node:crypto';
import { money } from '@tarima/markets/money';
import type { Database } from '@tarima/service-kit/database';
import { expect } from 'vitest';
import type { BeginMembershipInput } from '../application/checkout/begin-membership.ts';
import type { Shopper } from '../application/shopper.ts';
import type { Attempt } from '../domain/attempt.ts';
import { type StoreProcess, startProcess } from './process.ts';
import { createPlaceInput, expireTimes, guest, member } from './scenario.ts';
import type { World } from './world.ts';

/** Valid details of a new member. */
export const applicant = {
  firstName: 'Ana',
  lastName: 'Rojas',
  email: 'ana@tarima.test',
  phone: '88887777',
  birthDate: '17/05/1990',
  idType: 'ID',
  idNumber: '102340567',
  addressLine1: 'Zapote',
  addressLine2: '',
  city: 'San José',
  state: 'SJ',
  sharesInfo: true,
};
/** The club's price of every membership of these tests. */
export const price = money(1_785_000, 'CRC');

/** A shopper of one test: a guest buys, a member renews or upgrades. */
export function createShopper(purpose: BeginMembershipInput['purpose']): Shopper {
  const id = randomUUID();
  if (purpose === 'MEMBERSHIP_NEW') return { ...guest, owner: `guest:${id}`, guestId: id };
  const membershipNumber = `6401${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}`;
  return { ...member, owner: `member:${membershipNumber}`, membershipNumber };
}

/** A password that meets the policy of these tests. */
export const password = 'canary.Passw0rd*';

export const createInput = (
  purpose: BeginMembershipInput['purpose'],
  change: Partial<BeginMembershipInput> = {},
): BeginMembershipInput => ({
  idempotencyKey: randomUUID(),
  purpose,
  type: 'PLATINUM',
  club: purpose === 'MEMBERSHIP_NEW' ? '6401' : undefined,
  applicant: purpose === 'MEMBERSHIP_NEW' ? applicant : undefined,
  password: purpose === 'MEMBERSHIP_NEW' ? password : undefined,
  captcha: undefined,
  ...change,
});

export async function begin(store: StoreProcess, shopper: Shopper, purpose: BeginMembershipInput['purpose']) {
  const result = await store.checkout.beginMembership(shopper, createInput(purpose));
  if (result.type !== 'BeginCheckoutSuccess') throw new Error(result.type);
  return result.attempt;
}

export const createOrder = (attemptId: string, change = {}) =>
  createPlaceInput(attemptId, { expectedTotal: price, email: undefined, membershipNumber: undefined, ...change });

export async function place(store: StoreProcess, shopper: Shopper, attemptId: string): Promise<Attempt> {
  const result = await store.checkout.place(shopper, createOrder(attemptId));
  if (result.type !== 'PlaceOrderSuccess') throw new Error(result.type);
  return result.attempt;
}

/** Resumes the attempt in new processes until it is no longer `PROCESSING`. */
export async function resumeUntilSettled(
  database: Database,
  world: World,
  shopper: Shopper,
  id: string,
): Promise<Attempt> {
  for (let tries = 0; tries < 40; tries += 1) {
    const process = await startProcess(database, world);
    await Promise.race([process.runner.resume(id), process.death]);
    const attempt = await process.checkout.find(shopper, id);
    if (!attempt) throw new Error('the attempt does not exist');
    if (attempt.status !== 'PROCESSING') return attempt;
    await expireTimes(database, id);
  }
  throw new Error('the attempt stays PROCESSING');
}

/** Checks that money was taken exactly when the membership was applied (CHECKOUT-104). */
export function expectConsistent(world: World, attempt: Attempt): void {
  const count = (kind: 'AUTHORISE' | 'CAPTURE' | 'VOID') => world.ledger.filter((entry) => entry.kind === kind).length;
  const applied = [...world.memberships.values()].filter((entry) => entry !== 'WITHDRAWN');
  expect(count('CAPTURE')).toBeLessThanOrEqual(1);
  expect(count('VOID')).toBeLessThanOrEqual(1);
  expect(applied.length).toBe(attempt.status === 'COMPLETED' ? 1 : 0);
  // An account exists exactly for a membership whose activation did not fail for good (MEMBERSHIP-133).
  const activated = [...world.registrations.values()].filter(
    (entry) => typeof entry === 'object' && 'membershipNumber' in entry,
  );
  expect(activated.length).toBe(attempt.facts.onlineAccount === 'ACTIVE' ? 1 : 0);
  expect(attempt.facts.onlineAccount === 'ACTIVE').toBe(
    attempt.status === 'COMPLETED' && ['PENDING', 'ACTIVE'].includes(attempt.facts.onlineAccount ?? ''),
  );
  expect(count('CAPTURE') > count('VOID')).toBe(attempt.status === 'COMPLETED');
  if (attempt.status !== 'COMPLETED' && attempt.status !== 'NEEDS_REVIEW')
    expect(count('AUTHORISE')).toBe(count('VOID'));
}
