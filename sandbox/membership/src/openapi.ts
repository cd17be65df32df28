import { z } from 'zod';
import {
  cardKeyIdSchema,
  countryQuerySchema,
  membershipIdSchema,
  namedSchemas,
  neighborhoodsQuerySchema,
  transactionParamsSchema,
  zonesQuerySchema,
} from './wire.ts';

const { schemas } = z.toJSONSchema(namedSchemas, { uri: (id) => `#/components/schemas/${id}` });

const refTo = (id: string) => ({ $ref: `#/components/schemas/${id}` });
const jsonContent = (id: string) => ({ 'application/json': { schema: refTo(id) } });
const response = (description: string, id: string) => ({ description, content: jsonContent(id) });

const errorResponses = {
  400: response('The request is invalid, e.g. a membership number without 14 digits.', 'Error'),
  401: response('The key is missing or wrong.', 'Error'),
};

const notFoundResponse = { 404: response('There is no such membership.', 'Error') };

const listOperation = (
  operationId: string,
  summary: string,
  parameter: string,
  schema: z.ZodType,
  responseSchema: string,
) => ({
  get: {
    operationId,
    summary,
    parameters: [{ name: parameter, in: 'query', required: true, schema: getQueryParameterSchema(schema, parameter) }],
    responses: {
      200: response('The list; empty for an unknown country or parent.', responseSchema),
      ...errorResponses,
    },
  },
});

const territoryPaths = {
  '/v1/territories/cities': listOperation(
    'getCities',
    'Provinces, departments or parishes of a country.',
    'country',
    countryQuerySchema,
    'CitiesResponse',
  ),
  '/v1/territories/zones': listOperation(
    'getZones',
    'Cities, cantons or municipalities of a province.',
    'cityId',
    zonesQuerySchema,
    'ZonesResponse',
  ),
  '/v1/territories/neighborhoods': listOperation(
    'getNeighborhoods',
    'Districts or neighbourhoods of a city.',
    'zoneId',
    neighborhoodsQuerySchema,
    'NeighborhoodsResponse',
  ),
};

const economicActivityPaths = {
  '/v1/economic-activities': listOperation(
    'getEconomicActivities',
    'Economic activities of a country, in the order of their codes.',
    'country',
    countryQuerySchema,
    'EconomicActivitiesResponse',
  ),
};

const transactionOperation = (operationId: string, summary: string, request: string) => ({
  operationId,
  summary,
  requestBody: { required: true, content: jsonContent(request) },
  responses: {
    200: response('The result; the same for a repetition.', 'TransactionResult'),
    409: response('The transaction id was used for another request.', 'Error'),
    ...errorResponses,
  },
});

const getTransactionIdParameter = () => {
  const { pattern } = z.toJSONSchema(transactionParamsSchema.shape.transactionId);
  return { name: 'transactionId', in: 'path', required: true, schema: { type: 'string', pattern } };
};

const transactionPaths = {
  '/v1/memberships/item-numbers': {
    post: {
      operationId: 'getItemNumbers',
      summary: 'Item numbers and prices of a purchase, a renewal or an upgrade.',
      requestBody: { required: true, content: jsonContent('ItemNumbersRequest') },
      responses: {
        200: response('An entry for each possible membership type.', 'ItemNumbersResponse'),
        ...notFoundResponse,
        ...errorResponses,
      },
    },
  },
  '/v1/memberships': {
    post: transactionOperation(
      'createMembership',
      'Opens a membership for a year, once for a transaction id.',
      'CreateRequest',
    ),
  },
  '/v1/memberships/{membershipId}/renew': {
    post: {
      ...transactionOperation(
        'renewMembership',
        'Extends a membership by a year, once for a transaction id.',
        'RenewRequest',
      ),
      parameters: [buildMembershipIdParameter()],
    },
  },
  '/v1/memberships/{membershipId}/upgrade': {
    post: {
      ...transactionOperation(
        'upgradeMembership',
        'Changes the type of a membership, once for a transaction id.',
        'UpgradeRequest',
      ),
      parameters: [buildMembershipIdParameter()],
    },
  },
  '/v1/membership-transactions/{transactionId}': {
    get: {
      operationId: 'getTransactionStatus',
      summary: 'The result of a transaction.',
      parameters: [getTransactionIdParameter()],
      responses: {
        200: response('The result.', 'TransactionResult'),
        404: response('The transaction was never executed.', 'Error'),
        ...errorResponses,
      },
    },
  },
  '/v1/membership-transactions/{transactionId}/withdraw': {
    post: {
      operationId: 'withdrawTransaction',
      summary: 'Makes a transaction that was not executed impossible; an executed one stays.',
      parameters: [getTransactionIdParameter()],
      responses: {
        200: response('The result: WITHDRAWN, or what it was before.', 'TransactionResult'),
        ...errorResponses,
      },
    },
  },
};

