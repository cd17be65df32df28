import { z } from 'zod';
import {
  citiesQuerySchema,
  membershipIdSchema,
  namedSchemas,
  neighborhoodsQuerySchema,
  zonesQuerySchema,
} from './wire.ts';

const { schemas } = z.toJSONSchema(namedSchemas, { uri: (id) => `#/components/schemas/${id}` });

const named = (id: string) => ({ $ref: `#/components/schemas/${id}` });
const json = (id: string) => ({ 'application/json': { schema: named(id) } });
const answer = (description: string, id: string) => ({ description, content: json(id) });

const refusals = {
  400: answer('What was asked makes no sense, e.g. a membership without 14 digits.', 'Error'),
  401: answer('The key is missing or wrong.', 'Error'),
};

const unknown = { 404: answer('There is no such membership.', 'Error') };

const list = (operationId: string, summary: string, parameter: string, schema: z.ZodType, answers: string) => ({
  get: {
    operationId,
    summary,
    parameters: [{ name: parameter, in: 'query', required: true, schema: queryParameter(schema, parameter) }],
    responses: { 200: answer('Those that there are; none for an unknown one.', answers), ...refusals },
  },
});

const territoryPaths = {
  '/v1/territories/cities': list(
    'getCities',
    'Provinces, departments or parishes of a country.',
    'country',
    citiesQuerySchema,
    'CitiesAnswer',
  ),
  '/v1/territories/zones': list(
    'getZones',
    'Cities, cantons or municipalities of a province.',
    'cityId',
    zonesQuerySchema,
    'ZonesAnswer',
  ),
  '/v1/territories/neighborhoods': list(
    'getNeighborhoods',
    'Districts or neighbourhoods of a city.',
    'zoneId',
    neighborhoodsQuerySchema,
    'NeighborhoodsAnswer',
  ),
};

/** The API in OpenAPI 3.1, built from the schemas that the routes check and answer with. */
export const openApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Membership API', version: '1.0.0', description: 'Memberships of the club.' },
  security: [{ apiKey: [] }],
  paths: {
    '/v1/memberships/validate': {
      post: {
        operationId: 'validateMembership',
        summary: 'Says whether a membership may be used; an unknown one may not.',
        requestBody: { required: true, content: json('MembershipRequest') },
        responses: { 200: answer('Yes or no.', 'ValidateAnswer'), ...refusals },
      },
    },
    '/v1/memberships/is-renewable': {
      post: {
        operationId: 'isRenewable',
        summary: 'Says whether a membership may be renewed, and why not.',
        requestBody: { required: true, content: json('MembershipRequest') },
        responses: { 200: answer('Yes, or the reasons.', 'RenewalAnswer'), ...unknown, ...refusals },
      },
    },
    '/v1/memberships/is-upgradable': {
      post: {
        operationId: 'isUpgradable',
        summary: 'Says whether a membership may change to Platinum, and why not.',
        requestBody: { required: true, content: json('MembershipRequest') },
        responses: { 200: answer('Yes, or the reasons.', 'UpgradeAnswer'), ...unknown, ...refusals },
      },
    },
    '/v1/memberships/{membershipId}': {
      get: {
        operationId: 'getMembership',
        summary: 'A membership, seen from one of its cards.',
        parameters: [membershipIdParameter()],
        responses: { 200: answer('The membership.', 'Membership'), ...unknown, ...refusals },
      },
    },
    '/v1/memberships/{membershipId}/transactions': {
      get: {
        operationId: 'getTransactions',
        summary: 'What the club sells for a membership.',
        parameters: [membershipIdParameter()],
        responses: {
          200: answer('Renewal, and upgrade where there is one.', 'TransactionsAnswer'),
          ...unknown,
          ...refusals,
        },
      },
    },
    ...territoryPaths,
  },
  components: {
    securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([name, { $schema: _dialect, $id: _address, ...schema }]) => [name, schema]),
    ),
  },
} as const;

function queryParameter(schema: z.ZodType, name: string) {
  return z.toJSONSchema(schema).properties?.[name] ?? {};
}

function membershipIdParameter() {
  const { pattern } = z.toJSONSchema(membershipIdSchema);
  return { name: 'membershipId', in: 'path', required: true, schema: { type: 'string', pattern } };
}
