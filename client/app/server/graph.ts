import { runWithTimeout } from '@tarima/service-kit/run-with-timeout';
import { Agent, request as undiciRequest } from 'undici';

export interface GraphRequest {
  readonly headers: Readonly<Record<string, string>>;
  /** GraphQL request as JSON. */
  readonly body: string;
}

export interface GraphResponse {
  readonly status: number;
  /** GraphQL response as JSON, in UTF-8 when it is bytes. */
  readonly body: string | Buffer;
}

/** Sends a request to the gateway: over HTTP, or by a function call when it runs in the same process. */
export type GraphTransport = (request: GraphRequest) => Promise<GraphResponse>;

const timeoutMs = 20_000;

/** Sends requests to the gateway over pooled HTTP; `close` closes the connections. */
export function createHttpGraphTransport(gatewayUrl: string): { send: GraphTransport; close: () => Promise<void> } {
  const dispatcher = new Agent({ connections: 128, keepAliveTimeout: 30_000, pipelining: 1 });
  return {
    send: ({ headers, body }) =>
      runWithTimeout(timeoutMs, async (signal) => {
        const response = await undiciRequest(`${gatewayUrl}/graphql`, {
          dispatcher,
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
          body,
          signal,
        });
        return { status: response.statusCode, body: await response.body.text() };
      }),
    close: () => dispatcher.close(),
  };
}
