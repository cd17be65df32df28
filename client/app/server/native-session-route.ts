import { getAddressKey, type Throttle, throttleSeconds } from '@tarima/service-kit/throttle';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { IdentityUnavailableError, type OidcClient, SignInEndedError } from './auth-oidc.ts';
import type { MemberSignIn } from './member-sign-in.ts';
import { isNativeRequest } from './native-mode.ts';
import type { Member } from './session.ts';
import { isFromShopScript } from './trusted-request.ts';

export interface NativeSessionParts {
  readonly oidc: Pick<OidcClient<Member>, 'exchange'>;
  readonly memberSignIn: MemberSignIn;
  /** Limits sign-in attempts per IP address. */
  readonly signInThrottle: Pick<Throttle, 'admit'>;
  readonly originOf: (request: FastifyRequest) => string;
}

/** Access tokens of identity providers, JWTs included, are shorter. */
const exchangeBody = z.strictObject({ token: z.string().min(1).max(8_192) });

/**
 * `POST /auth/native-session` `{ token }`: signs the member of the club's app in to the shop, in native mode only. The app's
 * access token is exchanged at the provider for tokens of the shop and is neither stored nor logged (NATIVE-22, NATIVE-23).
 */
export function registerNativeSessionRoute(app: FastifyInstance, parts: NativeSessionParts): void {
  const { oidc, memberSignIn, signInThrottle, originOf } = parts;
  const reject = (request: FastifyRequest, reply: FastifyReply, status: number, code: string, message: string) =>
    reply.status(status).send({ code, message, requestId: request.id });

  app.post('/auth/native-session', { bodyLimit: 16 * 1024 }, async (request, reply) => {
    if (!isFromShopScript(request.headers, originOf(request)) || !isNativeRequest(request)) {
      return reject(request, reply, 403, 'FORBIDDEN', 'Only pages of the shop in the app may send this request.');
    }
    if (!(await signInThrottle.admit(`address:${getAddressKey(request.ip)}`))) {
      reply.header('retry-after', String(throttleSeconds));
      return reject(request, reply, 429, 'TOO_MANY_REQUESTS', 'Too many attempts to sign in; try again in a minute.');
    }
    const body = exchangeBody.safeParse(request.body);
    if (!body.success) return reject(request, reply, 400, 'BAD_USER_INPUT', 'token is expected.');
    try {
      const { person: member, tokens } = await oidc.exchange(body.data.token);
      const refusal = await memberSignIn.start(request, reply, { member, tokens, isFromApp: true });
      if (refusal) return reject(request, reply, 403, refusal, 'The membership does not allow a session.');
      return reply.status(204).send();
    } catch (error) {
      if (error instanceof SignInEndedError) {
        request.log.info({ reason: error.message }, 'the provider refused the token of the app');
        return reject(request, reply, 401, 'INVALID_TOKEN', 'The identity provider refused the token.');
      }
      request.log.error({ err: error }, 'the token of the app could not be exchanged');
      return error instanceof IdentityUnavailableError
        ? reject(request, reply, 503, 'IDENTITY_UNAVAILABLE', 'The identity provider is not responding.')
        : reject(request, reply, 502, 'IDENTITY_FAILED', 'The identity provider did not exchange the token.');
    }
  });
}
