import { cards } from '../graph/cards.ts';
import { operations } from '../graph/operations.ts';
import { answerProvider, type ProviderReturn, returnToShop } from '../graph/provider-pages.ts';
import { type Buyer, prepareBuyer, toChoice } from './buyer.ts';
import type { FaultCase, FaultContext } from './case.ts';
import { createCheckoutCase } from './checkout-case.ts';
import { type Payment, type Route, routes } from './routes.ts';
import type { Ending } from './verdict.ts';

const parallelReturns = 5;
const settleTimeoutMs = 60_000;

/** What happens when the browser returns from the provider's page. */
interface ReturnFault {
  readonly title: string;
  readonly ending: Ending;
  play(buyer: Buyer, providerReturn: ProviderReturn): Promise<unknown>;
}

/** The same address with another state at its end. */
const forgeState = (providerReturn: ProviderReturn): ProviderReturn => ({
  ...providerReturn,
  url: providerReturn.url.replace(/(\/payment-returns\/)[\w-]{43}/, `$1${'A'.repeat(43)}`),
});

const faults: readonly ReturnFault[] = [
  {
    title: 'sent several times at once',
    ending: 'completed',
    play: (_buyer, providerReturn) =>
      Promise.all(Array.from({ length: parallelReturns }, () => returnToShop(providerReturn))),
  },
  {
    title: 'forged before the real one',
    ending: 'completed',
    async play(_buyer, providerReturn) {
      const { status } = await returnToShop(forgeState(providerReturn));
      if (status !== 404) throw new Error(`a forged return got ${status}`);
      await returnToShop(providerReturn);
    },
  },
  {
    title: 'arrives after the checkout was cancelled',
    ending: 'undone',
    async play({ shopper, attemptId }, providerReturn) {
      await shopper.graph.run(operations.cancelCheckout, { input: { attemptId } });
      await returnToShop(providerReturn);
    },
  },
];

const payments: readonly (Payment & { readonly route: Route })[] = [
  { route: 'card', card: 'challenged' },
  { route: 'hosted card v3', card: 'approved' },
  { route: 'hosted card v2', card: 'approved' },
  { route: 'PayPal', card: 'approved' },
];

/** Pays up to the provider's page and answers it. @returns how the page returns to the shop */
async function answerPage({ shopper, attemptId, cart }: Buyer, payment: Payment & { readonly route: Route }) {
  const { card, ...input } = await shopper.createPlaceOrderInput(attemptId, cart, cards[payment.card]);
  const { method } = routes[payment.route];
  await shopper.graph.run(operations.placeOrder, {
    input: { ...input, method, ...(method === 'CARD' && card && { card }) },
  });
  const action =
    method === 'CARD'
      ? await shopper.submitDeviceData(attemptId)
      : await shopper.waitForAction(attemptId, 'ProviderRedirect');
  if (!action) throw new Error('The provider shows no page.');
  return answerProvider(action, toChoice(payment));
}

/** Returns from a provider's page that are repeated, forged or late. */
export const returnCases: readonly FaultCase[] = payments.flatMap((payment) =>
  faults.map(({ title, ending, play }) =>
    createCheckoutCase({
      kind: 'return',
      route: payment.route,
      title,
      isExclusive: false,
      expected: { ending },
      async play({ stack }: FaultContext) {
        const buyer = await prepareBuyer(stack, payment);
        await play(buyer, await answerPage(buyer, payment));
        const { status } = await buyer.shopper.waitForEnd(buyer.attemptId, settleTimeoutMs);
        return { buyer, status };
      },
    }),
  ),
);
