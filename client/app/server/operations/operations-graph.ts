import { parseLocale } from '@tarima/markets/locale';
import type { Language } from '@tarima/markets/table';
import { getRegisteredHash } from '../../apollo/registered-operation.ts';
import type { GraphTransport } from '../graph.ts';
import { createServerTransport } from '../server-transport.ts';
import type {
  OperatorAttemptQuery,
  OperatorAttemptQueryVariables,
  OperatorAttemptsQuery,
  OperatorAttemptsQueryVariables,
  ResolveAttemptMutation,
  ResolveAttemptMutationVariables,
} from './operations.gen.ts';
import './operations.gen.ts';

/** The request of an operator. */
export interface OperatorRequest {
  readonly bearer: string;
  readonly language: Language;
  readonly requestId: string;
  readonly clientIp: string;
}

/** The graph did not do what an operator asked for. */
export class OperationsGraphError extends Error {
  /** Code of the first error, such as `UNAUTHENTICATED` or `BAD_USER_INPUT`. */
  readonly code: string;

  constructor(operationName: string, code: string, cause: unknown) {
    super(`${operationName} failed: ${code}`, { cause });
    this.name = 'OperationsGraphError';
    this.code = code;
  }
}

/** The registered operations of the operations pages, sent as the operator. @throws OperationsGraphError, GraphTransportError */
export function createOperationsGraph(graph: GraphTransport) {
  const run = async <Data>(request: OperatorRequest, operationName: string, variables: Record<string, unknown>) => {
    const { bearer, language, requestId, clientIp } = request;
    // Attempts of all markets are shown: the market of the request has no meaning.
    const locale = parseLocale(`${language}-CR`);
    if (!locale) throw new RangeError(`${language} is no language`);
    const send = createServerTransport(graph, locale, { viewer: { kind: 'operator', bearer }, requestId, clientIp });
    const sha256Hash = getRegisteredHash(operationName);
    const extensions = { persistedQuery: { version: 1 as const, sha256Hash } };
    const { data, errors } = await send({ operationName, variables, extensions });
    if (errors?.length || !data) {
      throw new OperationsGraphError(operationName, String(errors?.[0]?.extensions?.code ?? 'UNKNOWN'), errors);
    }
    return data as Data;
  };
  return {
    listAttempts: (request: OperatorRequest, variables: OperatorAttemptsQueryVariables) =>
      run<OperatorAttemptsQuery>(request, 'OperatorAttempts', variables),
    readAttempt: (request: OperatorRequest, variables: OperatorAttemptQueryVariables) =>
      run<OperatorAttemptQuery>(request, 'OperatorAttempt', variables),
    resolveAttempt: (request: OperatorRequest, variables: ResolveAttemptMutationVariables) =>
      run<ResolveAttemptMutation>(request, 'ResolveAttempt', variables),
  };
}

export type OperationsGraph = ReturnType<typeof createOperationsGraph>;
