import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AuthorizationResponseError } from 'openid-client';
import { z } from 'zod';
import { safePath } from '../safe-path.ts';
import { IdentityUnavailableError, type OidcClient } from './auth-oidc.ts';
import { localeOf } from './auth-return.ts';
import type { Viewers } from './auth-viewer.ts';
import type { Guests } from './guest.ts';
import type { Session, Sessions, SignIn } from './session.ts';
import { isVisitorsOwnStep } from './trusted-request.ts';

export interface AuthRouteParts {
  readonly oidc: OidcClient;
  readonly sessions: Sessions;
  readonly guests: Guests;
  readonly viewers: Viewers;
  /** The shop's address as the browser of this request knows it, without a trailing slash. */
  readonly originOf: (request: FastifyRequest) => string;
}

/** Tabs of one browser that may be signing in at the same time. */
const openSignIns = 5;

const text = z.string().max(2000).optional().catch(undefined);
const loginQuery = z.object({ returnTo: text, ui_locales: text, login_hint: text });
const callbackQuery = z.object({ state: text });

/** Why a sign-in came back without a member; the shop's page words it (`?signIn=`). */
type SignInFailure = 'expired' | 'failed';

/**
 * `GET /auth/login?returnTo&ui_locales&login_hint`, `/auth/callback`, `/auth/logout?ui_locales`, `/auth/signed-out`:
 * full-page navigations to the identity provider and back (store.md §2.3).
 */
export function authRoutes(app: FastifyInstance, parts: AuthRouteParts): void {
  const { oidc, sessions, guests, viewers, originOf } = parts;

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/auth/')) reply.header('cache-control', 'no-store');
  });

  app.get('/auth/login', async (request, reply) => {
    const query = loginQuery.parse(request.query);
    const wanted = safePath(query.returnTo);
    const locale = localeOf(query.ui_locales, wanted).code;
    const { url, kept } = await oidc.begin({
      redirectUri: `${originOf(request)}/auth/callback`,
      locale,
      loginHint: query.login_hint,
    });
    const signIn: SignIn = { ...kept, returnTo: wanted ?? `/${locale}`, locale };
    const session = await sessions.find(request);
    if (session) await remember(session, signIn);
    else await sessions.start(reply, { signIns: [signIn] });
    return reply.redirect(url, 303);
  });

  const remember = (session: Session, signIn: SignIn) =>
    sessions.locked(session.id, async (current) => {
      if (current) await sessions.save({ ...current, signIns: [...current.signIns, signIn].slice(-openSignIns) });
    });

  app.get('/auth/callback', async (request, reply) => {
    const session = await sessions.find(request);
    const { state } = callbackQuery.parse(request.query);
    const signIn = session?.signIns.find((known) => known.state === state);
    if (!session || !signIn) {
      // A callback that is opened again, from the history or a second tab, finds the member signed in already.
      return session?.signedIn ? reply.redirect('/', 303) : fail(reply, 'expired');
    }
    try {
      const signedIn = await oidc.finish(new URL(request.url, originOf(request)), signIn);
      await sessions.end(reply, session);
      // A new id: whoever knew the old one knows nothing about this session.
      await sessions.start(reply, { signedIn, mergeGuest: guests.idOf(request) !== undefined });
      return reply.redirect(signIn.returnTo, 303);
    } catch (error) {
      // Back to the store, at the member's own wish; where they wanted to go may ask them to sign in again.
      if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
        return reply.redirect(`/${signIn.locale}`, 303);
      }
      if (error instanceof IdentityUnavailableError) throw error;
      request.log.warn({ err: error }, 'a sign-in failed');
      return fail(reply, 'failed', signIn.locale);
    }
  });

  app.get('/auth/logout', async (request, reply) => {
    if (!isVisitorsOwnStep(request.headers)) return reply.redirect('/', 303);
    const session = await sessions.find(request);
    const home = `/${localeOf(loginQuery.parse(request.query).ui_locales, undefined).code}`;
    const atHome = `${home}?logout=true`;
    guests.forget(request, reply);
    const tokens = session && (await leave(session, request, reply));
    if (!tokens) return reply.redirect(atHome, 303);
    const returnTo = `${originOf(request)}/auth/signed-out`;
    const url = await oidc.endUrl({ tokens, returnTo, state: home, locale: home.slice(1) }).catch((error) => {
      request.log.warn({ err: error }, "the provider's session stays open");
      return atHome;
    });
    return reply.redirect(url, 303);
  });

  /** Ends the session, after a renewal that may be under way; answers the tokens it had. */
  const leave = (session: Session, request: FastifyRequest, reply: FastifyReply) =>
    sessions.locked(session.id, async (current) => {
      await sessions.end(reply, session);
      const tokens = current?.signedIn?.tokens;
      if (!tokens) return undefined;
      await oidc.revoke(tokens).catch((error) => request.log.warn({ err: error }, 'a refresh token was not revoked'));
      return tokens;
    });

  // Whether nobody is signed in here, as JSON: pages ask after each change of route (store.md §2.3).
  app.get('/auth/guest', async (request, reply) => {
    const { kind } = await viewers.resolveViewer(request);
    return reply.type('application/json').send(JSON.stringify(kind !== 'member'));
  });

  app.get('/auth/signed-out', async (request, reply) => {
    const { state } = callbackQuery.parse(request.query);
    return reply.redirect(`/${localeOf(undefined, safePath(state)).code}?logout=true`, 303);
  });
}

function fail(reply: FastifyReply, reason: SignInFailure, locale = localeOf(undefined, undefined).code): FastifyReply {
  return reply.redirect(`/${locale}?signIn=${reason}`, 303);
}
