import { randomUUID } from 'node:crypto';
import { cartPath, matchPost } from '../faults/kill-points.ts';
import { createGraphClient } from '../graph/graph-client.ts';
import { operations } from '../graph/operations.ts';
import { costaRica, createGuestShopper } from '../graph/shopper.ts';
import { fetchOperatorToken } from '../graph/tokens.ts';
import type { Stack } from '../stack/stack.ts';
import { matchProcess } from './bank-causes.ts';
import { repeatMutation } from './read-error.ts';
import { createBuyer, type ErrorCause, failedAttempt, pay, place, prepareOrder, type Scene } from './scene.ts';

/** Cancels a challenged payment while the payments API refuses the void, so that the attempt needs a review. */
async function payIntoReview(scene: Scene) {
  const { interceptor } = scene;
  const { shopper, cart } = await createBuyer(scene);
  const attemptId = await pay(shopper, cart, { card: 'challenged' });
  const stopRefusing = interceptor.refuseCalls(matchPost(/\/void$/));
  await shopper.graph.run(operations.cancelCheckout, { input: { attemptId } });
  await shopper.waitForEnd(attemptId).finally(stopRefusing);
  return { shopper, cart, attemptId };
}

async function createOperator({ identityUrl, shopUrl, graphUrl }: Stack) {
  const token = await fetchOperatorToken(identityUrl, shopUrl, 'operator@tarima.test');
  return createGraphClient({ url: graphUrl, ...costaRica, bearer: async () => token });
}

/** A decision of an operator that is refused. */
const refusedDecision = (
  cause: string,
  decision: { action: 'VOID' | 'REFUND'; reason: string },
  prepare: (scene: Scene) => Promise<{ attemptId: string }> = payIntoReview,
): ErrorCause => ({
  cause,
  async produce(scene) {
    const { attemptId } = await prepare(scene);
    const operator = await createOperator(scene.stack);
    return { read: repeatMutation(operator, 'resolveAttempt', { attemptId, ...decision }) };
  },
});

async function openAttempt(scene: Scene) {
  const { shopper, cart } = await createBuyer(scene);
  return { attemptId: (await shopper.beginCheckout(cart.id)).id };
}

const reason = 'The bank confirms it';

