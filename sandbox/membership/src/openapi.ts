import { z } from 'zod';
import { membershipIdSchema, namedSchemas } from './wire.ts';

const { schemas } = z.toJSONSchema(namedSchemas, { uri: (id) => `#/components/schemas/${id}` });

const named = (id: string) => ({ $ref: `#/components/schemas/${id}` });
const json = (id: string) => ({ 'application/json': { schema: named(id) } });
const answer = (description: string, id: string) => ({ description, content: json(id) });

const refusals = {
  400: answer('The membership does not have 14 digits.', 'Error'),
  401: answer('The key is missing or wrong.', 'Error'),
};

/** The API in OpenAPI 3.1, built from the schemas that the routes check and answer with. */
export const openApiDocument = {
  openapi: '3.1.0',
  info: { title: 'Membership API', version: '1.0.0', description: 'Memberships of the club (membership.md §3, §7).' },
  security: [{ apiKey: [] }],
  paths: {
    '/v1/memberships/validate': {
      post: {
        operationId: 'validateMembership',
        summary: 'Says whether a membership may be used; an unknown one may not.',
        requestBody: { required: true, content: json('ValidateRequest') },
        responses: { 200: answer('Yes or no.', 'ValidateAnswer'), ...refusals },
      },
    },
    '/v1/memberships/{membershipId}': {
      get: {
        operationId: 'getMembership',
        summary: 'A membership, seen from one of its cards.',
        parameters: [
          {
            name: 'membershipId',
            in: 'path',
            required: true,
            schema: { type: 'string', pattern: membershipIdPattern() },
          },
        ],
        responses: {
          200: answer('The membership.', 'Membership'),
          404: answer('There is no such membership.', 'Error'),
          ...refusals,
        },
      },
    },
  },
  components: {
    securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' } },
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([name, { $schema: _dialect, $id: _address, ...schema }]) => [name, schema]),
    ),
  },
} as const;

function membershipIdPattern(): string | undefined {
  return z.toJSONSchema(membershipIdSchema).pattern;
}
