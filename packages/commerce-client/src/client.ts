import {
  type ByProjectKeyInStoreKeyByStoreKeyRequestBuilder,
  type ByProjectKeyRequestBuilder,
  createApiBuilderFromCtpClient,
} from '@commercetools/platform-sdk';
import { type Client, ClientBuilder, type Middleware } from '@commercetools/ts-client';
import type { MarketCode } from '@tarima/markets/table';
import { getCorrelationId } from '@tarima/service-kit/correlation';
import { toPlatformError } from './errors.ts';
import { createTokenSource, type TokenSource } from './token-source.ts';
import { createTransport } from './transport.ts';

export interface CommerceSettings {
  readonly apiUrl: string;
  readonly authUrl: string;
  readonly projectKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Time limit of one call in milliseconds, including the response body. */
  readonly timeoutMs: number;
  /** Name of the calling service, e.g. `tarima-cart`. */
  readonly userAgent: string;
}

/** The platform's API with the credentials of one service. Every call can throw `PlatformError`. */
export interface CommerceApi {
  readonly api: ByProjectKeyRequestBuilder;
  /** The API scoped to a market's store. The key of the store is the market code. */
  inStore(market: MarketCode): ByProjectKeyInStoreKeyByStoreKeyRequestBuilder;
}

export interface CommerceClient extends CommerceApi {
  /** Rejects when the platform is down or refuses the credentials. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Creates the SDK client on a pooled transport, with one cached access token for all calls. A call carries the id of the
 * current request or job (`runWithCorrelationId`) as `x-correlation-id`.
 */
export function createCommerceClient(settings: CommerceSettings): CommerceClient {
  const transport = createTransport(settings.timeoutMs);
  const client = new ClientBuilder()
    .withProjectKey(settings.projectKey)
    .withUserAgentMiddleware({ libraryName: settings.userAgent })
    .withMiddleware(createBearerMiddleware(createTokenSource(settings, transport.call)))
    .withHttpMiddleware({
      host: settings.apiUrl,
      httpClient: transport.call,
      // Otherwise the SDK swallows a timeout and returns a response without a status.
      retryConfig: { retryOnAbort: false },
      // Errors are logged, so they must not include the request with its body and token.
      includeRequestInErrorResponse: false,
      includeOriginalRequest: false,
    })
    .build();
  const { projectKey } = settings;
  const api = createApiBuilderFromCtpClient(withCorrelationId(client)).withProjectKey({ projectKey });
  return {
    api,
    inStore: (market) => api.inStoreKeyWithStoreKeyValue({ storeKey: market }),
    ping: async () => {
      await api.get().execute();
    },
    close: transport.close,
  };
}

function withCorrelationId(client: Client): Client {
  return {
    ...client,
    execute: (request) => {
      const id = getCorrelationId();
      const headers = { ...(id === undefined ? {} : { 'x-correlation-id': id }), ...request.headers };
      return client.execute({ ...request, headers }).catch((error: unknown) => {
        throw toPlatformError(error);
      });
    },
  };
}

/** Adds the access token to each call. A call that gets a 401 is retried once with a new token. */
function createBearerMiddleware(tokens: TokenSource): Middleware {
  return (next) => async (request) => {
    const send = async (token: string) =>
      next({ ...request, headers: { ...request.headers, authorization: `Bearer ${token}` } });
    const token = await tokens.get();
    const response = await send(token);
    if (response.statusCode !== 401) return response;
    tokens.invalidate(token);
    return send(await tokens.get());
  };
}
