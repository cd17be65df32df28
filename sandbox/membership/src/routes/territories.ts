import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Store } from '../store/tables.ts';
import { listChildren, listTopLevel } from '../store/territories.ts';
import {
  type citiesResponseSchema,
  countryQuerySchema,
  neighborhoodsQuerySchema,
  type neighborhoodsResponseSchema,
  zonesQuerySchema,
  type zonesResponseSchema,
} from '../wire.ts';
import { addApiKeyCheck, parseInput } from './api-key.ts';

/** Routes that list provinces, cities and districts for addresses and invoices. */
export async function registerTerritoryRoutes(
  api: FastifyInstance,
  { db, apiKey }: { readonly db: Store; readonly apiKey: string },
): Promise<void> {
  addApiKeyCheck(api, apiKey);
  api.get('/cities', async ({ query }): Promise<z.output<typeof citiesResponseSchema>> => {
    return { cities: await listTopLevel(db, parseInput(countryQuerySchema, query).country) };
  });
  api.get('/zones', async ({ query }): Promise<z.output<typeof zonesResponseSchema>> => {
    return { zones: await listChildren(db, parseInput(zonesQuerySchema, query).cityId, 'zone') };
  });
  api.get('/neighborhoods', async ({ query }): Promise<z.output<typeof neighborhoodsResponseSchema>> => {
    return {
      neighborhoods: await listChildren(db, parseInput(neighborhoodsQuerySchema, query).zoneId, 'neighborhood'),
    };
  });
}
