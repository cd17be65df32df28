import type { Database } from '@tarima/service-kit/database';
import type { FastifyInstance } from 'fastify';
import { registerFacApi } from './api.ts';
import type { FacContext } from './context.ts';
import { migrations } from './migrations.ts';
import { registerFacPages } from './pages.ts';
import type { Tables } from './tables.ts';

/** The stand-in of the gateway of First Atlantic Commerce over the schema `fac`. */
export async function registerFac(scope: FastifyInstance, database: Database, settings: Omit<FacContext, 'db'>) {
  const context: FacContext = { ...settings, db: await database.schema<Tables>('fac', migrations) };
  await scope.register(async (api) => registerFacApi(api, context));
  await scope.register(async (pages) => registerFacPages(pages, context));
}
