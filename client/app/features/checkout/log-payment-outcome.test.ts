import { describe, expect, it } from 'vitest';
import { type LogMessage, logMessages } from '../../log/log.ts';
import { logPaymentOutcome, logPaymentStart } from './log-payment-outcome.ts';

const logged: LogMessage[] = [];
logMessages.listen((message) => logged.push(message));

describe('the log of a checkout (ANALYTICS-19)', () => {
  it('has steps as info and failures as error', () => {
    logged.length = 0;
    logPaymentStart('cart');
    logPaymentOutcome('cart', { type: 'completed', orderNumber: 'CR-1' });
    logPaymentOutcome('cart', { type: 'problem', problem: { type: 'failure', code: 'PY-1', message: 'Declined' } });
    logPaymentOutcome('cart', { type: 'problem', problem: { type: 'terms' } });
    expect(logged).toEqual([
      { level: 'info', message: 'checkout of a cart: paying' },
      { level: 'info', message: 'checkout of a cart: completed' },
      { level: 'error', message: 'checkout of a cart failed: failure PY-1' },
      { level: 'error', message: 'checkout of a cart failed: terms' },
    ]);
  });

  it('marks payments of memberships, which the configuration can leave out (ANALYTICS-20)', () => {
    logged.length = 0;
    logPaymentStart('membership');
    expect(logged).toEqual([expect.objectContaining({ level: 'info', topic: 'membership-purchase' })]);
  });
});
