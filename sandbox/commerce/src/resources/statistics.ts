import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { CommerceContext } from '../context.ts';
import { table } from '../schema-name.ts';

const tables = [
  'product',
  'product_variant',
  'product_price',
  'product_search',
  'product_change',
  'inventory_entry',
  'resource',
] as const;

/**
 * Vacuums the tables and updates the query planner's statistics. PostgreSQL does both automatically after a while, the
 * embedded engine never does; with outdated statistics a list query is about a hundred times slower.
 */
export async function refreshStatistics({ db }: Pick<CommerceContext, 'db'>): Promise<void> {
  for (const name of tables) await sql`vacuum (analyze) ${table(name)}`.execute(db);
}

const firstRefresh = 500;
const idleMs = 2_000;

/**
 * Refreshes the statistics during imports, each time the number of products has doubled, and once more after a pause.
 */
export function createStatisticsKeeper(app: FastifyInstance, context: CommerceContext) {
  let importedSinceRefresh = 0;
  let nextRefreshCount = firstRefresh;
  let idleTimer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const refresh = () => {
    running = refreshStatistics(context).catch((error) =>
      context.logger.warn({ err: error }, 'failed to refresh statistics'),
    );
    return running;
  };
  app.addHook('onClose', async () => {
    clearTimeout(idleTimer);
    await running;
  });

  return {
    async recordImport(products: number): Promise<void> {
      // An import sends thousands of requests, and restarting a timer is cheaper than replacing it.
      if (idleTimer) idleTimer.refresh();
      else {
        idleTimer = setTimeout(refresh, idleMs);
        idleTimer.unref();
      }
      importedSinceRefresh += products;
      if (importedSinceRefresh < nextRefreshCount) return;
      nextRefreshCount += importedSinceRefresh;
      importedSinceRefresh = 0;
      await refresh();
    },
  };
}
