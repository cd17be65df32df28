import { z } from 'zod';
import { getOperationHash, type Operation } from './operations.ts';

const errorSchema = z.object({
  message: z.string(),
  extensions: z.object({ code: z.string() }).loose(),
});

const bodySchema = z.object({ data: z.unknown().optional(), errors: z.array(errorSchema).optional() });

/** Any response of the graph. */
export interface GraphResponse {
  readonly status: number;
  readonly text: string;
  readonly data: unknown;
  /** `extensions.code` of every GraphQL error. */
  readonly codes: readonly string[];
  readonly ms: number;
}

/** Client of the graph for one caller, market and language. */
export interface GraphClient {
  /** Runs a registered operation. @throws Error with the response text when the response has errors */
  run<Variables, Data>(
    operation: Operation<Variables, Data>,
    variables: NoInfer<Variables>,
    headers?: Headers,
  ): Promise<Data>;
  /** Sends a body unchanged and returns the response, also if it is an error. */
  send(body: string | object, headers?: Headers): Promise<GraphResponse>;
}

type Headers = Readonly<Record<string, string>>;

export interface GraphCaller {
  readonly url: string;
  readonly market: string;
  readonly language: string;
  /** Called for each request, because guest tokens expire after five minutes. */
  readonly bearer?: () => Promise<string>;
  readonly headers?: Headers;
  /** Sends the requests; the global function by default. */
  readonly fetch?: typeof fetch;
}

/** Creates a client of the graph at `caller.url`. */
export function createGraphClient(caller: GraphCaller): GraphClient {
  const send = async (body: string | object, headers: Headers = {}): Promise<GraphResponse> => {
    const bearer = await caller.bearer?.();
    const startTime = performance.now();
    const response = await (caller.fetch ?? fetch)(caller.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-market': caller.market,
        'x-language': caller.language,
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...caller.headers,
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const ms = performance.now() - startTime;
    const parsed = bodySchema.safeParse(parseJson(text));
    const codes = parsed.data?.errors?.map((error) => error.extensions.code) ?? [];
    return { status: response.status, text, data: parsed.data?.data, codes, ms };
  };

  return {
    send,
    async run(operation, variables, headers) {
      const response = await send(createRegisteredRequest(operation, variables), headers);
      if (response.status !== 200 || response.codes.length > 0) {
        throw new Error(`${operation.name}: ${response.status} ${response.text.slice(0, 500)}`);
      }
      return operation.data.parse(response.data);
    },
  };
}

/** Creates the request body of a registered operation. */
export function createRegisteredRequest<Variables>(
  operation: Operation<Variables, unknown>,
  variables: NoInfer<Variables>,
): object {
  return {
    operationName: operation.name,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: getOperationHash(operation.name) } },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
