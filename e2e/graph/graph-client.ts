import { z } from 'zod';
import { hashOf, type Operation } from './operations.ts';

const errorSchema = z.object({
  message: z.string(),
  extensions: z.object({ code: z.string() }).loose(),
});

const bodySchema = z.object({ data: z.unknown().optional(), errors: z.array(errorSchema).optional() });

/** What came back from the graph, whatever it was. */
export interface GraphAnswer {
  readonly status: number;
  readonly text: string;
  readonly data: unknown;
  /** `extensions.code` of every error. */
  readonly codes: readonly string[];
  readonly ms: number;
}

/** Speaks for one caller in one market and language. */
export interface GraphClient {
  /** Runs a registered operation. @throws Error with the answer's words when it brings errors */
  run<Variables, Data>(
    operation: Operation<Variables, Data>,
    variables: NoInfer<Variables>,
    headers?: Headers,
  ): Promise<Data>;
  /** Sends a body as it is, to see how it is refused. */
  send(body: string | object, headers?: Headers): Promise<GraphAnswer>;
}

type Headers = Readonly<Record<string, string>>;

export interface GraphCaller {
  readonly url: string;
  readonly market: string;
  readonly language: string;
  /** Made for each request: guests' tokens live five minutes. */
  readonly bearer?: () => Promise<string>;
  readonly headers?: Headers;
}

/** A client of the graph at `caller.url`. */
export function createGraphClient(caller: GraphCaller): GraphClient {
  const send = async (body: string | object, headers: Headers = {}): Promise<GraphAnswer> => {
    const bearer = await caller.bearer?.();
    const startTime = performance.now();
    const response = await fetch(caller.url, {
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
      const answer = await send(registered(operation, variables), headers);
      if (answer.status !== 200 || answer.codes.length > 0) {
        throw new Error(`${operation.name}: ${answer.status} ${answer.text.slice(0, 500)}`);
      }
      return operation.data.parse(answer.data);
    },
  };
}

/** The body by which a registered operation is run. */
export function registered<Variables>(operation: Operation<Variables, unknown>, variables: NoInfer<Variables>): object {
  return {
    operationName: operation.name,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(operation.name) } },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
