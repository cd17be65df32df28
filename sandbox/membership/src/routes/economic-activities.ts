import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { listEconomicActivities } from '../store/economic-activities.ts';
import { countryQuerySchema, type economicActivitiesResponseSchema } from '../wire/territories.ts';
import { parseInput } from './parse-input.ts';

/** Route that lists the economic activities of a country for invoices. */
export function registerEconomicActivityRoutes(api: FastifyInstance, { db }: ApiContext): void {
  api.get('/economic-activities', async ({ query }): Promise<z.output<typeof economicActivitiesResponseSchema>> => {
    return { activities: await listEconomicActivities(db, parseInput(countryQuerySchema, query).country) };
  });
}
