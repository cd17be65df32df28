import { readFileSync } from 'node:fs';
import type { Locale } from '@tarima/markets/locale';
import { Agent, request } from 'undici';
import { z } from 'zod';
import type { HttpRequest } from './load.ts';

const manifest = z
  .record(z.string(), z.object({ name: z.string() }))
  .parse(JSON.parse(readFileSync(new URL('../schema/operations.gen.json', import.meta.url), 'utf8')));
const hashes = new Map(Object.entries(manifest).map(([hash, { name }]) => [name, hash]));

/** Where and as whom an operation is asked. */
export interface GraphContext {
  readonly locale: Locale;
  readonly bearer?: string;
}

/** One of the shop's registered operations as its server sends it: by hash. @throws Error when there is none of the name */
export function graphRequest(name: string, variables: object, context: GraphContext): HttpRequest {
  const sha256Hash = hashes.get(name);
  if (!sha256Hash) throw new Error(`schema/operations.gen.json has no operation ${name}.`);
  return {
    method: 'POST',
    path: '/graphql',
    headers: {
      'content-type': 'application/json',
      'x-market': context.locale.market.code,
      'x-language': context.locale.language,
      ...(context.bearer ? { authorization: `Bearer ${context.bearer}` } : {}),
    },
    body: JSON.stringify({
      operationName: name,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    }),
  };
}

export type AskGraph = <Data>(
  name: string,
  variables: object,
  context: GraphContext,
  data: z.ZodType<Data>,
) => Promise<Data>;

/** An answer that does not come ends the run: it would be waited for without end otherwise. */
const dispatcher = new Agent({ headersTimeout: 30_000, bodyTimeout: 30_000 });

/** Sends operations to gateways in turn and reads their data. @throws Error on a GraphQL error or another shape */
export function createGraphClient(origins: readonly string[]): AskGraph {
  let turn = 0;
  return async (name, variables, context, data) => {
    const { path, ...message } = graphRequest(name, variables, context);
    turn += 1;
    const { statusCode, body } = await request(`${origins[turn % origins.length]}${path}`, { ...message, dispatcher });
    const text = await body.text();
    const parsed = z.object({ data }).safeParse(JSON.parse(text));
    if (!parsed.success) throw new Error(`${name}: ${statusCode} ${text.slice(0, 500)}`);
    return parsed.data.data;
  };
}
