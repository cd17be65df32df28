import { z } from 'zod';
import { countryCodeSchema, namedSchemas } from './common.ts';

const territoryIdSchema = z.string().min(1).max(40);

const territorySchema = z
  .object({ id: territoryIdSchema, name: z.string() })
  .register(namedSchemas, { id: 'Territory' });

export const countryQuerySchema = z.object({
  country: countryCodeSchema,
});
export const zonesQuerySchema = z.object({ cityId: territoryIdSchema });
export const neighborhoodsQuerySchema = z.object({ zoneId: territoryIdSchema });

export const citiesResponseSchema = z
  .object({ cities: z.array(territorySchema) })
  .register(namedSchemas, { id: 'CitiesResponse' });
export const zonesResponseSchema = z
  .object({ zones: z.array(territorySchema) })
  .register(namedSchemas, { id: 'ZonesResponse' });
export const neighborhoodsResponseSchema = z
  .object({ neighborhoods: z.array(territorySchema) })
  .register(namedSchemas, { id: 'NeighborhoodsResponse' });

const economicActivitySchema = z
  .object({ id: z.string().min(1).max(20).meta({ description: 'The country’s code.' }), name: z.string() })
  .register(namedSchemas, { id: 'EconomicActivity' });

export const economicActivitiesResponseSchema = z
  .object({ activities: z.array(economicActivitySchema) })
  .register(namedSchemas, { id: 'EconomicActivitiesResponse' });

export const countryParamsSchema = z.object({ countryId: countryCodeSchema });

export const countryTerritoryResponseSchema = z
  .object({
    territory: z.object({
      id: countryCodeSchema,
      name: z.string(),
      cities: z.array(z.object({ id: territoryIdSchema, name: z.string(), zones: z.array(territorySchema) })),
    }),
  })
  .register(namedSchemas, { id: 'CountryTerritoryResponse' });
