import { Agent, request as undiciRequest } from 'undici';
import { runWithTimeout } from './run-with-timeout.ts';
import { UpstreamError } from './upstream-error.ts';

export interface HttpClientOptions {
  /** Name of the upstream in errors and logs. */
  readonly upstream: string;
  /** Base URL without a trailing slash. */
  readonly baseUrl: string;
  readonly timeoutMs?: number;
  /** Returns the headers of a call, e.g. a bearer token; called once per request. */
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
  /** Returns the parsed JSON of a 2xx response; the caller validates it with zod. @throws UpstreamError */
  json(path: string, call?: HttpCall): Promise<unknown>;
  /** Posts a URL-encoded form (OAuth token endpoints) and returns the parsed JSON. @throws UpstreamError */
  form(path: string, call: FormCall): Promise<unknown>;
  close(): Promise<void>;
}

export interface FormCall {
  readonly fields: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Creates a JSON client for one upstream, with a keep-alive pool, a timeout and one error type. */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const dispatcher = new Agent({ connections: 64, keepAliveTimeout: 30_000, pipelining: 1 });
  const timeoutMs = options.timeoutMs ?? 10_000;

  const send = async (url: URL, message: Message): Promise<unknown> => {
    try {
      const headers = { accept: 'application/json', ...(await options.headers?.()), ...message.headers };
      const { method, body: requestBody, timeoutMs } = message;
      const { status, text } = await runWithTimeout(timeoutMs, async (signal) => {
        const response = await undiciRequest(url, { dispatcher, method, headers, body: requestBody, signal });
        return { status: response.statusCode, text: await response.body.text() };
      });
      const body = parseBody(text);
      if (status < 300) return body;
      throw new UpstreamError(options.upstream, status, body, status === 504);
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      const isTimeout = error instanceof Error && error.name === 'TimeoutError';
      throw new UpstreamError(options.upstream, isTimeout ? 504 : 0, undefined, !isConnectError(error), error);
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

const connectErrorCodes: readonly unknown[] = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'];

/** True when the connection failed, so that the upstream did not receive the request. */
export function isConnectError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && connectErrorCodes.includes(error.code);
}