/** Codes of the life of an attempt: repeated, competing, cancelled, interrupted and reviewed ones. */
export const attemptCauses = {
  ATTEMPT_NOT_FOUND: {
    cause: "another shopper's attempt",
    async produce(scene) {
      const { attemptId } = await openAttempt(scene);
      const { graph } = createGuestShopper(scene.stack);
      return { read: repeatMutation(graph, 'cancelCheckout', { attemptId }) };
    },
  },
  ATTEMPT_CLOSED: {
    cause: 'another order for an attempt whose payment was declined',
    async produce(scene) {
      const { shopper, cart } = await createBuyer(scene);
      const input = await prepareOrder(shopper, cart, { card: 'declined' });
      await place(shopper, input);
      await shopper.waitForEnd(input.attemptId);
      const other = { ...input, email: 'somebody.else@tarima.test' };
      return { read: repeatMutation(shopper.graph, 'placeOrder', other), cartId: cart.id };
    },
  },
  ATTEMPT_PROCESSING: {
    cause: 'a payment cancelled while the bank has not responded',
    async produce(scene) {
      const { interceptor } = scene;
      const { shopper, cart } = await createBuyer(scene);
      const input = await prepareOrder(shopper, cart, { card: 'declined' });
      const request = interceptor.holdCall({ matches: matchProcess, phase: 'request' });
      const placed = place(shopper, input);
      await request.held;
      const read = repeatMutation(shopper.graph, 'cancelCheckout', { attemptId: input.attemptId });
      const [es, en] = await Promise.all([read('es'), read('en')]);
      request.release();
      await placed;
      await shopper.waitForEnd(input.attemptId);
      return { read: async (language) => (language === 'es' ? es : en), cartId: cart.id };
    },
  },
  CHECKOUT_IN_PROGRESS: {
    cause: 'a second tab during a challenge',
    async produce(scene) {
      const { shopper, cart } = await createBuyer(scene);
      await pay(shopper, cart, { card: 'challenged' });
      const input = { cartId: cart.id, idempotencyKey: randomUUID() };
      return { read: repeatMutation(shopper.graph, 'beginCheckout', input), cartId: cart.id };
    },
  },
  IDEMPOTENCY_CONFLICT: {
    cause: 'a placed order sent again with another total',
    async produce(scene) {
      const { shopper, cart } = await createBuyer(scene);
      const input = await prepareOrder(shopper, cart, { card: 'challenged' });
      await place(shopper, input);
      const expectedTotal = { ...input.expectedTotal, centAmount: 1 };
      return { read: repeatMutation(shopper.graph, 'placeOrder', { ...input, expectedTotal }), cartId: cart.id };
    },
  },
  CHECKOUT_SUPERSEDED: {
    cause: 'a checkout that another tab started again',
    async produce(scene) {
      const { shopper, cart } = await createBuyer(scene);
      const { id } = await shopper.beginCheckout(cart.id);
      await shopper.beginCheckout(cart.id);
      return failedAttempt(shopper, cart, id);
    },
  },
  CHECKOUT_CANCELLED: {
    cause: 'a payment that the shopper cancels at the bank',
    async produce(scene) {
      const { shopper, cart } = await createBuyer(scene);
      const attemptId = await pay(shopper, cart, { card: 'challenged' });
      await shopper.graph.run(operations.cancelCheckout, { input: { attemptId } });
      return failedAttempt(shopper, cart, attemptId);
    },
  },
  PAYMENT_RETURN_NOT_FOUND: {
    cause: 'a return with a forged state',
    async produce(scene) {
      const { stack } = scene;
      const { graph } = createGuestShopper(stack);
      return { read: repeatMutation(graph, 'recordPaymentReturn', { state: 'A'.repeat(43), parameters: [] }) };
    },
  },
  PAYMENT_NEEDS_REVIEW: {
    cause: 'a payments API that refuses the void of a cancelled payment',
    async produce(scene) {
      const { shopper, cart, attemptId } = await payIntoReview(scene);
      return failedAttempt(shopper, cart, attemptId);
    },
  },
  PAYMENT_UNDONE_BY_CLUB: {
    cause: 'a payment in review that an operator voids',
    async produce(scene) {
      const { shopper, cart, attemptId } = await payIntoReview(scene);
      const operator = await createOperator(scene.stack);
      await operator.run(operations.resolveAttempt, { input: { attemptId, action: 'VOID', reason } });
      await shopper.waitForEnd(attemptId);
      return failedAttempt(shopper, cart, attemptId);
    },
  },
  ATTEMPT_NOT_IN_REVIEW: refusedDecision('a decision about an open attempt', { action: 'VOID', reason }, openAttempt),
  ACTION_NOT_ALLOWED: refusedDecision('a refund of money that was not captured', { action: 'REFUND', reason }),
  REASON_REQUIRED: refusedDecision('a decision without a reason', { action: 'VOID', reason: ' ' }),
  REASON_TOO_LONG: refusedDecision('a reason of 501 characters', { action: 'VOID', reason: 'x'.repeat(501) }),
  CHECKOUT_INTERRUPTED: {
    cause: 'a store that is killed before it requests the payment',
    async produce(scene) {
      const { stack, interceptor } = scene;
      const { shopper, cart } = await createBuyer(scene);
      const input = await prepareOrder(shopper, cart);
      const caught = interceptor
        .limitTo([cart.id])
        .catchCall({ matches: matchPost(cartPath, '"lockCart"'), phase: 'request' });
      void shopper.graph.run(operations.placeOrder, { input }).catch(() => undefined);
      await caught;
      await stack.killStore();
      await stack.startStore();
      await shopper.waitForEnd(input.attemptId);
      return failedAttempt(shopper, cart, input.attemptId);
    },
  },
} as const satisfies Record<string, ErrorCause>;
