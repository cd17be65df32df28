import { type GraphQLDataSource, type GraphQLDataSourceProcessOptions, RemoteGraphQLDataSource } from '@apollo/gateway';
import { type Caller, callerHeader, signCaller } from '@tarima/service-kit/caller';
import type { Subgraph } from '@tarima/service-kit/subgraph';
import { Agent, fetch as pooledFetch } from 'undici';

/** What a request's resolvers and data sources know. */
export interface GatewayContext {
  readonly caller: Caller;
}

/** Who a data source's call is for; the gateway makes calls only for operations, it never introspects subgraphs. */
function callerOf(options: GraphQLDataSourceProcessOptions<GatewayContext>): Caller {
  return (options.context as GatewayContext).caller;
}

/** Calls a subgraph of the same process without a network: the same signature, a third of the time. */
export function localDataSource(subgraph: Subgraph, secret: string): GraphQLDataSource<GatewayContext> {
  return {
    async process(options) {
      const { request } = options;
      const result = await subgraph.execute({
        query: request.query ?? '',
        variables: request.variables,
        operationName: request.operationName,
        caller: signCaller(callerOf(options), subgraph.name, secret),
      });
      return {
        data: result.data,
        ...(result.errors ? { errors: result.errors.map((error) => error.toJSON()) } : {}),
      } as Awaited<ReturnType<GraphQLDataSource['process']>>;
    },
  };
}

/** Calls a subgraph over HTTP, with a signature made for it. */
export function remoteDataSource(name: string, url: string, secret: string): GraphQLDataSource<GatewayContext> {
  const dispatcher = new Agent({
    connections: 64,
    keepAliveTimeout: 30_000,
    bodyTimeout: 30_000,
    headersTimeout: 30_000,
  });
  return new RemoteGraphQLDataSource<GatewayContext>({
    url: `${url}/graphql`,
    apq: false,
    fetcher: ((address: string, init: object) => pooledFetch(address, { ...init, dispatcher })) as never,
    willSendRequest(options) {
      const caller = callerOf(options);
      options.request.http?.headers.set(callerHeader, signCaller(caller, name, secret));
      options.request.http?.headers.set('x-request-id', caller.requestId);
    },
  });
}
