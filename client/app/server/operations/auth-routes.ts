import { randomBytes } from 'node:crypto';
import { getAddressKey, type Throttle, throttleSeconds } from '@tarima/service-kit/throttle';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AuthorizationResponseError } from 'openid-client';
import { z } from 'zod';
import { toSafePath } from '../../safe-path.ts';
import { IdentityUnavailableError, type OidcClient } from '../auth-oidc.ts';
import { renderTooManySignInsPage } from '../failure-page.ts';
import type { SignIn } from '../session.ts';
import { createSessionEnd } from '../session-end.ts';
import { isFromShopPage } from '../trusted-request.ts';
import { chooseLanguage } from './language.ts';
import type { Operator, OperatorSessions } from './operator-sessions.ts';

export interface OperatorAuthParts {
  readonly oidc: OidcClient<Operator>;
  readonly sessions: OperatorSessions;
  /** Limits sign-ins per IP address, together with those of the shop. */
  readonly signInThrottle: Pick<Throttle, 'admit'>;
  readonly shopUrl: string;
  /** How long an operator stays signed in. */
  readonly sessionSeconds: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Number of tabs of one browser that can sign in at the same time. */
const openSignIns = 5;
const homePath = '/operations';

const text = z.string().max(2000).optional().catch(undefined);
const loginQuery = z.object({ returnTo: text });
const callbackQuery = z.object({ state: text });

/** A path of the operations pages, for links that come back from the identity provider. */
export function toOperationsPath(value: unknown): string {
  const path = toSafePath(value);
  const isOperations = path !== undefined && /^\/operations(?:[/?#]|$)/.test(path);
  return isOperations && !path.startsWith('/operations/auth/') ? path : homePath;
}

/** `/operations/auth/login?returnTo`, `/callback`, `/logout` and `/signed-out`: navigations to the provider and back. */
export function registerOperatorAuth(app: FastifyInstance, parts: OperatorAuthParts): void {
  const { oidc, sessions, signInThrottle, shopUrl, sessionSeconds, now } = parts;
  const endSession = createSessionEnd({ oidc, sessions });

  app.get('/operations/auth/login', async (request, reply) => {
    const language = chooseLanguage(request.headers['accept-language']);
    if (!(await signInThrottle.admit(`address:${getAddressKey(request.ip)}`))) {
      return reply
        .status(429)
        .type('text/html; charset=utf-8')
        .header('retry-after', String(throttleSeconds))
        .send(renderTooManySignInsPage(language));
    }
    const { url, pending } = await oidc.begin({ redirectUri: `${shopUrl}/operations/auth/callback`, locale: language });
    const returnTo = toOperationsPath(loginQuery.parse(request.query).returnTo);
    const signIn: SignIn = { ...pending, returnTo, locale: language };
    const session = await sessions.find(request);
    if (session) {
      await sessions.locked(session.id, async (current) => {
        if (current) await sessions.save({ ...current, signIns: [...current.signIns, signIn].slice(-openSignIns) });
      });
    } else await sessions.start(reply, { signIns: [signIn] });
    return reply.redirect(url, 303);
  });

  app.get('/operations/auth/callback', async (request, reply) => {
    const session = await sessions.find(request);
    const { state } = callbackQuery.parse(request.query);
    // Only the browser that began a sign-in has its state.
    const signIn = session?.signIns.find((known) => known.state === state);
    if (!session || !signIn) return reply.redirect(session?.signedIn ? homePath : `${homePath}?signIn=failed`, 303);
    try {
      const { person: operator, tokens } = await oidc.finish(new URL(request.url, shopUrl), signIn);
      await endSession(session, request, reply, {
        hasToRevoke: (former) => former.operator.subject !== operator.subject,
      });
      const formToken = randomBytes(32).toString('base64url');
      const expires = now() + sessionSeconds * 1_000;
      // A new session id prevents session fixation.
      await sessions.start(reply, { signedIn: { operator, tokens, formToken, expires } });
      return reply.redirect(signIn.returnTo, 303);
    } catch (error) {
      if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
        return reply.redirect(homePath, 303);
      }
      if (error instanceof IdentityUnavailableError) throw error;
      request.log.warn({ err: error }, 'a sign-in of an operator failed');
      return reply.redirect(`${homePath}?signIn=failed`, 303);
    }
  });

  // Only a link of these pages signs out: other sites cannot.
  app.get('/operations/auth/logout', async (request, reply) =>
    reply.redirect(isFromShopPage(request.headers) ? await signOut(request, reply) : homePath, 303),
  );

  app.get('/operations/auth/signed-out', async (_request, reply) => reply.redirect(homePath, 303));

  /** Ends the session here and returns the provider's URL that ends it there. */
  async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const session = await sessions.find(request);
    if (!session) return homePath;
    const signedIn = await endSession(session, request, reply);
    if (!signedIn) return homePath;
    const returnTo = `${shopUrl}/operations/auth/signed-out`;
    const locale = chooseLanguage(request.headers['accept-language']);
    return oidc.endUrl({ tokens: signedIn.tokens, returnTo, state: 'operations', locale }).catch((error) => {
      request.log.warn({ err: error }, "the provider's session stays open");
      return homePath;
    });
  }
}
