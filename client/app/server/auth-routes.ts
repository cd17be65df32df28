import { getAddressKey, type Throttle, throttleSeconds } from '@tarima/service-kit/throttle';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AuthorizationResponseError } from 'openid-client';
import { z } from 'zod';
import { toSafePath } from '../safe-path.ts';
import { findSignInRefusal, type SignInRefusal } from '../sign-in-refusal.ts';
import { IdentityUnavailableError, type OidcClient } from './auth-oidc.ts';
import { resolveReturnLocale } from './auth-return.ts';
import type { Viewers } from './auth-viewer.ts';
import type { EndCard } from './end-card.ts';
import { renderTooManySignInsPage } from './failure-page.ts';
import type { Guests } from './guest.ts';
import type { MemberSignIn } from './member-sign-in.ts';
import type { Member, Session, Sessions, SignIn, Tokens } from './session.ts';
import type { SignOutTokens } from './sign-out-token.ts';
import { isFromShopPage, isFromShopScript } from './trusted-request.ts';

export interface AuthRouteParts {
  readonly oidc: OidcClient<Member>;
  readonly sessions: Sessions;
  readonly guests: Guests;
  readonly signOutTokens: SignOutTokens;
  readonly viewers: Viewers;
  readonly memberSignIn: MemberSignIn;
  /** Ends the digital card of the device at a sign-out. */
  readonly endCard: EndCard;
  /** Limits sign-in attempts per IP address: each stores a session on the server. */
  readonly signInThrottle: Pick<Throttle, 'admit'>;
  /** The shop's origin for the browser of this request, without a trailing slash. */
  readonly originOf: (request: FastifyRequest) => string;
}

/** Number of tabs of one browser that can sign in at the same time. */
const openSignIns = 5;

const text = z.string().max(2000).optional().catch(undefined);
const loginQuery = z.object({ returnTo: text, ui_locales: text, login_hint: text });
const callbackQuery = z.object({ state: text });

/** `?logout` without a token: the page asks for confirmation. */
const confirmFirst = 'ask';

/** Reason codes of failed sign-ins; the page shows the text (`?signIn=`). */
type SignInFailure = 'expired' | 'failed';

/**
 * `GET /auth/login?returnTo&ui_locales&login_hint`, `/auth/reset-password` with the same parameters, `/auth/callback`,
 * `/auth/logout?ui_locales`, `/auth/signed-out`: full-page navigations to the identity provider and back (ROUTING-50,
 * ROUTING-51, ROUTING-53). `POST /auth/logout` signs out after the visitor has confirmed it.
 */
