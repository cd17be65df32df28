import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { getCookieFlags } from './native-mode.ts';

const cookieName = 'tarima.guest';
/** As long as the commerce platform keeps an untouched cart (CART-5). */
const cookieSeconds = 90 * 24 * 60 * 60;

/** Issuer and claims of the shop's guest tokens; the gateway checks the same values. */
const tokenIssuer = 'tarima-shop';
const tokenLifetime = '5 minutes';
/** How long a token is used again, so that the graph does not verify one per request. It is then valid for four more minutes. */
const tokenReuseMs = 60_000;
const maxReusedTokens = 10_000;

export interface GuestOptions {
  /** Secret shared with the gateway: HS256. */
  readonly tokenSecret: string;
  /** Audience of the graph's tokens. */
  readonly audience: string;
  readonly secure: boolean;
}

/**
 * Guests: shoppers who are not signed in. A guest id is created on the first write, stored in a signed HttpOnly cookie
 * (ACCOUNT-2), and sent to the graph only inside a short-lived token. Needs `@fastify/cookie` with the session secret.
 */
export function createGuests(options: GuestOptions) {
  const key = new TextEncoder().encode(options.tokenSecret);
  const cookieFor = (request: FastifyRequest) =>
    ({
      path: '/',
      httpOnly: true,
      signed: true,
      ...getCookieFlags(request, { sameSite: 'lax', secure: options.secure }),
    }) as const;
  /** Ids created in the current request, before the browser has the cookie. */
  const fresh = new WeakMap<FastifyRequest, string>();

  /** Requests whose guest cookie is no longer valid. */
  const forgotten = new WeakSet<FastifyRequest>();

  const createToken = (guestId: string): Promise<string> =>
    new SignJWT({ kind: 'guest' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(tokenIssuer)
      .setAudience(options.audience)
      .setSubject(guestId)
      .setIssuedAt()
      .setExpirationTime(tokenLifetime)
      .sign(key);
  const tokens = new LRUCache<string, Promise<string>>({
    max: maxReusedTokens,
    ttl: tokenReuseMs,
    ttlResolution: 0,
    // The clock of the tokens' expiry.
    perf: { now: () => Date.now() },
  });

  const idOf = (request: FastifyRequest): string | undefined => {
    if (forgotten.has(request)) return undefined;
    const raw = request.cookies[cookieName];
    const signed = raw === undefined ? undefined : request.unsignCookie(raw);
    return signed?.valid ? signed.value : fresh.get(request);
  };

  return {
    idOf,

    /** Returns the request's guest id, created if missing; extends the cookie's lifetime. */
    ensure(request: FastifyRequest, reply: FastifyReply): string {
      const guestId = idOf(request) ?? randomUUID();
      fresh.set(request, guestId);
      reply.setCookie(cookieName, guestId, { ...cookieFor(request), maxAge: cookieSeconds });
      return guestId;
    },

    forget(request: FastifyRequest, reply: FastifyReply): void {
      forgotten.add(request);
      reply.clearCookie(cookieName, cookieFor(request));
    },

    /** Returns a bearer token for the graph that identifies this guest for at least four minutes. */
    token(guestId: string): Promise<string> {
      const known = tokens.get(guestId);
      if (known) return known;
      const token = createToken(guestId);
      tokens.set(guestId, token);
      return token;
    },
  };
}

export type Guests = ReturnType<typeof createGuests>;
