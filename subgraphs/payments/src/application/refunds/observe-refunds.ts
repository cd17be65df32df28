import { createEventCounter, observeGauges } from '@tarima/service-kit/telemetry/metrics';
import type { RefundRepository } from './ports.ts';

/** Counts how many times this process asked order management for changes, by outcome: `read` or `failed`. */
export const countRead = createEventCounter('tarima.refunds.reads', 'Requests for changed orders.');

/** Exports the changes of orders that wait for their examination. Each process exports the same (PAYMENTS-251). */
export function observeRefunds(refunds: Pick<RefundRepository, 'countPending'>): void {
  observeGauges(
    {
      'tarima.refunds.pending': { description: 'Changed orders whose refund has not been decided.' },
      'tarima.refunds.pending.oldest': { description: 'Time since the oldest of these changes.', unit: 's' },
    },
    async () => {
      const { count, oldestSeconds } = await refunds.countPending();
      return [
        { name: 'tarima.refunds.pending', value: count },
        { name: 'tarima.refunds.pending.oldest', value: oldestSeconds },
      ];
    },
  );
}
