import { ApolloGateway } from '@apollo/gateway';
import type { Logger } from '@tarima/service-kit/logger';
import type { Subgraph } from '@tarima/service-kit/subgraph';
import { runInSpan } from '@tarima/service-kit/telemetry/tracing';
import { getVariableValues, type OperationDefinitionNode } from 'graphql';
import {
  callLocalSubgraph,
  createLocalDataSource,
  type GatewayContext,
  type GatewayDataSource,
  type SubgraphResponse,
} from './data-source.ts';
import { findSingleFetch, type SingleFetch } from './single-fetch.ts';

export interface FederationOptions {
  readonly supergraphSdl: string;
  /** Subgraphs in the same process. */
  readonly subgraphs: readonly Subgraph[];
  /** Creates the data source of a subgraph in another process. */
  readonly createRemoteSource: (name: string) => GatewayDataSource;
  /** Operations whose plans are remembered. */
  readonly registeredDocuments: ReadonlySet<string>;
  readonly logger: Logger;
}

type RequestContext = Parameters<ApolloGateway['executor']>[0];

/**
 * Creates the gateway that plans operations and joins the data of subgraphs. A registered operation that one subgraph of
 * this process executes unchanged (`findSingleFetch`) gets the subgraph's data without a second pass over it, from its
 * second request on. Everything else is Apollo's: requests with invalid variables, and responses with errors, whose
 * data and paths it completes.
 */
export function createFederation(options: FederationOptions): ApolloGateway {
  const { subgraphs, registeredDocuments } = options;
  const singleFetches = new Map<string, SingleFetch | undefined>();
  /** Responses that a subgraph has already given to a request. */
  const responses = new WeakMap<object, SubgraphResponse>();
  const gateway = new ApolloGateway({
    supergraphSdl: options.supergraphSdl,
    buildService({ name }) {
      const subgraph = subgraphs.find((candidate) => candidate.name === name);
      if (!subgraph) return options.createRemoteSource(name);
      return withResponses(createLocalDataSource(subgraph), responses);
    },
    experimental_didResolveQueryPlan({ queryPlan, requestContext: { source, document, schema } }) {
      if (!registeredDocuments.has(source) || singleFetches.has(source)) return;
      singleFetches.set(source, findSingleFetch(queryPlan, document, schema, subgraphs));
    },
    logger: options.logger,
  });

  const executePlan = gateway.executor;
  gateway.executor = async (requestContext) => {
    const fetch = singleFetches.get(requestContext.source);
    if (!fetch || !hasValidVariables(requestContext)) return executePlan(requestContext);
    const { subgraph, query, operationName } = fetch;
    const { variables } = requestContext.request;
    const response = await runInSpan('gateway.fetch', { service: subgraph.name }, () =>
      callLocalSubgraph(subgraph, { query, variables, operationName }, requestContext.context as GatewayContext),
    );
    if (response.data && !response.errors) return { data: response.data };
    // The subgraph has executed the operation, so it is not called again.
    responses.set(requestContext, response);
    return executePlan(requestContext);
  };
  return gateway;
}

function hasValidVariables({ schema, operation, request }: RequestContext): boolean {
  const { variableDefinitions = [] }: OperationDefinitionNode = operation;
  return getVariableValues(schema, variableDefinitions, request.variables ?? {}).errors === undefined;
}

/** Calls the subgraph only for requests without a response. */
function withResponses(
  source: GatewayDataSource,
  responses: { get(requestContext: object): SubgraphResponse | undefined },
): GatewayDataSource {
  return {
    async process(options) {
      const response = 'incomingRequestContext' in options ? responses.get(options.incomingRequestContext) : undefined;
      return response ?? source.process(options);
    },
  };
}
