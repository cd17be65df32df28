import { CombinedGraphQLErrors } from '@apollo/client';
import { GraphTransportError } from './graph-transport.ts';

/**
 * Why an operation failed:
 * - `unreachable`: no response; the operation can be retried with the same id
 * - `unavailable`: a service that the shop depends on is down; nothing was changed
 * - `timeout`: no response in time; the operation may have been executed
 * - `signed-out`: the member's session has ended (ERRORS-32)
 * - `outdated`: the server no longer knows an operation of this page's release
 * - `refused`: the server rejected the request as invalid
 * - `failed`: an internal error
 */
export type GraphErrorKind =
  | 'unreachable'
  | 'unavailable'
  | 'timeout'
  | 'signed-out'
  | 'outdated'
  | 'refused'
  | 'failed';

const kindsByCode: Readonly<Record<string, GraphErrorKind>> = {
  UNAUTHENTICATED: 'signed-out',
  INVALID_TOKEN: 'signed-out',
  MEMBERSHIP_UNAUTHORISED: 'signed-out',
  UPSTREAM_TIMEOUT: 'timeout',
  UPSTREAM_UNAVAILABLE: 'unavailable',
  TOO_MANY_REQUESTS: 'unavailable',
  OPERATION_NOT_REGISTERED: 'outdated',
  UNKNOWN_OPERATION: 'outdated',
  BAD_USER_INPUT: 'refused',
};

/** Maps an error of Apollo Client or of the transport by its status or code (ERRORS-32). */
export function classifyGraphError(error: unknown): GraphErrorKind {
  if (error instanceof GraphTransportError) return (error.code && kindsByCode[error.code]) || mapStatus(error.status);
  if (!CombinedGraphQLErrors.is(error)) return 'failed';
  const code = error.errors[0]?.extensions?.code;
  return (typeof code === 'string' && kindsByCode[code]) || 'failed';
}

function mapStatus(status: number): GraphErrorKind {
  if (status === 0 || status >= 502) return 'unreachable';
  if (status === 401) return 'signed-out';
  if (status === 408) return 'timeout';
  return status < 500 ? 'refused' : 'failed';
}

/** Whether the error means that the session has ended. */
export const isSignedOut = (error: unknown): boolean => classifyGraphError(error) === 'signed-out';
