import { GraphQLError } from 'graphql';

/** A field that needs a signed-in member was asked for without one. */
export function unauthenticated(): GraphQLError {
  return new GraphQLError('Sign in to see this.', { extensions: { code: 'UNAUTHENTICATED' } });
}

/** The caller is known and may not do this (a partner without the scope). */
export function forbidden(message = 'These credentials do not allow this.'): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } });
}

/** An argument that no client of ours sends: out of range, of the wrong shape. */
export function badUserInput(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}

/** An upstream did not answer; nothing was changed by a read. */
export function upstreamUnavailable(upstream: string): GraphQLError {
  return new GraphQLError(`The ${upstream} service did not answer. Try again.`, {
    extensions: { code: 'UPSTREAM_UNAVAILABLE' },
  });
}

/** An upstream did not answer in time: what was sent may have been done. A command goes again under its own id. */
export function upstreamTimeout(upstream: string): GraphQLError {
  return new GraphQLError(`The ${upstream} service did not answer in time. Try again.`, {
    extensions: { code: 'UPSTREAM_TIMEOUT' },
  });
}

/** No search engine answered; what needs no search goes on. */
export function searchUnavailable(): GraphQLError {
  return new GraphQLError('Search is not available. Try again.', { extensions: { code: 'SEARCH_UNAVAILABLE' } });
}

/** The caller asked too often for something that is throttled; nothing was looked up. */
export function tooManyRequests(): GraphQLError {
  return new GraphQLError('Too many tries in a minute; try again shortly.', {
    extensions: { code: 'TOO_MANY_REQUESTS' },
  });
}
