import { Agent, request as undiciRequest } from 'undici';
import { UpstreamError } from './upstream-error.ts';

export interface HttpClientOptions {
  /** Name for errors and logs. */
  readonly upstream: string;
  /** Base address without a trailing slash. */
  readonly baseUrl: string;
  readonly timeoutMs?: number;
  /** Headers for every call, e.g. a bearer token; called per request. */
  readonly headers?: () => Promise<Record<string, string>> | Record<string, string>;
}

export interface HttpCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

export interface HttpClient {
  /** The parsed JSON of a 2xx answer, to be checked by the caller with zod. @throws UpstreamError */
  json(path: string, call?: HttpCall): Promise<unknown>;
  /** The same for an HTML form's encoding (OAuth token endpoints). @throws UpstreamError */
  form(path: string, call: FormCall): Promise<unknown>;
  close(): Promise<void>;
}

export interface FormCall {
  readonly fields: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A pooled JSON client for one upstream: keep-alive, one time limit, one error type. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const dispatcher = new Agent({ connections: 64, keepAliveTimeout: 30_000, pipelining: 1 });
  const timeoutMs = options.timeoutMs ?? 10_000;

  const send = async (url: URL, message: Message): Promise<unknown> => {
    try {
      const answer = await undiciRequest(url, {
        dispatcher,
        method: message.method,
        headers: { accept: 'application/json', ...(await options.headers?.()), ...message.headers },
        body: message.body,
        signal: AbortSignal.timeout(message.timeoutMs),
      });
      const body = parseBody(await answer.body.text());
      if (answer.statusCode < 300) return body;
      throw new UpstreamError(options.upstream, answer.statusCode, body, answer.statusCode === 504);
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      const late = error instanceof Error && error.name === 'TimeoutError';
      throw new UpstreamError(options.upstream, late ? 504 : 0, undefined, !isConnectError(error), error);
    }
  };

  return {
    json(path, call = {}) {
      const url = new URL(options.baseUrl + path);
      for (const [key, value] of Object.entries(call.query ?? {})) {
        if (value !== undefined) url.searchParams.set(key, String(value));
      }
      return send(url, {
        method: call.method ?? 'GET',
        headers: { ...(call.body === undefined ? {} : { 'content-type': 'application/json' }), ...call.headers },
        body: call.body === undefined ? null : JSON.stringify(call.body),
        timeoutMs: call.timeoutMs ?? timeoutMs,
      });
    },
    form: (path, call) =>
      send(new URL(options.baseUrl + path), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...call.headers },
        body: new URLSearchParams(call.fields).toString(),
        timeoutMs,
      }),
    close: () => dispatcher.close(),
  };
}

interface Message {
  readonly method: NonNullable<HttpCall['method']>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly timeoutMs: number;
}

function parseBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A refused or unresolved connection never reached the upstream: nothing can have happened there. */
export function isConnectError(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'UND_ERR_CONNECT_TIMEOUT';
}