const getKeyIdParameter = () => {
  const { pattern } = z.toJSONSchema(cardKeyIdSchema);
  return { name: 'keyId', in: 'path', required: true, schema: { type: 'string', format: 'uuid', pattern } };
};

const cardPaths = {
  '/v1/memberships/{membershipId}/card-keys': {
    post: {
      operationId: 'issueCardKey',
      summary: 'Issues a key for the digital card on a device, with which the device computes codes.',
      parameters: [buildMembershipIdParameter()],
      requestBody: { required: true, content: jsonContent('CardKeyRequest') },
      responses: {
        201: response('The key. Its secret is not returned again.', 'CardKey'),
        409: response('The membership cannot be used today.', 'Error'),
        ...notFoundResponse,
        ...errorResponses,
      },
    },
  },
  '/v1/memberships/{membershipId}/card-keys/{keyId}': {
    delete: {
      operationId: 'revokeCardKey',
      summary: 'Revokes a key: its codes are refused. A repetition changes nothing.',
      parameters: [buildMembershipIdParameter(), getKeyIdParameter()],
      responses: { 204: { description: 'The key is revoked, or the membership has no such key.' }, ...errorResponses },
    },
  },
  '/v1/card-scans': {
    post: {
      operationId: 'scanCard',
      summary: 'Checks the code of a digital card and uses it up.',
      requestBody: { required: true, content: jsonContent('CardScanRequest') },
      responses: { 200: response('The result.', 'CardScanResponse'), ...errorResponses },
    },
  },
};

/** The API in OpenAPI 3.1, generated from the schemas of the routes' requests and responses. */
export const openApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Membership API', version: '1.0.0', description: 'Memberships of the club.' },
  security: [{ apiKey: [] }],
  paths: {
    '/v1/memberships/validate': {
      post: {
        operationId: 'validateMembership',
        summary: 'Whether a membership can be used; an unknown membership cannot.',
        requestBody: { required: true, content: jsonContent('MembershipRequest') },
        responses: { 200: response('The result.', 'ValidateResponse'), ...errorResponses },
      },
    },
    '/v1/memberships/is-renewable': {
      post: {
        operationId: 'isRenewable',
        summary: 'Whether a membership can be renewed, with reasons if not.',
        requestBody: { required: true, content: jsonContent('MembershipRequest') },
        responses: {
          200: response('The result with its reasons.', 'RenewalResponse'),
          ...notFoundResponse,
          ...errorResponses,
        },
      },
    },
    '/v1/memberships/is-upgradable': {
      post: {
        operationId: 'isUpgradable',
        summary: 'Whether a membership can be upgraded to Platinum, with reasons if not.',
        requestBody: { required: true, content: jsonContent('MembershipRequest') },
        responses: {
          200: response('The result with its reasons.', 'UpgradeResponse'),
          ...notFoundResponse,
          ...errorResponses,
        },
      },
    },
    '/v1/memberships/{membershipId}': {
      get: {
        operationId: 'getMembership',
        summary: 'A membership by the number of one of its cards.',
        parameters: [buildMembershipIdParameter()],
        responses: { 200: response('The membership.', 'Membership'), ...notFoundResponse, ...errorResponses },
      },
    },
    '/v1/memberships/{membershipId}/transactions': {
      get: {
        operationId: 'getTransactions',
        summary: 'Transactions that the club offers for a membership.',
        parameters: [buildMembershipIdParameter()],
        responses: {
          200: response('The renewal, and the upgrade if available.', 'TransactionsResponse'),
          ...notFoundResponse,
          ...errorResponses,
        },
      },
    },
    ...transactionPaths,
    ...cardPaths,
    ...territoryPaths,
    ...economicActivityPaths,
  },
  components: {
    securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([name, { $schema: _dialect, $id: _address, ...schema }]) => [name, schema]),
    ),
  },
} as const;

function getQueryParameterSchema(schema: z.ZodType, name: string) {
  return z.toJSONSchema(schema).properties?.[name] ?? {};
}

function buildMembershipIdParameter() {
  const { pattern } = z.toJSONSchema(membershipIdSchema);
  return { name: 'membershipId', in: 'path', required: true, schema: { type: 'string', pattern } };
}
