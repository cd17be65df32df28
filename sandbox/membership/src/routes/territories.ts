import { findMarket } from '@tarima/markets/table';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ApiContext } from '../context.ts';
import { MembershipError } from '../errors.ts';
import { listChildren, listTopLevel, listZones } from '../store/territories.ts';
import {
  type citiesResponseSchema,
  countryParamsSchema,
  countryQuerySchema,
  type countryTerritoryResponseSchema,
  neighborhoodsQuerySchema,
  type neighborhoodsResponseSchema,
  zonesQuerySchema,
  type zonesResponseSchema,
} from '../wire/territories.ts';
import { parseInput } from './parse-input.ts';

/** Routes that list provinces, cities and districts for addresses and invoices. */
export function registerTerritoryRoutes(api: FastifyInstance, { db }: ApiContext): void {
  api.get(
    '/territories/countries/:countryId',
    async ({ params }): Promise<z.output<typeof countryTerritoryResponseSchema>> => {
      const { countryId } = parseInput(countryParamsSchema, params);
      const market = findMarket(countryId);
      if (!market) throw new MembershipError(404, 'COUNTRY_NOT_FOUND', 'There are no clubs in this country.');
      const cities = await listTopLevel(db, countryId);
      const zones = await listZones(db, countryId);
      return {
        territory: {
          id: countryId,
          name: market.name[market.defaultLanguage],
          cities: cities.map((city) => ({ ...city, zones: zones.get(city.id) ?? [] })),
        },
      };
    },
  );
  api.get('/territories/cities', async ({ query }): Promise<z.output<typeof citiesResponseSchema>> => {
    return { cities: await listTopLevel(db, parseInput(countryQuerySchema, query).country) };
  });
  api.get('/territories/zones', async ({ query }): Promise<z.output<typeof zonesResponseSchema>> => {
    return { zones: await listChildren(db, parseInput(zonesQuerySchema, query).cityId, 'zone') };
  });
  api.get('/territories/neighborhoods', async ({ query }): Promise<z.output<typeof neighborhoodsResponseSchema>> => {
    return {
      neighborhoods: await listChildren(db, parseInput(neighborhoodsQuerySchema, query).zoneId, 'neighborhood'),
    };
  });
}
