import { Agent, request } from 'undici';
import { z } from 'zod';
import { type GraphContext, graphRequest, type Operation } from './operations.ts';

export type AskGraph = <Variables, Data>(
  operation: Operation<Variables, Data>,
  variables: NoInfer<Variables>,
  context: GraphContext,
) => Promise<Data>;

/** An answer that does not come ends the run: it would be waited for without end otherwise. */
const dispatcher = new Agent({ headersTimeout: 30_000, bodyTimeout: 30_000 });

/** Sends operations to gateways in turn and reads their data. @throws Error on a GraphQL error or another shape */
export function createGraphClient(origins: readonly string[]): AskGraph {
  let turn = 0;
  return async (operation, variables, context) => {
    const { path, ...message } = graphRequest(operation, variables, context);
    turn += 1;
    const { statusCode, body } = await request(`${origins[turn % origins.length]}${path}`, { ...message, dispatcher });
    const text = await body.text();
    const parsed = z.object({ data: operation.data }).safeParse(JSON.parse(text));
    if (!parsed.success) throw new Error(`${operation.name}: ${statusCode} ${text.slice(0, 500)}`);
    return parsed.data.data;
  };
}
