/** A request that the gateway refused before it reached a subgraph, with an HTTP status and a stable code. */
export class EdgeError extends Error {
  readonly status: number;
  readonly code: EdgeErrorCode;

  constructor(status: number, code: EdgeErrorCode, message: string) {
    super(message);
    this.name = 'EdgeError';
    this.status = status;
    this.code = code;
  }
}

export type EdgeErrorCode =
  | 'BAD_REQUEST'
  | 'BATCH_NOT_ALLOWED'
  | 'UNKNOWN_MARKET'
  | 'UNKNOWN_LANGUAGE'
  | 'INVALID_TOKEN'
  | 'OPERATION_NOT_REGISTERED'
  | 'OPERATION_NOT_FOUND'
  | 'GRAPHQL_PARSE_FAILED'
  | 'OPERATION_TOO_LARGE'
  | 'OPERATION_TOO_DEEP'
  | 'OPERATION_TOO_MANY_ALIASES'
  | 'OPERATION_TOO_COSTLY'
  | 'TOO_MANY_REQUESTS'
  | 'UPSTREAM_UNAVAILABLE';
