import { checkOut, prepareBuyer } from './buyer.ts';
import type { FaultCase } from './case.ts';
import { createCheckoutCase } from './checkout-case.ts';
import type { Payment } from './routes.ts';
import type { Ending } from './verdict.ts';

/** A provider's own result, and the expected outcome of the attempt. */
interface ProviderResult extends Payment {
  readonly title: string;
  readonly ending: Ending;
}

const hostedPages = (['hosted card v3', 'hosted card v2'] as const).flatMap((route): ProviderResult[] => [
  { title: 'declined', route, card: 'declined', ending: 'undone' },
  { title: 'hard decline', route, card: 'hardDeclined', ending: 'undone' },
  { title: 'no response before the payment', route, card: 'timesOutBefore', ending: 'completed' },
  { title: 'no response after the payment', route, card: 'timesOut', ending: 'completed' },
  { title: 'no response after the capture', route, card: 'captureTimesOut', ending: 'completed' },
  { title: 'capture declined', route, card: 'captureRefused', ending: 'undone' },
  { title: 'cancelled at the page', route, card: 'approved', challenge: 'cancel at the provider', ending: 'undone' },
  { title: 'approved', route, card: 'approved', ending: 'completed' },
]);

const paypal = (title: string, payer: string, ending: Ending): ProviderResult => ({
  title,
  route: 'PayPal',
  card: 'approved',
  payer,
  ending,
});

const results: readonly ProviderResult[] = [
  { title: 'no response after the payment', card: 'timesOut', ending: 'completed' },
  { title: 'no response after the capture', card: 'captureTimesOut', ending: 'completed' },
  { title: 'capture declined', card: 'captureRefused', ending: 'undone' },
  { title: 'frictionless authentication', card: 'frictionless', ending: 'completed' },
  { title: 'failed authentication', card: 'authenticationFails', ending: 'undone' },
  { title: 'cancelled at the bank', card: 'challenged', challenge: 'cancel at the provider', ending: 'undone' },
  { title: 'hard decline', card: 'hardDeclined', ending: 'undone' },
  ...hostedPages,
  paypal('approved', 'ana', 'completed'),
  paypal('declined', 'declined', 'undone'),
  paypal('hard decline', 'restricted', 'undone'),
  paypal('no response before the payment', 'late-before', 'completed'),
  paypal('no response after the payment', 'late-after', 'completed'),
  paypal('no response after the capture', 'capture-late', 'completed'),
  paypal('capture declined', 'capture-declined', 'undone'),
  {
    title: 'cancelled at the page',
    route: 'PayPal',
    card: 'approved',
    challenge: 'cancel at the provider',
    ending: 'undone',
  },
];

const settleTimeoutMs = 60_000;

/** The provider itself declines, times out or is left by the shopper. */
export const providerCases: readonly FaultCase[] = results.map((result) =>
  createCheckoutCase({
    kind: 'provider',
    route: result.route ?? 'card',
    title: result.title,
    isExclusive: false,
    expected: { ending: result.ending },
    async play({ stack }) {
      const buyer = await prepareBuyer(stack, result);
      await checkOut(buyer, result);
      const { status } = await buyer.shopper.waitUntilSettled(buyer.attemptId, settleTimeoutMs);
      return { buyer, status };
    },
  }),
);
