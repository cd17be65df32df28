import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignJWT } from 'jose';

const cookieName = 'tarima.guest';
/** As long as the commerce platform keeps a cart that nobody touches (CART-5). */
const cookieSeconds = 90 * 24 * 60 * 60;

/** What the graph knows the shop's own guest tokens by; the gateway checks the same names. */
const tokenIssuer = 'tarima-shop';
const tokenLifetime = '5 minutes';

export interface GuestOptions {
  /** Shared with the gateway: HS256. */
  readonly tokenSecret: string;
  /** Audience of the graph's tokens. */
  readonly audience: string;
  readonly secure: boolean;
}

/**
 * Shoppers who are not signed in. A guest's id is made at their first write, lives in a signed httpOnly cookie (ACCOUNT-2), and
 * reaches the graph in a short-lived token only. Needs `@fastify/cookie` with the session secret.
 */
export function createGuests(options: GuestOptions) {
  const key = new TextEncoder().encode(options.tokenSecret);
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: options.secure, signed: true } as const;
  /** Ids made in this very request, whose cookie the browser does not have yet. */
  const fresh = new WeakMap<FastifyRequest, string>();

  /** Requests whose cookie counts no longer. */
  const forgotten = new WeakSet<FastifyRequest>();

  const idOf = (request: FastifyRequest): string | undefined => {
    if (forgotten.has(request)) return undefined;
    const raw = request.cookies[cookieName];
    const signed = raw === undefined ? undefined : request.unsignCookie(raw);
    return signed?.valid ? signed.value : fresh.get(request);
  };

  return {
    idOf,

    /** The request's guest id, made now if there is none; the cookie lives on from here. */
    ensure(request: FastifyRequest, reply: FastifyReply): string {
      const guestId = idOf(request) ?? randomUUID();
      fresh.set(request, guestId);
      reply.setCookie(cookieName, guestId, { ...cookie, maxAge: cookieSeconds });
      return guestId;
    },

    forget(request: FastifyRequest, reply: FastifyReply): void {
      forgotten.add(request);
      reply.clearCookie(cookieName, cookie);
    },

    /** A bearer token for the graph that speaks for this guest for five minutes. */
    token: (guestId: string): Promise<string> =>
      new SignJWT({ kind: 'guest' })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(tokenIssuer)
        .setAudience(options.audience)
        .setSubject(guestId)
        .setIssuedAt()
        .setExpirationTime(tokenLifetime)
        .sign(key),
  };
}

export type Guests = ReturnType<typeof createGuests>;
