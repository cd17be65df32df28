import { Agent, request as undiciRequest } from 'undici';

export interface GraphRequest {
  readonly headers: Readonly<Record<string, string>>;
  /** JSON of a GraphQL request. */
  readonly body: string;
}

export interface GraphResponse {
  readonly status: number;
  /** JSON of a GraphQL answer. */
  readonly body: string;
}

/** The way to the gateway: over HTTP, or a function call when it lives in the same process. */
export type GraphTransport = (request: GraphRequest) => Promise<GraphResponse>;

const timeoutMs = 20_000;

/** The gateway over pooled HTTP; `close` ends the connections. */
export function httpGraphTransport(gatewayUrl: string): { send: GraphTransport; close: () => Promise<void> } {
  const dispatcher = new Agent({ connections: 128, keepAliveTimeout: 30_000, pipelining: 1 });
  return {
    async send({ headers, body }) {
      const answer = await undiciRequest(`${gatewayUrl}/graphql`, {
        dispatcher,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: answer.statusCode, body: await answer.body.text() };
    },
    close: () => dispatcher.close(),
  };
}
