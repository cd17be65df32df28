import { randomUUID } from 'node:crypto';
import { matchPost } from '../faults/kill-points.ts';
import { answerRegistrationCaptcha } from '../faults/memberships/purchase.ts';
import { answerCaptcha, type CaptchaInput } from '../graph/captcha.ts';
import { cards } from '../graph/cards.ts';
import { createMember, type MembershipChange } from '../graph/members.ts';
import { operations } from '../graph/operations.ts';
import { createGuestShopper, createMemberShopper, type Shopper } from '../graph/shopper.ts';
import type { Stack } from '../stack/stack.ts';
import { readAttemptFailure, repeatMutation } from './read-error.ts';
import { type ErrorCause, jamaica, prepareOrder, type Scene, skus } from './scene.ts';

async function createInput({ encryptCard }: Shopper, card: string) {
  const commandId = randomUUID();
  return { commandId, ...(await encryptCard(card, commandId)) };
}

const addCard = async (shopper: Shopper, card: string) =>
  (await shopper.graph.run(operations.addCard, { input: await createInput(shopper, card) })).addCard;

const signIn = async (stack: Stack, place?: typeof jamaica, demoMember = 'ana') =>
  createMemberShopper(stack, await createMember(stack, demoMember), place);

/** An order of a member with another membership than the demo member, which is refused. */
async function placeOrderOf({ stack }: Scene, change: MembershipChange) {
  const shopper = await createMemberShopper(stack, await createMember(stack, 'ana', change));
  const cart = await shopper.fillCart(skus);
  const input = await prepareOrder(shopper, cart);
  return { read: repeatMutation(shopper.graph, 'placeOrder', input), cartId: cart.id };
}

const applicant = {
  firstName: 'Ana',
  lastName: 'Rojas',
  email: `nueva.socia.${randomUUID()}@tarima.test`,
  phone: '+50688214512',
  birthDate: '17/04/1986',
  idType: 'ID',
  idNumber: '106130584',
  addressLine1: 'Avenida 1',
  city: 'San José',
  password: 'Prueba.2026',
};
const newMembership = { purpose: 'MEMBERSHIP_NEW', membership: { type: 'DIAMOND', club: '6401', applicant } } as const;

/** Begins the purchase of a new membership, which fails, with changed details. */
async function beginNewMembership({ graph }: Shopper, change: object, captcha?: CaptchaInput) {
  const membership = { ...newMembership.membership, applicant: { ...applicant, ...change } };
  const input = { idempotencyKey: randomUUID(), purpose: 'MEMBERSHIP_NEW', membership, captcha };
  return { read: repeatMutation(graph, 'beginCheckout', input) };
}

/** Codes of saved cards and memberships. */
export const memberCauses = {
  '102': {
    cause: 'a card that the member has already',
    async produce({ stack }) {
      const member = await signIn(stack);
      await addCard(member, cards.approved);
      return { read: repeatMutation(member.graph, 'addCard', await createInput(member, cards.approved)) };
    },
  },
  ERROR_SAVE_CARD: {
    cause: 'a card that its issuer refuses',
    async produce({ stack }) {
      const member = await signIn(stack);
      return { read: repeatMutation(member.graph, 'addCard', await createInput(member, cards.hardDeclined)) };
    },
  },
  PE_0002: {
    cause: 'a default card of a network that the market does not accept',
    async produce({ stack }) {
      const demoMember = await createMember(stack, 'ana');
      const inJamaica = await createMemberShopper(stack, demoMember, jamaica);
      const [card] = (await addCard(inJamaica, cards.mastercard)).savedCards ?? [];
      const { graph } = await createMemberShopper(stack, demoMember);
      return { read: repeatMutation(graph, 'setDefaultCard', { cardId: card?.id ?? '' }) };
    },
  },
  'EXPIRED-MEMBERSHIP': {
    cause: 'an order of a member whose membership has expired',
    produce: (scene) => placeOrderOf(scene, { expiresOn: '2020-01-31' }),
  },
  MEMBERSHIP_NO_ALLOW: {
    cause: 'an order of a member whose membership is blocked',
    produce: (scene) => placeOrderOf(scene, { status: 'BLOCKED' }),
  },
  MEMBERSHIP_NOT_AVAILABLE: {
    cause: 'a renewal before the renewal period',
    async produce({ stack }) {
      const { graph } = await signIn(stack);
      const input = { idempotencyKey: randomUUID(), purpose: 'RENEW', membership: {} };
      return { read: repeatMutation(graph, 'beginCheckout', input) };
    },
  },
  PASSWORD_REQUIRED: {
    cause: 'a guest who becomes a member without a password',
    produce: ({ stack }) => beginNewMembership(createGuestShopper(stack), { password: undefined }),
  },
  PASSWORD_NOT_ALLOWED: {
    cause: 'a member who sends a password for another new membership',
    produce: async ({ stack }) => beginNewMembership(await signIn(stack), {}),
  },
  PASSWORD_REFUSED: {
    cause: 'a password that is too short',
    produce: ({ stack }) => beginNewMembership(createGuestShopper(stack), { password: 'corta' }),
  },
  EMAIL_ALREADY_REGISTERED: {
    cause: 'a guest who becomes a member with the email address of another one',
    async produce({ stack }) {
      const guest = createGuestShopper(stack);
      const captcha = await answerRegistrationCaptcha(guest, stack.shopUrl);
      return beginNewMembership(guest, { email: 'ana@tarima.test' }, captcha);
    },
  },
  INVALID_APPLICANT: {
    cause: 'a new member without a document',
    produce: ({ stack }) => beginNewMembership(createGuestShopper(stack), { idNumber: '' }),
  },
  ERROR_MEMBERSHIP_NOT_APPLIED: {
    cause: 'a club that refuses a membership after it was paid',
    async produce({ stack, interceptor }) {
      const shopper = createGuestShopper(stack);
      const registration = await answerRegistrationCaptcha(shopper, stack.shopUrl);
      const input = { idempotencyKey: randomUUID(), ...newMembership, ...(registration && { captcha: registration }) };
      const { beginCheckout } = await shopper.graph.run(operations.beginMembership, { input });
      const { attempt } = beginCheckout;
      if (!attempt) throw new Error(`No attempt: ${beginCheckout.code}`);
      const stopRefusing = interceptor.refuseCalls(matchPost(/\/v1\/memberships$/));
      const card = { ...(await shopper.encryptCard(cards.approved, attempt.id)), save: false };
      const { centAmount, currency } = attempt.amount;
      const order = { attemptId: attempt.id, card, acceptsTerms: true, expectedTotal: { centAmount, currency } };
      const { placeOrder: asked } = await shopper.graph.run(operations.placeOrder, { input: order });
      const captcha = asked.challenge && (await answerCaptcha(asked.challenge, stack.shopUrl));
      await shopper.graph.run(operations.placeOrder, { input: { ...order, ...(captcha && { captcha }) } });
      await shopper.waitForEnd(attempt.id).finally(stopRefusing);
      return { read: readAttemptFailure(shopper.graph, attempt.id) };
    },
  },
} as const satisfies Record<string, ErrorCause>;
