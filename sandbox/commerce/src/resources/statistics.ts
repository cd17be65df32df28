import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { CommerceContext } from '../context.ts';
import { table } from '../schema-name.ts';

const planned = [
  'product',
  'product_variant',
  'product_price',
  'product_search',
  'inventory_entry',
  'resource',
] as const;

/**
 * Clears what bulk changes left behind and tells the query planner how the catalogue looks now. PostgreSQL does so by
 * itself after a while, the embedded engine never does, and without it a list is planned a hundred times slower.
 */
export async function refreshStatistics({ db }: Pick<CommerceContext, 'db'>): Promise<void> {
  for (const name of planned) await sql`vacuum (analyze) ${table(name)}`.execute(db);
}

const firstRefresh = 500;
const quietMs = 2_000;

/**
 * Refreshes the statistics while products come in, each time that as many came again as there were, and once more when
 * no more came for a while.
 */
export function createStatisticsKeeper(app: FastifyInstance, context: CommerceContext) {
  let since = 0;
  let next = firstRefresh;
  let quiet: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const refresh = () => {
    running = refreshStatistics(context).catch((error) =>
      context.logger.warn({ err: error }, 'statistics were not refreshed'),
    );
    return running;
  };
  app.addHook('onClose', async () => {
    clearTimeout(quiet);
    await running;
  });

  return {
    async imported(products: number): Promise<void> {
      clearTimeout(quiet);
      quiet = setTimeout(refresh, quietMs);
      quiet.unref();
      since += products;
      if (since < next) return;
      next += since;
      since = 0;
      await refresh();
    },
  };
}
