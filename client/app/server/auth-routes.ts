import { getAddressKey, type Throttle, throttleSeconds } from '@tarima/service-kit/throttle';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AuthorizationResponseError } from 'openid-client';
import { z } from 'zod';
import { safePath } from '../safe-path.ts';
import { IdentityUnavailableError, type OidcClient } from './auth-oidc.ts';
import { localeOf } from './auth-return.ts';
import type { Viewers } from './auth-viewer.ts';
import { tooManySignInsPage } from './failure-page.ts';
import type { Guests } from './guest.ts';
import type { Session, Sessions, SignIn } from './session.ts';
import type { SignOutTokens } from './sign-out-token.ts';
import { isFromShopPage, isFromShopScript } from './trusted-request.ts';

export interface AuthRouteParts {
  readonly oidc: OidcClient;
  readonly sessions: Sessions;
  readonly guests: Guests;
  readonly signOutTokens: SignOutTokens;
  readonly viewers: Viewers;
  /** Limits the sign-ins that one address begins: each keeps a session on the server. */
  readonly signInThrottle: Pick<Throttle, 'admit'>;
  /** The shop's address as the browser of this request knows it, without a trailing slash. */
  readonly originOf: (request: FastifyRequest) => string;
}

/** Tabs of one browser that may be signing in at the same time. */
const openSignIns = 5;

const text = z.string().max(2000).optional().catch(undefined);
const loginQuery = z.object({ returnTo: text, ui_locales: text, login_hint: text });
const callbackQuery = z.object({ state: text });

/** `?logout` without a token: the page asks before anything ends. */
const askFirst = 'ask';

/** Why a sign-in came back without a member; the shop's page words it (`?signIn=`). */
type SignInFailure = 'expired' | 'failed';

/**
 * `GET /auth/login?returnTo&ui_locales&login_hint`, `/auth/callback`, `/auth/logout?ui_locales`, `/auth/signed-out`:
 * full-page navigations to the identity provider and back (ROUTING-50, ROUTING-51). `POST /auth/logout` signs out once the
 * visitor has confirmed it.
 */
export function authRoutes(app: FastifyInstance, parts: AuthRouteParts): void {
  const { oidc, sessions, guests, signOutTokens, viewers, signInThrottle, originOf } = parts;

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/auth/')) reply.header('cache-control', 'no-store');
  });

  app.get('/auth/login', async (request, reply) => {
    const query = loginQuery.parse(request.query);
    const wanted = safePath(query.returnTo);
    const { code: locale, language } = localeOf(query.ui_locales, wanted);
    if (!(await signInThrottle.admit(`address:${getAddressKey(request.ip)}`))) {
      return reply
        .status(429)
        .type('text/html; charset=utf-8')
        .header('retry-after', String(throttleSeconds))
        .send(tooManySignInsPage(language));
    }
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
    // Only the browser that began a sign-in has its state (ACCOUNT-12).
    const signIn = session?.signIns.find((known) => known.state === state);
    if (!session || !signIn) {
      // A callback that is opened again, from the history or a second tab, finds the member signed in already.
      return session?.signedIn ? reply.redirect('/', 303) : fail(reply, 'expired');
    }
    try {
      const signedIn = await oidc.finish(new URL(request.url, originOf(request)), signIn);
      await sessions.end(reply, session);
      // A new id: whoever knew the old one knows nothing about this session (ACCOUNT-17).
      await sessions.start(reply, { signedIn, mergeGuest: guests.idOf(request) !== undefined });
      return reply.redirect(signIn.returnTo, 303);
    } catch (error) {
      // Back to the store, at the member's own wish (ROUTING-54); the wanted page may ask them to sign in again.
      if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
        return reply.redirect(`/${signIn.locale}`, 303);
      }
      if (error instanceof IdentityUnavailableError) throw error;
      request.log.warn({ err: error }, 'a sign-in failed');
      return fail(reply, 'failed', signIn.locale);
    }
  });

  const logoutLocale = (request: FastifyRequest) =>
    localeOf(loginQuery.parse(request.query).ui_locales, undefined).code;

  app.get('/auth/logout', async (request, reply) => {
    // A page of the shop asked for it. Any other link leads to a question (ROUTING-59): signing out loses a guest's cart.
    const url = isFromShopPage(request.headers)
      ? await signOut(request, reply)
      : `/${logoutLocale(request)}?logout=${askFirst}`;
    return reply.redirect(url, 303);
  });

  app.post('/auth/logout', async (request, reply) => {
    if (!isFromShopScript(request.headers, originOf(request))) {
      const refusal = { code: 'FORBIDDEN', message: 'Only pages of the shop may ask here.', requestId: request.id };
      return reply.status(403).send(refusal);
    }
    return reply.send({ url: await signOut(request, reply) });
  });

  /** Signs out here, and answers where the browser goes next: to the provider, to end its session too, else home. */
  const signOut = async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const session = await sessions.find(request);
    const locale = logoutLocale(request);
    const atHome = `/${locale}?logout=${signOutTokens.issue(reply)}`;
    guests.forget(request, reply);
    const tokens = session && (await leave(session, request, reply));
    if (!tokens) return atHome;
    const returnTo = `${originOf(request)}/auth/signed-out`;
    return oidc.endUrl({ tokens, returnTo, state: atHome, locale }).catch((error) => {
      request.log.warn({ err: error }, "the provider's session stays open");
      return atHome;
    });
  };

  /** Ends the session, after a renewal that may be under way; answers the tokens it had. */
  const leave = (session: Session, request: FastifyRequest, reply: FastifyReply) =>
    sessions.locked(session.id, async (current) => {
      await sessions.end(reply, session);
      const tokens = current?.signedIn?.tokens;
      if (!tokens) return undefined;
      await oidc.revoke(tokens).catch((error) => request.log.warn({ err: error }, 'a refresh token was not revoked'));
      return tokens;
    });

  // Whether nobody is signed in here, as JSON (ACCOUNT-3): pages ask after each change of route.
  app.get('/auth/guest', async (request, reply) => {
    const { kind } = await viewers.resolveViewer(request);
    return reply.type('application/json').send(JSON.stringify(kind !== 'member'));
  });

  app.get('/auth/signed-out', async (request, reply) => {
    // Where the sign-out that came back wanted to go; one that somebody else began brings no token, and is asked about.
    const path = safePath(callbackQuery.parse(request.query).state);
    const token = path === undefined ? null : new URL(path, originOf(request)).searchParams.get('logout');
    const query = new URLSearchParams({ logout: token ?? askFirst });
    return reply.redirect(`/${localeOf(undefined, path).code}?${query}`, 303);
  });
}

function fail(reply: FastifyReply, reason: SignInFailure, locale = localeOf(undefined, undefined).code): FastifyReply {
  return reply.redirect(`/${locale}?signIn=${reason}`, 303);
}
