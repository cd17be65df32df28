import { z } from 'zod';
import { accountPaths } from './openapi/account.ts';
import { cardKeyPaths } from './openapi/card-keys.ts';
import { identityDocumentPaths } from './openapi/identity-documents.ts';
import { membershipPaths } from './openapi/memberships.ts';
import { territoryPaths } from './openapi/territories.ts';
import { transactionPaths } from './openapi/transactions.ts';
import { namedSchemas } from './wire/common.ts';
// These modules register the schemas of their requests and responses.
import './wire/account.ts';
import './wire/identity-documents.ts';
import './wire/memberships.ts';

const uri = (id: string) => `#/components/schemas/${id}`;
const requests = z.toJSONSchema(namedSchemas, { uri, io: 'input' }).schemas;
const responses = z.toJSONSchema(namedSchemas, { uri, io: 'output' }).schemas;
const schemas = Object.entries(responses).map(
  ([name, schema]) => [name, (name.endsWith('Request') && requests[name]) || schema] as const,
);

/** The API in OpenAPI 3.1, generated from the schemas of the routes' requests and responses. */
export const openApiDocument = {
  openapi: '3.1.0',
  info: {
    title: 'Membership API',
    version: '2.0.0',
    description:
      'Memberships of the club. Version 2 has one resource for purchases, renewals and upgrades, whose path is the transaction id, and item numbers as a query; a transaction has the same result in both versions. Everything else has version 1 only.',
  },
  security: [{ apiKey: [] }],
  paths: {
    ...membershipPaths,
    ...accountPaths,
    ...transactionPaths,
    ...cardKeyPaths,
    ...identityDocumentPaths,
    ...territoryPaths,
  },
  components: {
    securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
    schemas: Object.fromEntries(
      schemas.map(([name, { $schema: _dialect, $id: _address, ...schema }]) => [name, schema]),
    ),
  },
} as const;
