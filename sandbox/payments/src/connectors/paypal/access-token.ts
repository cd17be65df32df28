import type { HttpClient } from '@tarima/service-kit/http-client';
import { toProviderError } from '../provider-error.ts';
import { tokenWire } from './wire.ts';

export interface PaypalCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A token is renewed this long before it expires. */
const marginMs = 60_000;

/** Returns access tokens (OAuth 2 client credentials), which are kept until shortly before they expire. */
export function createTokenSource(getHttp: () => HttpClient, { clientId, clientSecret }: PaypalCredentials) {
  let current: { readonly token: string; readonly expiresAt: number } | undefined;
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;

  return {
    async get(): Promise<string> {
      if (current && current.expiresAt > Date.now()) return current.token;
      const call = { fields: { grant_type: 'client_credentials' }, headers: { authorization } };
      const response = await getHttp()
        .form('/v1/oauth2/token', call)
        .catch((error) => {
          throw toProviderError(error);
        });
      const { access_token: token, expires_in } = tokenWire.parse(response);
      current = { token, expiresAt: Date.now() + expires_in * 1_000 - marginMs };
      return token;
    },
    /** Forgets the token, because PayPal has rejected it. */
    reset() {
      current = undefined;
    },
  };
}
