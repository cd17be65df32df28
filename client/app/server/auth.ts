import type { KeyValueStore } from '@tarima/service-kit/key-value-store';
import type { Throttle } from '@tarima/service-kit/throttle';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createOidcClient, memberUsers, type OidcOptions } from './auth-oidc.ts';
import { registerAuthRoutes } from './auth-routes.ts';
import { registerSessionRoutes } from './auth-session-routes.ts';
import { createViewers, type Viewers } from './auth-viewer.ts';
import type { EndCard } from './end-card.ts';
import { createGuests } from './guest.ts';
import type { HasGuestLines } from './guest-lines.ts';
import { createMemberSignIn } from './member-sign-in.ts';
import { registerNativeSessionRoute } from './native-session-route.ts';
import { type CheckMember, createSessions } from './session.ts';
import { createSignOutTokens } from './sign-out-token.ts';

export interface AuthOptions {
  readonly oidc: OidcOptions;
  readonly store: KeyValueStore;
  /** Limits sign-in attempts per IP address. */
  readonly signInThrottle: Pick<Throttle, 'admit'>;
  /** Refuses members by the status of their membership. */
  readonly checkMember: CheckMember;
  /** Finds guests who have nothing to merge. */
  readonly hasGuestLines: HasGuestLines;
  /** Ends the digital card of the device at a sign-out. */
  readonly endCard: EndCard;
  /** The shop's public origin; by default the origin of each request. */
  readonly shopUrl?: string | undefined;
  /** Signs guest tokens for the graph. */
  readonly guestTokenSecret: string;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Adds sessions and sign-in to the server: registers the routes under `/auth/` and returns the viewer resolver. The
 * server needs `@fastify/cookie` with the session secret, which signs the cookies.
 */
export function registerAuth(app: FastifyInstance, options: AuthOptions): Viewers {
  const secure = options.shopUrl?.startsWith('https:') ?? false;
  const parts = {
    oidc: createOidcClient(options.oidc, memberUsers),
    sessions: createSessions({ store: options.store, secure }),
    guests: createGuests({ tokenSecret: options.guestTokenSecret, audience: options.oidc.audience, secure }),
    signOutTokens: createSignOutTokens({ secure }),
  };
  const originOf = (request: FastifyRequest) => options.shopUrl ?? `${request.protocol}://${request.host}`;
  const now = options.now ?? Date.now;
  const { checkMember, endCard, hasGuestLines, signInThrottle } = options;
  const viewers = createViewers({ ...parts, checkMember, now });
  const memberSignIn = createMemberSignIn({ ...parts, checkMember, hasGuestLines, now });
  registerAuthRoutes(app, { ...parts, memberSignIn, signInThrottle, viewers, originOf, endCard });
  registerNativeSessionRoute(app, { ...parts, memberSignIn, signInThrottle, originOf });
  registerSessionRoutes(app, { ...parts, viewers, originOf });
  return viewers;
}
