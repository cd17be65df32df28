import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { listEconomicActivities } from '../store/economic-activities.ts';
import type { Store } from '../store/tables.ts';
import { countryQuerySchema, type economicActivitiesResponseSchema } from '../wire.ts';
import { addApiKeyCheck, parseInput } from './api-key.ts';

/** Route that lists the economic activities of a country for invoices. */
export async function registerEconomicActivityRoutes(
  api: FastifyInstance,
  { db, apiKey }: { readonly db: Store; readonly apiKey: string },
): Promise<void> {
  addApiKeyCheck(api, apiKey);
  api.get('/', async ({ query }): Promise<z.output<typeof economicActivitiesResponseSchema>> => {
    return { activities: await listEconomicActivities(db, parseInput(countryQuerySchema, query).country) };
  });
}
