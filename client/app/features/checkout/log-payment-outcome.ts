import { log, logMembershipPurchase } from '../../log/log.ts';
import type { PaidSubject } from '../../session/modals.ts';
import type { PaymentOutcome } from './payment.ts';

/** Payments of memberships are logged only while the configuration enables it (ANALYTICS-20). */
const logs = { cart: log, membership: logMembershipPurchase } as const;

/** Logs that a shopper pays (ANALYTICS-19). */
export const logPaymentStart = (subject: PaidSubject): void =>
  logs[subject]('info', `checkout of a ${subject}: paying`);

/** Logs what became of a payment: a step as `info`, a failure as `error` (ANALYTICS-19). */
export function logPaymentOutcome(subject: PaidSubject, outcome: PaymentOutcome): void {
  if (outcome.type === 'problem') {
    const { problem } = outcome;
    const code = 'code' in problem ? ` ${problem.code}` : '';
    logs[subject]('error', `checkout of a ${subject} failed: ${problem.type}${code}`);
  } else logs[subject]('info', `checkout of a ${subject}: ${outcome.type}`);
}
