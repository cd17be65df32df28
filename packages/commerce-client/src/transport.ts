import { runWithTimeout } from '@tarima/service-kit/run-with-timeout';
import { Agent, request } from 'undici';

/** The response of one call, with its whole body. */
export interface TransportResponse {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  text(): Promise<string>;
}

/** Sends one HTTP request. @throws Error with a `code` of undici or Node, or a `TimeoutError`, without a response */
export type Transport = (
  url: string,
  call: { method?: string; headers?: Record<string, string>; body?: string | Uint8Array | null },
) => Promise<TransportResponse>;

/** Creates a keep-alive connection pool. A call, including reading its body, takes at most `timeoutMs`. */
export function createTransport(timeoutMs: number): { call: Transport; close(): Promise<void> } {
  const dispatcher = new Agent({ connections: 64, keepAliveTimeout: 30_000, pipelining: 1 });
  return {
    call: (url, { method = 'GET', headers, body }) =>
      runWithTimeout(timeoutMs, async (signal) => {
        const response = await request(url, {
          dispatcher,
          method: method as 'GET' | 'POST' | 'DELETE' | 'HEAD',
          headers: headers ?? {},
          body: body ?? null,
          signal,
        });
        const text = await response.body.text();
        return { status: response.statusCode, headers: response.headers, text: async () => text };
      }),
    close: () => dispatcher.close(),
  };
}