export function registerAuthRoutes(app: FastifyInstance, parts: AuthRouteParts): void {
  const { oidc, sessions, guests, signOutTokens, viewers, memberSignIn, signInThrottle, endCard, originOf } = parts;

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/auth/')) reply.header('cache-control', 'no-store');
  });

  app.get('/auth/login', (request, reply) => beginSignIn(request, reply));
  // The member signs in with the new password afterwards.
  app.get('/auth/reset-password', (request, reply) => beginSignIn(request, reply, { isReset: true }));

  const beginSignIn = async (request: FastifyRequest, reply: FastifyReply, { isReset = false } = {}) => {
    const query = loginQuery.parse(request.query);
    const returnPath = toSafePath(query.returnTo);
    const { code: locale, language } = resolveReturnLocale(query.ui_locales, returnPath);
    if (!(await signInThrottle.admit(`address:${getAddressKey(request.ip)}`))) {
      return reply
        .status(429)
        .type('text/html; charset=utf-8')
        .header('retry-after', String(throttleSeconds))
        .send(renderTooManySignInsPage(language));
    }
    const { url, pending } = await oidc.begin({
      redirectUri: `${originOf(request)}/auth/callback`,
      locale,
      loginHint: query.login_hint,
      isReset,
    });
    const signIn: SignIn = { ...pending, returnTo: returnPath ?? `/${locale}`, locale };
    const session = await sessions.find(request);
    if (session) await storeSignIn(session, signIn);
    else await sessions.start(reply, { signIns: [signIn] });
    return reply.redirect(url, 303);
  };

  const storeSignIn = (session: Session, signIn: SignIn) =>
    sessions.locked(session.id, async (current) => {
      if (current) await sessions.save({ ...current, signIns: [...current.signIns, signIn].slice(-openSignIns) });
    });

  app.get('/auth/callback', async (request, reply) => {
    const session = await sessions.find(request);
    const { state } = callbackQuery.parse(request.query);
    // Only the browser that began a sign-in has its state (ACCOUNT-12).
    const signIn = session?.signIns.find((known) => known.state === state);
    if (!session || !signIn) {
      // When a callback is opened a second time, from the history or another tab, the member is already signed in.
      return session?.signedIn ? reply.redirect('/', 303) : fail(reply, 'expired');
    }
    try {
      const { person: member, tokens } = await oidc.finish(new URL(request.url, originOf(request)), signIn);
      const refusal = await memberSignIn.start(request, reply, { member, tokens });
      return reply.redirect(refusal ? await refuse(refusal, tokens, signIn, request) : signIn.returnTo, 303);
    } catch (error) {
      // The member cancelled (ROUTING-54); the requested page may require sign-in again.
      if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
        return reply.redirect(`/${signIn.locale}`, 303);
      }
      if (error instanceof IdentityUnavailableError) throw error;
      request.log.warn({ err: error }, 'a sign-in failed');
      return fail(reply, 'failed', signIn.locale);
    }
  });

  /**
   * Returns the next URL of a refused member: the provider's, to end its session, which then redirects to the page with the
   * reason (ACCOUNT-251). Without it, the next sign-in would be the same member's.
   */
  const refuse = async (refusal: SignInRefusal, tokens: Tokens, { locale }: SignIn, request: FastifyRequest) => {
    const reasonPath = `/${locale}?signIn=${refusal}`;
    const returnTo = `${originOf(request)}/auth/signed-out`;
    return oidc.endUrl({ tokens, returnTo, state: reasonPath, locale }).catch((error) => {
      request.log.warn({ err: error }, "the provider's session stays open");
      return reasonPath;
    });
  };

  const logoutLocale = (request: FastifyRequest) =>
    resolveReturnLocale(loginQuery.parse(request.query).ui_locales, undefined).code;

  app.get('/auth/logout', async (request, reply) => {
    // Only a link of the shop signs out directly. Others need confirmation (ROUTING-59): a guest's cart would be lost.
    const url = isFromShopPage(request.headers)
      ? await signOut(request, reply)
      : `/${logoutLocale(request)}?logout=${confirmFirst}`;
    return reply.redirect(url, 303);
  });

  app.post('/auth/logout', async (request, reply) => {
    if (!isFromShopScript(request.headers, originOf(request))) {
      const errorResponse = {
        code: 'FORBIDDEN',
        message: 'Only pages of the shop may send this request.',
        requestId: request.id,
      };
      return reply.status(403).send(errorResponse);
    }
    return reply.send({ url: await signOut(request, reply) });
  });

  /** Signs out of the shop and returns the next URL: the provider's, to end its session too, otherwise home. */
  const signOut = async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    await endCard(request, reply, viewers);
    const session = await sessions.find(request);
    const locale = logoutLocale(request);
    const atHome = `/${locale}?logout=${signOutTokens.issue(reply)}`;
    guests.forget(request, reply);
    const signedIn = session && (await memberSignIn.end(session, request, reply));
    // The app's session at the provider is in another browser, and the app ends it itself (NATIVE-25).
    if (!signedIn || signedIn.isFromApp) return atHome;
    const returnTo = `${originOf(request)}/auth/signed-out`;
    return oidc.endUrl({ tokens: signedIn.tokens, returnTo, state: atHome, locale }).catch((error) => {
      request.log.warn({ err: error }, "the provider's session stays open");
      return atHome;
    });
  };

  // Whether the viewer is a guest, as JSON (ACCOUNT-3): pages check it after each route change.
  app.get('/auth/guest', async (request, reply) => {
    const { kind } = await viewers.resolveViewer(request);
    return reply.type('application/json').send(JSON.stringify(kind !== 'member'));
  });

  app.get('/auth/signed-out', async (request, reply) => {
    // Continues to the target of the sign-out; one that another site began has no token and requires confirmation.
    const path = toSafePath(callbackQuery.parse(request.query).state);
    const query = path === undefined ? new URLSearchParams() : new URL(path, originOf(request)).searchParams;
    const { code: locale } = resolveReturnLocale(undefined, path);
    // A refused member never had a session of the shop; there is nothing to sign out of.
    const refusal = findSignInRefusal(query.get('signIn'));
    if (refusal) return reply.redirect(`/${locale}?signIn=${refusal}`, 303);
    return reply.redirect(`/${locale}?${new URLSearchParams({ logout: query.get('logout') ?? confirmFirst })}`, 303);
  });
}

function fail(
  reply: FastifyReply,
  reason: SignInFailure,
  locale = resolveReturnLocale(undefined, undefined).code,
): FastifyReply {
  return reply.redirect(`/${locale}?signIn=${reason}`, 303);
}
