import type { FastifyRequest } from 'fastify';
import type { CommerceContext } from '../context.ts';
import { invalidToken } from '../errors.ts';

/** Who asks, and when: fixed for one request. */
export interface Asked {
  readonly now: Date;
  readonly clientId: string;
  /** True for a scope of this project, given without its key. */
  may(scope: string): boolean;
}

/** The request as services see it. @throws PlatformError `invalid_token` without a token */
export function askedBy(request: FastifyRequest, context: CommerceContext): Asked {
  const { grant } = request;
  if (!grant) throw invalidToken();
  return {
    now: context.now(),
    clientId: grant.clientId,
    may: (scope) => grant.scopes.has(`${scope}:${context.settings.projectKey}`),
  };
}
