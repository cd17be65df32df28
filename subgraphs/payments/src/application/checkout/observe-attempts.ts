import { createEventCounter, observeGauges } from '@tarima/service-kit/telemetry/metrics';
import type { AttemptStatistics } from '../repositories.ts';

/** Counts placed attempts that came to an end or can be placed again, by purpose and status. */
export const countResult = createEventCounter('tarima.checkout.results', 'Results of placed checkout attempts.');

/**
 * Exports the state of all checkouts: unfinished attempts, money that was captured and has no order yet, and locked carts.
 * The numbers are those of the database, so each process exports the same.
 */
export function observeAttempts(statistics: AttemptStatistics): void {
  observeGauges(
    {
      'tarima.checkout.attempts': { description: 'Unfinished checkout attempts.' },
      'tarima.checkout.attempts.oldest': { description: 'Age of the oldest unfinished checkout attempt.', unit: 's' },
    },
    async () =>
      (await statistics.countUnfinished()).flatMap(({ status, purpose, count, oldestSeconds }) => {
        const attributes = { status, purpose };
        return [
          { name: 'tarima.checkout.attempts', value: count, attributes },
          { name: 'tarima.checkout.attempts.oldest', value: oldestSeconds, attributes },
        ];
      }),
  );
  observeGauges(
    {
      'tarima.checkout.captured': { description: 'Captured payments that have neither an order nor a void.' },
      'tarima.checkout.captured.cents': { description: 'Their amounts, in cents of the currency.' },
      'tarima.checkout.captured.oldest': { description: 'Time since the oldest of these captures.', unit: 's' },
    },
    async () =>
      (await statistics.countCaptured()).flatMap(({ currency, count, centAmount, oldestSeconds }) => {
        const attributes = { currency };
        return [
          { name: 'tarima.checkout.captured', value: count, attributes },
          { name: 'tarima.checkout.captured.cents', value: centAmount, attributes },
          { name: 'tarima.checkout.captured.oldest', value: oldestSeconds, attributes },
        ];
      }),
  );
  observeGauges({ 'tarima.checkout.locked_carts': { description: 'Locked carts, by reason.' } }, async () =>
    Object.entries(await statistics.countLockedCarts()).map(([reason, value]) => ({
      name: 'tarima.checkout.locked_carts',
      value,
      attributes: { reason },
    })),
  );
}
