import type { FastifyRequest } from 'fastify';
import type { CommerceContext } from '../context.ts';
import { invalidToken } from '../errors.ts';

/** Caller and time of a request. */
export interface Caller {
  readonly now: Date;
  readonly clientId: string;
  /** Whether the caller has a scope, given without the project key. */
  hasScope(scope: string): boolean;
}

/** Returns the caller of a request. @throws PlatformError `invalid_token` without a token */
export function getCaller(request: FastifyRequest, context: CommerceContext): Caller {
  const { grant } = request;
  if (!grant) throw invalidToken();
  return {
    now: context.now(),
    clientId: grant.clientId,
    hasScope: (scope) => grant.scopes.has(`${scope}:${context.settings.projectKey}`),
  };
}
