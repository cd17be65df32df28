import { answerCaptcha } from '../../graph/captcha.ts';
import { cards } from '../../graph/cards.ts';
import { operations } from '../../graph/operations.ts';
import { completeActions } from '../buyer.ts';
import { type Call, type CallFaults, observeMatches, type Trap } from '../call-rules.ts';
import type { FaultCase, FaultContext } from '../case.ts';
import { matchPost } from '../kill-points.ts';
import { rejectAfter } from '../reject-after.ts';
import { gatewayTimeout } from '../replies.ts';
import type { Payment } from '../routes.ts';
import type { Expectation } from '../verdict.ts';
import {
  type MembershipCall,
  matchActivate,
  matchApply,
  matchProcess,
  matchWithdraw,
  membershipCalls,
} from './membership-calls.ts';
import { checkPurchase } from './membership-verdict.ts';
import { beginPurchase, type Purchase } from './purchase.ts';

const settleTimeoutMs = 60_000;
const callTimeoutMs = 30_000;
const phases = ['request', 'response'] as const;

/** Places the attempt, which a guest may have to repeat with a captcha, and completes or cancels what the bank asks for. */
async function pay({ shopper, attemptId, amount, shopUrl }: Purchase, payment: Payment): Promise<void> {
  const card = { ...(await shopper.encryptCard(cards[payment.card], attemptId)), save: false };
  const input = { attemptId, card, expectedTotal: amount, acceptsTerms: true, method: 'CARD' as const };
  const { placeOrder } = await shopper.graph.run(operations.placeOrder, { input });
  if (placeOrder.challenge) {
    const captcha = await answerCaptcha(placeOrder.challenge, shopUrl);
    await shopper.graph.run(operations.placeOrder, { input: { ...input, captcha } });
  }
  if (payment.challenge === 'cancel') await shopper.graph.run(operations.cancelCheckout, { input: { attemptId } });
  else await completeActions({ shopper, attemptId }, payment);
}

interface Fault extends Pick<FaultCase, 'kind' | 'title' | 'isExclusive'> {
  readonly call: Pick<MembershipCall, 'purpose' | 'card' | 'challenge'>;
  readonly expected: Pick<Expectation, 'ending' | 'alert'>;
  /** Pays and injects the fault; `faults` concern only calls of this purchase. */
  play(context: FaultContext, purchase: Purchase, faults: CallFaults): Promise<void>;
}

const createCase = ({ kind, title, isExclusive, call, expected, play }: Fault): FaultCase => ({
  kind,
  route: 'membership',
  title,
  isExclusive,
  async run(context) {
    const purchase = await beginPurchase(context.stack, call.purpose ?? 'MEMBERSHIP_NEW');
    const { shopper, attemptId, startTime } = purchase;
    await play(context, purchase, context.interceptor.limitTo([attemptId]));
    const { status } = await shopper.waitUntilSettled(attemptId, settleTimeoutMs);
    const endedAfterMs = performance.now() - startTime;
    return { ...(await checkPurchase(context, purchase, status, expected)), endedAfterMs };
  },
});

const waitForCall = (step: string, call: Promise<Call>) =>
  Promise.race([call, rejectAfter(callTimeoutMs, `${step}: the call did not arrive`)]);

const createKill = (call: MembershipCall, phase: Trap['phase']): FaultCase =>
  createCase({
    kind: 'kill',
    title: `${call.step} ${phase === 'request' ? 'before' : 'after'} its call`,
    isExclusive: true,
    call,
    expected: { ending: call.endings[phase === 'request' ? 0 : 1] },
    async play({ stack, interceptor }, purchase, faults) {
      const caught = (call.isShared ? interceptor : faults).catchCall({ matches: call.matches, phase });
      const paying = pay(purchase, call).catch(() => undefined);
      await waitForCall(call.step, caught);
      // The connection to the store breaks, so the call of the shopper fails.
      await Promise.all([stack.killStore(), paying]);
      await stack.startStore();
      if (call.challenge !== 'cancel') await completeActions(purchase, call);
    },
  });

