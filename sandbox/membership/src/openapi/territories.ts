import type { z } from 'zod';
import { countryCodeSchema } from '../wire/common.ts';
import { countryQuerySchema, neighborhoodsQuerySchema, zonesQuerySchema } from '../wire/territories.ts';
import { errorResponses, pathParameter, queryParameters, response } from './operations.ts';

const list = (operationId: string, summary: string, query: z.ZodType, responseSchema: string) => ({
  get: {
    operationId,
    summary,
    parameters: queryParameters(query),
    responses: {
      200: response('The list; empty for an unknown country or parent.', responseSchema),
      ...errorResponses,
    },
  },
});

/** Paths of territories and economic activities. */
export const territoryPaths = {
  '/v1/territories/cities': list(
    'getCities',
    'Provinces, departments or parishes of a country.',
    countryQuerySchema,
    'CitiesResponse',
  ),
  '/v1/territories/zones': list(
    'getZones',
    'Cities, cantons or municipalities of a province.',
    zonesQuerySchema,
    'ZonesResponse',
  ),
  '/v1/territories/neighborhoods': list(
    'getNeighborhoods',
    'Districts or neighbourhoods of a city.',
    neighborhoodsQuerySchema,
    'NeighborhoodsResponse',
  ),
  '/v1/territories/countries/{countryId}': {
    get: {
      operationId: 'getTerritory',
      summary: 'A country with its provinces and cities.',
      parameters: [pathParameter('countryId', countryCodeSchema)],
      responses: {
        200: response('The country.', 'CountryTerritoryResponse'),
        404: response('There are no clubs in this country.', 'Error'),
        ...errorResponses,
      },
    },
  },
  '/v1/economic-activities': list(
    'getEconomicActivities',
    'Economic activities of a country, in the order of their codes.',
    countryQuerySchema,
    'EconomicActivitiesResponse',
  ),
};
