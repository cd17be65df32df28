import type { FormattedExecutionResult } from 'graphql';

/** The body of a registered operation; the gateway knows the text by its hash. */
export interface GraphBody {
  readonly operationName: string;
  readonly variables: Record<string, unknown>;
  readonly extensions: { readonly persistedQuery: { readonly version: 1; readonly sha256Hash: string } };
}

/** Takes an operation to the graph: over the page's own origin in the browser, to the gateway on the server. */
export type SendToGraph = (body: GraphBody, signal?: AbortSignal) => Promise<FormattedExecutionResult>;

/** The graph could not be asked: no connection, a refused request, an answer that is not GraphQL. */
export class GraphTransportError extends Error {
  /** HTTP status; 0 when there was no answer, 408 when it did not come in time. */
  readonly status: number;
  /** The shop's own code for it, when it told one. */
  readonly code: string | undefined;

  constructor(status: number, options?: ErrorOptions & { code?: string | undefined }) {
    super(status === 0 ? 'The graph did not answer' : `The graph answered ${status}`, options);
    this.name = 'GraphTransportError';
    this.status = status;
    this.code = options?.code;
  }
}

/** Reads a GraphQL answer's body. @throws GraphTransportError when it is none */
export function parseGraphAnswer(status: number, body: string): FormattedExecutionResult {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch (error) {
    throw new GraphTransportError(status, { cause: error });
  }
  if (typeof answer !== 'object' || answer === null || !('data' in answer || 'errors' in answer)) {
    const code = answer && typeof answer === 'object' && 'code' in answer ? String(answer.code) : undefined;
    throw new GraphTransportError(status, { code });
  }
  return answer as FormattedExecutionResult;
}
