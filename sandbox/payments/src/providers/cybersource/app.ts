import type { Database } from '@tarima/service-kit/database';
import type { FastifyInstance } from 'fastify';
import { registerCybersourceApi } from './api.ts';
import type { CybersourceContext } from './context.ts';
import { migrations } from './migrations.ts';
import { registerCybersourcePages } from './pages.ts';
import type { Tables } from './tables.ts';

/** The stand-in of CyberSource over the schema `cybersource`. */
export async function registerCybersource(
  scope: FastifyInstance,
  database: Database,
  settings: Omit<CybersourceContext, 'db'>,
): Promise<void> {
  const context: CybersourceContext = { ...settings, db: await database.schema<Tables>('cybersource', migrations) };
  await scope.register(async (api) => registerCybersourceApi(api, context));
  await scope.register(async (pages) => registerCybersourcePages(pages, context));
}
