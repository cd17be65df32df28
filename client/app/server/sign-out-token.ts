import { randomBytes } from 'node:crypto';
import { isSameSecret } from '@tarima/service-kit/same-secret';
import type { FastifyReply, FastifyRequest } from 'fastify';

const cookieName = 'tarima.sign-out';
/** As long as a sign-out may stay at the identity provider's page. */
const cookieSeconds = 30 * 60;

/**
 * One-time tokens of sign-outs that the shop itself began: the browser holds one in a signed httpOnly cookie, and the return
 * from the identity provider names it in `?logout`. Nobody else's link can. Needs `@fastify/cookie` with the session secret.
 */
export function createSignOutTokens({ secure }: { readonly secure: boolean }) {
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure, signed: true } as const;
  return {
    /** A new token, whose cookie goes to the browser. */
    issue(reply: FastifyReply): string {
      const token = randomBytes(24).toString('base64url');
      reply.setCookie(cookieName, token, { ...cookie, maxAge: cookieSeconds });
      return token;
    },

    /** Whether the token is the browser's; it counts once. */
    take(request: FastifyRequest, reply: FastifyReply, token: string): boolean {
      const raw = request.cookies[cookieName];
      const signed = raw === undefined ? undefined : request.unsignCookie(raw);
      if (!signed?.valid || !signed.value || !isSameSecret(token, signed.value)) return false;
      reply.clearCookie(cookieName, cookie);
      return true;
    },
  };
}

export type SignOutTokens = ReturnType<typeof createSignOutTokens>;
