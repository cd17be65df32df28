import { Agent, request } from 'undici';
import { z } from 'zod';
import { createGraphRequest, type GraphContext, type Operation } from './operations.ts';

export type SendOperation = <Variables, Data>(
  operation: Operation<Variables, Data>,
  variables: NoInfer<Variables>,
  context: GraphContext,
) => Promise<Data>;

/** A missing response fails the run after a timeout. */
const dispatcher = new Agent({ headersTimeout: 30_000, bodyTimeout: 30_000 });

/** Creates a client that alternates between gateways and validates the data. @throws Error on a GraphQL error or invalid data */
export function createGraphClient(origins: readonly string[]): SendOperation {
  let requestCount = 0;
  return async (operation, variables, context) => {
    const { path, ...message } = createGraphRequest(operation, variables, context);
    requestCount += 1;
    const { statusCode, body } = await request(`${origins[requestCount % origins.length]}${path}`, {
      ...message,
      dispatcher,
    });
    const text = await body.text();
    const parsed = z.object({ data: operation.data }).safeParse(JSON.parse(text));
    if (!parsed.success) throw new Error(`${operation.name}: ${statusCode} ${text.slice(0, 500)}`);
    return parsed.data.data;
  };
}
