import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OidcClient } from './auth-oidc.ts';
import type { createCookieSessions, StoredSession } from './cookie-sessions.ts';
import type { Tokens } from './session.ts';

/** Data of a session that may have the tokens of a person who signed in. */
interface TokenSession {
  readonly signedIn?: { readonly tokens: Tokens } | undefined;
}

interface SessionEndParts<Data extends TokenSession> {
  readonly oidc: { readonly revoke: OidcClient<unknown>['revoke'] };
  readonly sessions: Pick<ReturnType<typeof createCookieSessions<Data>>, 'locked' | 'end'>;
}

interface EndOptions<Data extends TokenSession> {
  /**
   * Whether to revoke the tokens; by default, those of every sign-in. A sign-in that replaces one of the same person
   * must not: the provider may issue both on one grant, and a revocation can end all tokens of a grant
   * (RFC 7009 §2.1).
   */
  readonly hasToRevoke?: (signedIn: NonNullable<Data['signedIn']>) => boolean;
}

/**
 * Creates the function that ends a session of members or operators: after any token refresh in progress, which would
 * store the session again, and with a revocation of its tokens. A failed revocation is logged.
 * @returns the sign-in that the session had, if any
 */
export function createSessionEnd<Data extends TokenSession>({ oidc, sessions }: SessionEndParts<Data>) {
  return (
    session: StoredSession<Data>,
    request: FastifyRequest,
    reply: FastifyReply,
    { hasToRevoke = () => true }: EndOptions<Data> = {},
  ): Promise<Data['signedIn']> =>
    sessions.locked(session.id, async (current) => {
      await sessions.end(reply, session);
      const signedIn = current?.signedIn;
      if (signedIn && hasToRevoke(signedIn)) {
        await oidc
          .revoke(signedIn.tokens)
          .catch((error) => request.log.warn({ err: error }, 'a refresh token was not revoked'));
      }
      return signedIn;
    });
}
