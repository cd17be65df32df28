import { randomUUID } from 'node:crypto';
import { createMember } from '../../graph/members.ts';
import { type CheckoutMoney, operations } from '../../graph/operations.ts';
import { costaRica, createGuestShopper, createMemberShopper, type Shopper } from '../../graph/shopper.ts';
import type { RunningStack } from '../../stack/running.ts';

/** What is bought: a new membership by a guest, or a renewal or an upgrade by a member. */
export type MembershipPurpose = 'MEMBERSHIP_NEW' | 'RENEW' | 'UPGRADE';

/** A shopper with an open attempt that pays for a membership. */
export interface Purchase {
  readonly shopper: Shopper;
  readonly attemptId: string;
  readonly amount: CheckoutMoney;
  readonly shopUrl: string;
  /** When the attempt was begun (`performance.now()`). */
  readonly startTime: number;
}

/** A demo member whose membership can be renewed and upgraded (docs/sandbox/membership.md). */
const demoMember = 'sofia';
const upgradedType = 'PLATINUM';

const applicant = {
  firstName: 'Elena',
  lastName: 'Vargas',
  email: 'elena.vargas@tarima.test',
  phone: '8888-7777',
  birthDate: '17/05/1990',
  idType: 'ID',
  idNumber: '102340567',
  addressLine1: 'Avenida Central 10',
  city: 'San José',
  password: 'Prueba.2026',
};

const purchases: Readonly<Record<MembershipPurpose, object>> = {
  MEMBERSHIP_NEW: { type: 'DIAMOND', club: costaRica.club, applicant },
  RENEW: {},
  UPGRADE: { type: upgradedType },
};

/** Begins to pay for a membership in the graph, as the shop would. @throws Error when the store does not sell it */
export async function beginPurchase(stack: RunningStack, purpose: MembershipPurpose): Promise<Purchase> {
  const shopper =
    purpose === 'MEMBERSHIP_NEW'
      ? createGuestShopper(stack)
      : await createMemberShopper(stack, await createMember(stack, demoMember));
  const input = { idempotencyKey: randomUUID(), purpose, membership: purchases[purpose] };
  const { beginCheckout } = await shopper.graph.run(operations.beginMembership, { input });
  const { attempt, code } = beginCheckout;
  if (!attempt) throw new Error(`No attempt: ${code}`);
  return {
    shopper,
    attemptId: attempt.id,
    amount: attempt.amount,
    shopUrl: stack.shopUrl,
    startTime: performance.now(),
  };
}
