import { cardExpiry, cardHolder } from '../../graph/cards.ts';
import { operations } from '../../graph/operations.ts';
import { createGuestOfShop } from '../../graph/shopper.ts';
import { type Buyer, checkOut, completeActions, getCallKeys, prepareBuyer } from '../buyer.ts';
import type { FaultCase, FaultContext } from '../case.ts';
import { createCheckoutCase } from '../checkout-case.ts';
import { matchPost } from '../kill-points.ts';
import { rejectAfter } from '../reject-after.ts';
import { gatewayTimeout } from '../replies.ts';
import type { Payment, Route } from '../routes.ts';
import type { Ending } from '../verdict.ts';
import { canaryCard, canaryEmail, wrongCode } from './card.ts';
import { createRecordingFetch } from './response-recorder.ts';

const payment: Payment = { card: 'canary' };
const hosted: Payment & { route: Route } = { card: 'canary', route: 'hosted card v3' };
const matchProcess = matchPost(/\/v1\/transactions$/);
const settleTimeoutMs = 60_000;
const callTimeoutMs = 30_000;

interface CanaryPayment {
  readonly title: string;
  readonly route?: Route;
  readonly ending: Ending;
  readonly isExclusive?: true;
  pay(buyer: Buyer, context: FaultContext): Promise<unknown>;
}

/** Places the order with changed fields of the card. */
async function placeOrder({ shopper, attemptId, cart }: Buyer, change: Readonly<Record<string, string>>) {
  const { card, ...input } = await shopper.createPlaceOrderInput(attemptId, cart, canaryCard.number);
  if (!card) throw new Error('The order has no card.');
  await shopper.graph.run(operations.placeOrder, { input: { ...input, method: 'CARD', card: { ...card, ...change } } });
}

const payments: readonly CanaryPayment[] = [
  { title: 'approved', ending: 'completed', pay: (buyer) => checkOut(buyer, payment) },
  {
    title: 'typed on the provider’s page',
    route: hosted.route,
    ending: 'completed',
    pay: (buyer) => checkOut(buyer, hosted),
  },
  {
    title: 'declined for its security code',
    ending: 'undone',
    async pay(buyer) {
      const { encryptedCard } = await buyer.shopper.encryptCard(canaryCard.number, buyer.attemptId, wrongCode);
      await placeOrder(buyer, { encryptedCard });
    },
  },
  {
    title: 'error of the payment service',
    ending: 'undone',
    async pay(buyer, { interceptor }) {
      const faults = interceptor.limitTo(getCallKeys(buyer));
      const call = faults.failCall({ matches: matchProcess, phase: 'request' }, gatewayTimeout);
      await checkOut(buyer, payment);
      call.release();
    },
  },
  {
    title: 'sent without encryption and as the holder’s name',
    ending: 'undone',
    async pay(buyer) {
      const { attemptId, shopper } = buyer;
      const [cvv = ''] = canaryCard.codes;
      const plain = JSON.stringify({ number: canaryCard.number, cvv, expiry: cardExpiry, attemptId });
      await placeOrder(buyer, { encryptedCard: plain, holderName: cardHolder });
      await placeOrder(buyer, { encryptedCard: Buffer.from(plain).toString('base64') });
      await placeOrder(buyer, { holderName: `${cardHolder} ${canaryCard.number}` });
      await shopper.graph.run(operations.cancelCheckout, { input: { attemptId } });
    },
  },
  {
    title: 'store killed after the authorisation',
    ending: 'completed',
    isExclusive: true,
    async pay(buyer, { stack, interceptor }) {
      const caught = interceptor.catchCall({ matches: matchProcess, phase: 'response' });
      const call = checkOut(buyer, payment).catch(() => undefined);
      await Promise.race([caught, rejectAfter(callTimeoutMs, 'PROCESS: the call did not arrive')]);
      await Promise.all([stack.killStore(), call]);
      await stack.startStore();
      await completeActions(buyer, payment);
    },
  },
];

/** Shoppers who pay with the canary card in the shop, with success, decline, error and crash. */
export const canaryCases: readonly FaultCase[] = payments.map(({ title, route = 'card', ending, isExclusive, pay }) =>
  createCheckoutCase({
    kind: 'canary',
    route,
    title,
    isExclusive: isExclusive === true,
    expected: { ending },
    async play(context) {
      const { stack, canaryListener } = context;
      const guest = createGuestOfShop(stack, canaryEmail, createRecordingFetch(canaryListener));
      const buyer = await prepareBuyer(stack, {}, guest);
      await pay(buyer, context);
      const { status } = await buyer.shopper.waitUntilSettled(buyer.attemptId, settleTimeoutMs);
      return { buyer, status };
    },
  }),
);
