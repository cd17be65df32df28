import { z } from 'zod';
import { membershipIdSchema } from '../wire/common.ts';
import { transactionIdSchema } from '../wire/transactions.ts';

const jsonContent = (id: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${id}` } } });

/** A response with a body of the named schema. */
export const response = (description: string, id: string) => ({ description, content: jsonContent(id) });

/** A required body of the named schema. */
export const requestBody = (id: string) => ({ required: true, content: jsonContent(id) });

/** Responses of every operation. */
export const errorResponses = {
  400: response('The request is invalid, e.g. a membership number without 14 digits.', 'Error'),
  401: response('The key is missing or wrong.', 'Error'),
};

export const notFoundResponse = { 404: response('There is no such membership.', 'Error') };

export const membershipIdParameter = pathParameter('membershipId', membershipIdSchema);
export const transactionIdParameter = pathParameter('transactionId', transactionIdSchema);

/** A parameter of a path. */
export function pathParameter(name: string, schema: z.ZodType) {
  const { pattern } = z.toJSONSchema(schema);
  return { name, in: 'path', required: true, schema: { type: 'string', pattern } };
}

/** The parameters of a query, one for each property of its schema. */
export function queryParameters(schema: z.ZodType) {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }));
}
