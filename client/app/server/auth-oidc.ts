import * as oidc from 'openid-client';
import { z } from 'zod';
import { membershipNumberSchema } from '../formats.ts';
import type { Member, SignIn, Tokens } from './session.ts';

export interface OidcOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What access tokens are asked for: the graph. */
  readonly audience: string;
}

/** The provider refuses to go on with a member's tokens: they have to sign in again. */
export class SignInEndedError extends Error {
  override readonly name = 'SignInEndedError';
}

/** The provider did not answer; nothing is known about the member. Answered 503 (ACCOUNT-14). */
export class IdentityUnavailableError extends Error {
  override readonly name = 'IdentityUnavailableError';
  readonly statusCode = 503;
}

const timeoutSeconds = 5;

const claimsSchema = z.object({
  sub: z.string(),
  membership_number: membershipNumberSchema,
  email: z.string(),
  given_name: z.string(),
  family_name: z.string(),
});

/** The shop as a client of its OpenID Connect provider: any provider that names members by `membership_number`. */
export function createOidcClient(options: OidcOptions) {
  let discovered: Promise<oidc.Configuration> | undefined;

  const discover = async () => {
    const plain = new URL(options.issuer).protocol === 'http:';
    return oidc.discovery(new URL(options.issuer), options.clientId, options.clientSecret, undefined, {
      timeout: timeoutSeconds,
      // Plain http is for a provider on this machine; id tokens are then checked by signature, not by TLS alone.
      execute: plain ? [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks] : [],
    });
  };
  /** Found at first use, so that the shop starts without its provider; a failure is not remembered. */
  const configuration = (): Promise<oidc.Configuration> => {
    discovered ??= discover().catch((error) => {
      discovered = undefined;
      throw new IdentityUnavailableError('The identity provider cannot be reached', { cause: error });
    });
    return discovered;
  };

  return {
    /** Where to send the browser, and what to keep until it comes back. */
    async begin(signIn: { redirectUri: string; locale: string; loginHint?: string | undefined }) {
      const config = await configuration();
      const kept = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: signIn.redirectUri,
        scope: 'openid profile email offline_access',
        resource: options.audience,
        state: kept.state,
        nonce: kept.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(kept.verifier),
        code_challenge_method: 'S256',
        ui_locales: signIn.locale,
        ...(signIn.loginHint && { login_hint: signIn.loginHint }),
      });
      return { url: url.href, kept };
    },

    /**
     * Trades the code of the callback's address for the member and their tokens.
     * @throws errors of openid-client for an address, token or answer that is not right
     */
    async finish(callback: URL, signIn: SignIn): Promise<{ member: Member; tokens: Tokens }> {
      const answer = await oidc.authorizationCodeGrant(await configuration(), callback, {
        pkceCodeVerifier: signIn.verifier,
        expectedState: signIn.state,
        expectedNonce: signIn.nonce,
        idTokenExpected: true,
      });
      const claims = claimsSchema.parse(answer.claims());
      return {
        member: {
          subject: claims.sub,
          membershipNumber: claims.membership_number,
          email: claims.email,
          firstName: claims.given_name,
          lastName: claims.family_name,
        },
        tokens: toTokens(answer),
      };
    },

    /**
     * New tokens in place of old ones.
     * @throws SignInEndedError when the provider refuses, IdentityUnavailableError when it does not answer
     */
    async renew(tokens: Tokens, now: number): Promise<Tokens> {
      if (!tokens.refresh) throw new SignInEndedError('There is no refresh token');
      const config = await configuration();
      try {
        return toTokens(await oidc.refreshTokenGrant(config, tokens.refresh), tokens, now);
      } catch (error) {
        if (error instanceof oidc.ResponseBodyError && error.status < 500) {
          throw new SignInEndedError(error.error, { cause: error });
        }
        throw new IdentityUnavailableError('The identity provider did not renew a token', { cause: error });
      }
    },

    /** Makes a member's tokens worthless at the provider. */
    async revoke(tokens: Tokens): Promise<void> {
      if (tokens.refresh) await oidc.tokenRevocation(await configuration(), tokens.refresh);
    },

    /** Where the browser ends the provider's own session; it comes back to `returnTo` with `state`. */
    async endUrl(end: { tokens: Tokens; returnTo: string; state: string; locale: string }): Promise<string> {
      return oidc.buildEndSessionUrl(await configuration(), {
        id_token_hint: end.tokens.id,
        post_logout_redirect_uri: end.returnTo,
        state: end.state,
        ui_locales: end.locale,
      }).href;
    },
  };
}

export type OidcClient = ReturnType<typeof createOidcClient>;

type Answer = oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers;

/** A provider need not send what has not changed: the old one stays then. */
function toTokens(answer: Answer, old?: Tokens, now = Date.now()): Tokens {
  const id = answer.id_token ?? old?.id;
  if (!id) throw new TypeError('The identity provider sent no id token');
  const refresh = answer.refresh_token ?? old?.refresh;
  return {
    access: answer.access_token,
    accessExpires: now + (answer.expiresIn() ?? 0) * 1000,
    id,
    ...(refresh && { refresh }),
  };
}
