import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Store } from '../store/tables.ts';
import { partsOf, territoriesOf } from '../store/territories.ts';
import {
  type citiesAnswerSchema,
  citiesQuerySchema,
  type neighborhoodsAnswerSchema,
  neighborhoodsQuerySchema,
  type zonesAnswerSchema,
  zonesQuerySchema,
} from '../wire.ts';
import { guard, read } from './guarded.ts';

/** Territories for addresses and invoices: provinces, their cities, their districts. */
export async function territoryRoutes(
  api: FastifyInstance,
  { db, apiKey }: { readonly db: Store; readonly apiKey: string },
): Promise<void> {
  guard(api, apiKey);
  api.get('/cities', async ({ query }): Promise<z.output<typeof citiesAnswerSchema>> => {
    return { cities: await territoriesOf(db, read(citiesQuerySchema, query).country) };
  });
  api.get('/zones', async ({ query }): Promise<z.output<typeof zonesAnswerSchema>> => {
    return { zones: await partsOf(db, read(zonesQuerySchema, query).cityId, 'zone') };
  });
  api.get('/neighborhoods', async ({ query }): Promise<z.output<typeof neighborhoodsAnswerSchema>> => {
    return { neighborhoods: await partsOf(db, read(neighborhoodsQuerySchema, query).zoneId, 'neighborhood') };
  });
}
