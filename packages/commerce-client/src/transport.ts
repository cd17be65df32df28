import { Agent, request } from 'undici';

/** What a transport makes of one call: a status and the whole body. */
export interface TransportAnswer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  text(): Promise<string>;
}

/** One HTTP call. @throws Error with undici's or Node's `code`, or a `TimeoutError`, when there was no answer. */
export type Transport = (
  url: string,
  call: { method?: string; headers?: Record<string, string>; body?: string | Uint8Array | null },
) => Promise<TransportAnswer>;

/** A keep-alive pool for one platform; a call and the reading of its body together take at most `timeoutMs`. */
export function createTransport(timeoutMs: number): { call: Transport; close(): Promise<void> } {
  const dispatcher = new Agent({ connections: 64, keepAliveTimeout: 30_000, pipelining: 1 });
  return {
    async call(url, { method = 'GET', headers, body }) {
      const answer = await request(url, {
        dispatcher,
        method: method as 'GET' | 'POST' | 'DELETE' | 'HEAD',
        headers: headers ?? {},
        body: body ?? null,
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await answer.body.text();
      return { status: answer.statusCode, headers: answer.headers, text: async () => text };
    },
    close: () => dispatcher.close(),
  };
}
