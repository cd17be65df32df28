import { GraphQLError } from 'graphql';

/** Codes of GraphQL errors with a public message. Other errors are bugs or come from an upstream; they are only logged. */
export const publicErrorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'BAD_USER_INPUT',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'UNSIGNED_CALLER',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'SEARCH_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
] as const;

/** The code of every GraphQL error of a subgraph (ERRORS-30). */
export type GraphErrorCode = (typeof publicErrorCodes)[number] | 'INTERNAL_SERVER_ERROR';

/** A field that requires a signed-in member was requested without one. */
export function createUnauthenticatedError(): GraphQLError {
  return new GraphQLError('Sign in to see this.', { extensions: { code: 'UNAUTHENTICATED' } });
}

/** The caller is authenticated and not allowed to do this, e.g. a partner without the scope. */
export function createForbiddenError(message = 'These credentials do not allow this.'): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } });
}

/** An argument that is out of range or malformed; our own clients do not send one. */
export function createBadUserInputError(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** An upstream is down. */
export function createUpstreamUnavailableError(upstream: string): GraphQLError {
  return new GraphQLError(`The ${upstream} service is unavailable. Try again.`, {
    extensions: { code: 'UPSTREAM_UNAVAILABLE' },
  });
}

/** An upstream did not respond in time and may have executed the request. A command is retried with the same id. */
export function createUpstreamTimeoutError(upstream: string): GraphQLError {
  return new GraphQLError(`The ${upstream} service did not respond in time. Try again.`, {
    extensions: { code: 'UPSTREAM_TIMEOUT' },
  });
}

/** All search engines failed; other fields still work. */
export function createSearchUnavailableError(): GraphQLError {
  return new GraphQLError('Search is not available. Try again.', { extensions: { code: 'SEARCH_UNAVAILABLE' } });
}

/** The caller exceeded a rate limit; nothing was read. */
export function createTooManyRequestsError(): GraphQLError {
  return new GraphQLError('Too many requests in a minute; try again shortly.', {
    extensions: { code: 'TOO_MANY_REQUESTS' },
  });
}
