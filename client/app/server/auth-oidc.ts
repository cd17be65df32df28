import { membershipNumberSchema } from '@tarima/markets/formats';
import { bulkhead } from 'cockatiel';
import * as oidc from 'openid-client';
import { z } from 'zod';
import type { Member, SignIn, Tokens } from './session.ts';

/** The people who sign in to a client: what it requests, and how it reads their claims. */
export interface OidcUsers<Person> {
  readonly scope: string;
  /** @throws ZodError for claims that no such person has */
  readonly readClaims: (claims: unknown) => Person;
}

export interface OidcOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Audience of access tokens: the graph. */
  readonly audience: string;
  readonly limits?: OidcLimits;
}

/** Limits of requests to the provider. */
export interface OidcLimits {
  readonly timeoutMs: number;
  /** Token requests at the same time; others wait for their turn, so that a busy provider answers each in time. */
  readonly maxTokenRequests: number;
}

/** The provider refused a person's token; they have to sign in again. */
export class SignInEndedError extends Error {
  override readonly name = 'SignInEndedError';
}

/** The provider did not respond as it should, so the member's state is unknown. Mapped to status 503 (ACCOUNT-14). */
export class IdentityUnavailableError extends Error {
  override readonly name = 'IdentityUnavailableError';
  readonly statusCode = 503;
}

/** Error codes of a token that is not valid, has expired or was revoked: RFC 6749 §5.2, RFC 6750 §3.1. */
const invalidTokenErrors = ['invalid_grant', 'invalid_token'];

/** Error codes with which providers refuse a token, by grant. Others concern the client or the provider. */
const refusedTokenErrors = {
  refresh: invalidTokenErrors,
  /** An invalid token to exchange is an invalid request (RFC 8693 §2.2.2). */
  exchange: ['invalid_request', ...invalidTokenErrors],
};

const defaultLimits: OidcLimits = { timeoutMs: 10_000, maxTokenRequests: 20 };

const claimsSchema = z.object({
  sub: z.string(),
  membership_number: membershipNumberSchema,
  email: z.string(),
  given_name: z.string(),
  family_name: z.string(),
});

/** Members of the club, with any provider whose claims include `membership_number`. */
export const memberUsers: OidcUsers<Member> = {
  scope: 'openid profile email offline_access',
  readClaims: (claims) => {
    const { sub, membership_number, email, given_name, family_name } = claimsSchema.parse(claims);
    return { subject: sub, membershipNumber: membership_number, email, firstName: given_name, lastName: family_name };
  },
};

