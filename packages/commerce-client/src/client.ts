import {
  type ByProjectKeyInStoreKeyByStoreKeyRequestBuilder,
  type ByProjectKeyRequestBuilder,
  createApiBuilderFromCtpClient,
} from '@commercetools/platform-sdk';
import { type Client, ClientBuilder, type Middleware } from '@commercetools/ts-client';
import type { MarketCode } from '@tarima/markets/table';
import { toPlatformError } from './errors.ts';
import { createTokenSource, type TokenSource } from './token-source.ts';
import { createTransport } from './transport.ts';

export interface CommerceSettings {
  readonly apiUrl: string;
  readonly authUrl: string;
  readonly projectKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Scopes to ask for, without the project key; all that the client has when absent. */
  readonly scopes?: readonly string[];
  /** Milliseconds for one call, its body included. */
  readonly timeoutMs: number;
  /** The service that calls, e.g. `tarima-cart`. */
  readonly userAgent: string;
}

/** The platform's API as one service sees it. @throws PlatformError */
export interface CommerceApi {
  readonly api: ByProjectKeyRequestBuilder;
  /** The API within a market's store, whose key is the market's code. */
  inStore(market: MarketCode): ByProjectKeyInStoreKeyByStoreKeyRequestBuilder;
}

export interface CommerceClient extends CommerceApi {
  /**
   * The same client, which adds headers to every call of one request: its id as `x-correlation-id`, and whatever else
   * the upstream understands.
   */
  forRequest(headers: Readonly<Record<string, string>>): CommerceApi;
  /** Rejects unless the platform answers with these credentials. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The SDK on a pooled transport, with one cached token for all calls. */
export function createCommerceClient(settings: CommerceSettings): CommerceClient {
  const transport = createTransport(settings.timeoutMs);
  const client = new ClientBuilder()
    .withProjectKey(settings.projectKey)
    .withUserAgentMiddleware({ libraryName: settings.userAgent })
    .withMiddleware(bearerMiddleware(createTokenSource(settings, transport.call)))
    .withHttpMiddleware({
      host: settings.apiUrl,
      httpClient: transport.call,
      // Otherwise the SDK swallows a time-out and reports an answer without a status.
      retryConfig: { retryOnAbort: false },
      // Errors are logged: they must not carry the request with its bodies and token.
      includeRequestInErrorResponse: false,
      includeOriginalRequest: false,
    })
    .build();
  const view = (headers: Readonly<Record<string, string>>): CommerceApi => {
    const api = createApiBuilderFromCtpClient(withHeaders(client, headers)).withProjectKey({
      projectKey: settings.projectKey,
    });
    return { api, inStore: (market) => api.inStoreKeyWithStoreKeyValue({ storeKey: market }) };
  };
  const common = view({});
  return {
    ...common,
    forRequest: view,
    ping: async () => {
      await common.api.get().execute();
    },
    close: transport.close,
  };
}

function withHeaders(client: Client, headers: Readonly<Record<string, string>>): Client {
  return {
    ...client,
    execute: (request) =>
      client.execute({ ...request, headers: { ...headers, ...request.headers } }).catch((error: unknown) => {
        throw toPlatformError(error);
      }),
  };
}

/** Adds the bearer token; a token that was revoked early is renewed once. */
function bearerMiddleware(tokens: TokenSource): Middleware {
  return (next) => async (request) => {
    const send = async (token: string) =>
      next({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });
    const token = await tokens.get();
    const answer = await send(token);
    if (answer.statusCode !== 401) return answer;
    tokens.forget(token);
    return send(await tokens.get());
  };
}
