import { randomBytes } from 'node:crypto';
import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getCookieFlags } from './native-mode.ts';

const cookieName = 'tarima.sign-out';
/** As long as a sign-out may stay on the identity provider's page. */
const cookieSeconds = 30 * 60;

/**
 * One-time tokens of sign-outs that the shop began: the browser stores one in a signed HttpOnly cookie, and the
 * redirect from the identity provider has it in `?logout`, so that links cannot be forged. Needs `@fastify/cookie` with
 * the session secret.
 */
export function createSignOutTokens({ secure }: { readonly secure: boolean }) {
  const cookieFor = (request: FastifyRequest) =>
    ({ path: '/', httpOnly: true, signed: true, ...getCookieFlags(request, { sameSite: 'lax', secure }) }) as const;
  return {
    /** Creates a token and sets its cookie. */
    issue(reply: FastifyReply): string {
      const token = randomBytes(24).toString('base64url');
      reply.setCookie(cookieName, token, { ...cookieFor(reply.request), maxAge: cookieSeconds });
      return token;
    },

    /** Whether the token matches the browser's cookie; each token is valid once. */
    take(request: FastifyRequest, reply: FastifyReply, token: string): boolean {
      const raw = request.cookies[cookieName];
      const signed = raw === undefined ? undefined : request.unsignCookie(raw);
      if (!signed?.valid || !signed.value || !isSameSecret(token, signed.value)) return false;
      reply.clearCookie(cookieName, cookieFor(request));
      return true;
    },
  };
}

export type SignOutTokens = ReturnType<typeof createSignOutTokens>;