/** The shop as an OpenID Connect client for one kind of people. */
export function createOidcClient<Person>(options: OidcOptions, people: OidcUsers<Person>) {
  const { timeoutMs, maxTokenRequests } = options.limits ?? defaultLimits;
  // A refresh token whose new one arrives too late is lost: its member has to sign in again.
  const tokenRequests = bulkhead(maxTokenRequests, Number.POSITIVE_INFINITY);
  let discovered: Promise<oidc.Configuration> | undefined;

  const discover = async () => {
    const plain = new URL(options.issuer).protocol === 'http:';
    return oidc.discovery(new URL(options.issuer), options.clientId, options.clientSecret, undefined, {
      timeout: timeoutMs / 1_000,
      // Plain http is only for a provider on this machine; id tokens are then verified by signature, not by TLS alone.
      execute: plain ? [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks] : [],
    });
  };
  /** Discovered on first use, so that the shop starts without its provider; a failure is not cached. */
  const configuration = (): Promise<oidc.Configuration> => {
    discovered ??= discover().catch((error) => {
      discovered = undefined;
      throw new IdentityUnavailableError('The identity provider is unreachable', { cause: error });
    });
    return discovered;
  };

  return {
    /** Returns the URL to redirect the browser to, and the values to keep until the callback. */
    async begin(signIn: {
      redirectUri: string;
      locale: string;
      loginHint?: string | undefined;
      /** Whether the provider begins with its page for a new password. */
      isReset?: boolean;
    }) {
      const config = await configuration();
      const pending = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: signIn.redirectUri,
        scope: people.scope,
        resource: options.audience,
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
        ui_locales: signIn.locale,
        ...(signIn.loginHint && { login_hint: signIn.loginHint }),
        // A session that the provider still has must not skip the page.
        ...(signIn.isReset && { prompt: 'login', screen_hint: 'reset-password' }),
      });
      return { url: url.href, pending };
    },

    /**
     * Exchanges the authorization code of the callback URL for the person and their tokens.
     * @throws errors of openid-client for an invalid URL, token or response
     */
    async finish(callback: URL, signIn: SignIn): Promise<{ person: Person; tokens: Tokens }> {
      const config = await configuration();
      const checks = {
        pkceCodeVerifier: signIn.verifier,
        expectedState: signIn.state,
        expectedNonce: signIn.nonce,
        idTokenExpected: true,
      };
      const response = await tokenRequests.execute(() => oidc.authorizationCodeGrant(config, callback, checks));
      return { person: people.readClaims(response.claims()), tokens: toTokens(response) };
    },

    /**
     * Refreshes tokens.
     * @throws SignInEndedError when the provider refuses the refresh token (ACCOUNT-19), IdentityUnavailableError when
     * it does not refresh it for another reason, such as too many requests or a wrong client secret
     */
    async renew(tokens: Tokens, now: number): Promise<Tokens> {
      const { refresh } = tokens;
      if (!refresh) throw new SignInEndedError('There is no refresh token');
      const config = await configuration();
      try {
        return toTokens(await tokenRequests.execute(() => oidc.refreshTokenGrant(config, refresh)), tokens, now);
      } catch (error) {
        throw (
          findTokenRefusal(error, 'refresh') ??
          new IdentityUnavailableError('The identity provider did not refresh a token', { cause: error })
        );
      }
    },

    /**
     * Exchanges the access token of another client, the club's app, for the person and tokens of the shop (RFC 8693).
     * @throws SignInEndedError when the provider refuses the token, IdentityUnavailableError when it does not respond, and
     * other errors when it does not let the shop exchange tokens, or when its response is invalid
     */
    async exchange(token: string): Promise<{ person: Person; tokens: Tokens }> {
      const config = await configuration();
      const parameters = {
        subject_token: token,
        subject_token_type: 'urn:ietf:params:oauth:token-type:access_token',
        audience: options.audience,
        scope: people.scope,
      };
      const response = await tokenRequests
        .execute(() => oidc.genericGrantRequest(config, 'urn:ietf:params:oauth:grant-type:token-exchange', parameters))
        .catch((error) => {
          throw mapExchangeError(error);
        });
      return { person: people.readClaims(response.claims()), tokens: toTokens(response) };
    },

    /** Revokes a member's tokens at the provider. */
    async revoke(tokens: Tokens): Promise<void> {
      if (tokens.refresh) await oidc.tokenRevocation(await configuration(), tokens.refresh);
    },

    /**
     * Revokes the tokens of another browser and ends its session at the provider, which could otherwise sign it in again. A
     * provider without `end_session` only revokes.
     */
    async revokeSession(tokens: Tokens): Promise<void> {
      if (!tokens.refresh) return;
      await oidc.tokenRevocation(await configuration(), tokens.refresh, { end_session: 'true' });
    },

    /** Returns the URL that ends the provider's session and redirects to `returnTo` with `state`. */
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

export type OidcClient<Person> = ReturnType<typeof createOidcClient<Person>>;

type TokenResponse = oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers;

/** Providers may omit unchanged tokens: the old ones are kept then. */
function toTokens(response: TokenResponse, old?: Tokens, now = Date.now()): Tokens {
  const id = response.id_token ?? old?.id;
  if (!id) throw new TypeError('The identity provider sent no id token');
  const refresh = response.refresh_token ?? old?.refresh;
  return {
    access: response.access_token,
    accessExpires: now + (response.expiresIn() ?? 0) * 1000,
    id,
    ...(refresh && { refresh }),
  };
}

/** Returns an error when the provider refused the token of a request; undefined when the request failed otherwise. */
function findTokenRefusal(error: unknown, grant: keyof typeof refusedTokenErrors): SignInEndedError | undefined {
  const isRefusal =
    error instanceof oidc.ResponseBodyError && error.status < 500 && refusedTokenErrors[grant].includes(error.error);
  return isRefusal ? new SignInEndedError(error.error, { cause: error }) : undefined;
}

/** The app can replace a refused token; a client that may not exchange tokens is a configuration error. */
function mapExchangeError(error: unknown): unknown {
  const refusal = findTokenRefusal(error, 'exchange');
  if (refusal) return refusal;
  const isProviderResponse =
    error instanceof oidc.ResponseBodyError || error instanceof oidc.WWWAuthenticateChallengeError;
  if (isProviderResponse && error.status < 500) return error;
  return new IdentityUnavailableError('The identity provider did not exchange a token', { cause: error });
}
