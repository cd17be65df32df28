import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { answerCaptcha, captchaChallenge } from '../../graph/captcha.ts';
import { readLastDay } from '../../graph/member-records.ts';
import { createMember } from '../../graph/members.ts';
import { type CheckoutMoney, operations } from '../../graph/operations.ts';
import { costaRica, createGuestShopper, createMemberShopper, type Shopper } from '../../graph/shopper.ts';
import type { RunningStack } from '../../stack/running.ts';
import { canaryPassword } from '../canary/card.ts';

/** What is bought: a new membership by a guest with a password or by a member, or a renewal or an upgrade by a member. */
export type MembershipPurpose = 'MEMBERSHIP_NEW' | 'ANOTHER_NEW' | 'RENEW' | 'UPGRADE';

/** A shopper with an open attempt that pays for a membership. */
export interface Purchase {
  readonly shopper: Shopper;
  readonly attemptId: string;
  readonly amount: CheckoutMoney;
  readonly shopUrl: string;
  readonly purpose: MembershipPurpose;
  /** Email address of a new member. */
  readonly email: string;
  /** Of a renewal or an upgrade, with its last day before the purchase (ISO date). */
  readonly existing: { readonly membershipNumber: string; readonly lastDay: string } | undefined;
  /** When the attempt was begun (`performance.now()`). */
  readonly startTime: number;
}

/** A demo member whose membership can be renewed and upgraded (docs/sandbox/membership.md). */
const demoMember = 'sofia';
const upgradedType = 'PLATINUM';

const applicant = {
  firstName: 'Elena',
  lastName: 'Vargas',
  phone: '8888-7777',
  birthDate: '17/05/1990',
  idType: 'ID',
  idNumber: '102340567',
  addressLine1: 'Avenida Central 10',
  city: 'San José',
};

const createMembership = (purpose: MembershipPurpose, email: string): object => {
  const details = { ...applicant, email };
  const membership = { type: 'DIAMOND', club: costaRica.club };
  switch (purpose) {
    case 'MEMBERSHIP_NEW':
      return { ...membership, applicant: { ...details, password: canaryPassword } };
    case 'ANOTHER_NEW':
      return { ...membership, applicant: details };
    case 'UPGRADE':
      return { type: upgradedType };
    case 'RENEW':
      return {};
  }
};

const registrationChallenge = z.object({ captchaChallenge: captchaChallenge.nullable() });

/** Answers the captcha that a guest needs to register. */
export async function answerRegistrationCaptcha({ graph }: Shopper, shopUrl: string) {
  const query = 'query { captchaChallenge(purpose: MEMBERSHIP_NEW) { kind challenge siteKey scriptUrl action } }';
  const { data } = await graph.send({ query });
  const { captchaChallenge: challenge } = registrationChallenge.parse(data);
  return challenge ? answerCaptcha(challenge, shopUrl) : undefined;
}

/** Begins to pay for a membership in the graph, as the shop would. @throws Error when the store does not sell it */
export async function beginPurchase(stack: RunningStack, purpose: MembershipPurpose): Promise<Purchase> {
  const member = purpose === 'MEMBERSHIP_NEW' ? undefined : await createMember(stack, demoMember);
  const shopper = member ? await createMemberShopper(stack, member) : createGuestShopper(stack);
  const email = `elena.${randomUUID()}@tarima.test`;
  const isExisting = purpose === 'RENEW' || purpose === 'UPGRADE';
  const existing =
    member && isExisting
      ? { membershipNumber: member.membershipNumber, lastDay: await readLastDay(stack, member.membershipNumber) }
      : undefined;
  const captcha = member ? undefined : await answerRegistrationCaptcha(shopper, stack.shopUrl);
  const input = {
    idempotencyKey: randomUUID(),
    purpose: purpose === 'ANOTHER_NEW' ? ('MEMBERSHIP_NEW' as const) : purpose,
    membership: createMembership(purpose, email),
    ...(captcha && { captcha }),
  };
  const { beginCheckout } = await shopper.graph.run(operations.beginMembership, { input });
  const { attempt, code } = beginCheckout;
  if (!attempt) throw new Error(`No attempt: ${code}`);
  return {
    shopper,
    attemptId: attempt.id,
    amount: attempt.amount,
    shopUrl: stack.shopUrl,
    purpose,
    email,
    existing,
    startTime: performance.now(),
  };
}
