import type { FastifyInstance } from 'fastify';
import type { PaymentsContext } from './context.ts';
import { listAbandoned, markAbandonmentChecked } from './store/transactions.ts';

/**
 * Asks the providers periodically, after their pages have closed, whether a shopper paid on a page after its payment was
 * voided, and reverses such an authorisation. A failed check is repeated by the next sweep.
 */
export function sweepAbandonedPages(app: FastifyInstance, context: PaymentsContext): void {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= sweepOnce(context)
      .catch((error: unknown) => app.log.warn({ err: error }, 'checking abandoned pages failed'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(run, context.env.PAYMENTS_SWEEP_SECONDS * 1_000);
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}

/** Checks the pages that have closed. */
export async function sweepOnce(context: PaymentsContext): Promise<void> {
  for (const row of await listAbandoned(context.db, context.clock())) {
    await context.getConnector(row).abandon?.(row);
    await markAbandonmentChecked(context.db, row.reference_number);
  }
}
