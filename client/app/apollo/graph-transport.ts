import type { FormattedExecutionResult } from 'graphql';

/** The body of a registered operation; the gateway looks up the document by its hash. */
export interface GraphBody {
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
  readonly extensions: { readonly persistedQuery: { readonly version: 1; readonly sha256Hash: string } };
}

/** Sends an operation to the graph: over the page's own origin in the browser, to the gateway on the server. */
export type SendToGraph = (body: GraphBody, signal?: AbortSignal) => Promise<FormattedExecutionResult>;

/** The graph request failed: no connection, a rejected request, or a response that is not GraphQL. */
export class GraphTransportError extends Error {
  /** HTTP status; 0 without a response, 408 after a timeout. */
  readonly status: number;
  /** The shop's error code, if the response has one. */
  readonly code: string | undefined;

  constructor(status: number, options?: ErrorOptions & { code?: string | undefined }) {
    super(status === 0 ? 'No response from the graph' : `The graph responded with status ${status}`, options);
    this.name = 'GraphTransportError';
    this.status = status;
    this.code = options?.code;
  }
}

/** Parses the body of a GraphQL response. @throws GraphTransportError when it is invalid */
export function parseGraphResponse(status: number, body: string): FormattedExecutionResult {
  let response: unknown;
  try {
    response = JSON.parse(body);
  } catch (error) {
    throw new GraphTransportError(status, { cause: error });
  }
  if (typeof response !== 'object' || response === null || !('data' in response || 'errors' in response)) {
    const code = response && typeof response === 'object' && 'code' in response ? String(response.code) : undefined;
    throw new GraphTransportError(status, { code });
  }
  return response as FormattedExecutionResult;
}
