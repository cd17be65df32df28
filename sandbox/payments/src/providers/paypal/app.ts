import type { Database } from '@tarima/service-kit/database';
import type { FastifyInstance } from 'fastify';
import { registerPaypalApi } from './api.ts';
import type { PaypalContext } from './context.ts';
import { migrations } from './migrations.ts';
import { registerPaypalPages } from './pages.ts';
import type { Tables } from './tables.ts';

/** The stand-in of PayPal over the schema `paypal`. */
export async function registerPaypal(
  scope: FastifyInstance,
  database: Database,
  settings: Omit<PaypalContext, 'db'>,
): Promise<void> {
  const context: PaypalContext = { ...settings, db: await database.schema<Tables>('paypal', migrations) };
  await scope.register(async (api) => registerPaypalApi(api, context));
  await scope.register(async (pages) => registerPaypalPages(pages, context));
}