const createReply = (call: MembershipCall, phase: Trap['phase']): FaultCase =>
  createCase({
    kind: 'reply',
    title: `${call.step} 504 ${phase === 'request' ? 'instead of its call' : 'after its call'}`,
    isExclusive: call.isShared === true,
    call,
    expected: { ending: call.endings[phase === 'request' ? 0 : 1] },
    async play({ interceptor }, purchase, faults) {
      const trap = { matches: call.matches, phase };
      const { held } = (call.isShared ? interceptor : faults).failCall(trap, gatewayTimeout);
      await pay(purchase, call);
      await waitForCall(call.step, held);
    },
  });

const withdrawal = { step: 'WITHDRAW_MEMBERSHIP', card: 'approved' } as const;

const refusals: readonly (Pick<MembershipCall, 'step' | 'purpose' | 'card' | 'challenge'> & {
  readonly refused: readonly MembershipCall['matches'][];
  readonly ending: Expectation['ending'];
  readonly alert?: string;
})[] = [
  { step: 'PROCESS', card: 'approved', refused: [matchProcess], ending: 'undone' },
  { step: 'CAPTURE', card: 'approved', refused: [matchPost(/\/capture$/)], ending: 'undone' },
  { step: 'APPLY_MEMBERSHIP', card: 'approved', refused: [matchApply], ending: 'undone' },
  { step: 'APPLY_MEMBERSHIP renewal', purpose: 'RENEW', card: 'approved', refused: [matchApply], ending: 'undone' },
  {
    step: 'ACTIVATE_ACCOUNT',
    card: 'approved',
    refused: [matchActivate],
    ending: 'completed',
    alert: 'checkout_account_not_activated',
  },
  { ...withdrawal, refused: [matchApply, matchWithdraw], ending: 'needs review' },
  { step: 'VOID_TRANSACTION', card: 'approved', refused: [matchApply, matchPost(/\/void$/)], ending: 'needs review' },
];

/** Faults of the withdrawal, which follows a refused application. */
const withdrawals = phases.map((phase) =>
  createCase({
    kind: 'kill',
    title: `${withdrawal.step} ${phase === 'request' ? 'before' : 'after'} its call`,
    isExclusive: true,
    call: withdrawal,
    expected: { ending: 'undone' },
    async play({ stack }, purchase, faults) {
      const stopRefusing = faults.refuseCalls(matchApply);
      const caught = faults.catchCall({ matches: matchWithdraw, phase });
      const paying = pay(purchase, withdrawal).catch(() => undefined);
      await waitForCall(withdrawal.step, caught);
      await Promise.all([stack.killStore(), paying]);
      await stack.startStore();
      await completeActions(purchase, withdrawal);
      stopRefusing();
    },
  }),
);

/** Payments for memberships whose calls meet faults. */
export const membershipCases: readonly FaultCase[] = [
  ...membershipCalls.flatMap((call) => phases.map((phase) => createKill(call, phase))),
  ...membershipCalls.flatMap((call) => phases.map((phase) => createReply(call, phase))),
  ...withdrawals,
  ...refusals.map(({ refused, ending, alert, ...call }) =>
    createCase({
      kind: 'refusal',
      title: `${call.step} always refused`,
      isExclusive: false,
      call,
      expected: { ending, ...(alert && { alert }) },
      async play(_context, purchase, faults) {
        const observed = refused.map(observeMatches);
        const stopRefusing = observed.map(({ matches }) => faults.refuseCalls(matches));
        await pay(purchase, call);
        await purchase.shopper.waitUntilSettled(purchase.attemptId, settleTimeoutMs);
        for (const stop of stopRefusing) stop();
        if (!observed.every(({ wasMatched }) => wasMatched())) throw new Error(`${call.step}: the call did not arrive`);
      },
    }),
  ),
];
