import type { Database } from '@tarima/service-kit/database';
import type { FastifyInstance } from 'fastify';
import { registerPowertranzApi } from './api.ts';
import type { PowertranzContext } from './context.ts';
import { migrations } from './migrations.ts';
import { registerHostedPages } from './pages.ts';
import type { Tables } from './tables.ts';

/** The stand-in of PowerTranz over the schema `powertranz`. */
export async function registerPowertranz(
  scope: FastifyInstance,
  database: Database,
  settings: Omit<PowertranzContext, 'db'>,
): Promise<void> {
  const context: PowertranzContext = { ...settings, db: await database.schema<Tables>('powertranz', migrations) };
  await scope.register(async (api) => registerPowertranzApi(api, context));
  await scope.register(async (pages) => registerHostedPages(pages, context));
}
