import { z } from 'zod';
import type { Transport } from './transport.ts';

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** A token is renewed this long before it expires, so that it is still valid when the platform receives it. */
const renewalMarginMs = 60_000;

export interface TokenSource {
  /** A valid access token; concurrent callers share one request. @throws TokenError */
  get(): Promise<string>;
  /** Discards a token that the platform refused. */
  invalidate(token: string): void;
}

/** The authorization server issued no token: the credentials are wrong or the server is down. */
export class TokenError extends Error {
  /** HTTP status of the authorization server; 0 without a response. */
  readonly status: number;

  constructor(status: number, cause?: unknown) {
    super(`The commerce platform issued no access token (${status || 'no response'})`, { cause });
    this.name = 'TokenError';
    this.status = status;
  }
}

/**
 * Requests client-credentials tokens (RFC 6749 §4.4) and caches them until shortly before they expire. The SDK's own
 * middleware sends one token request per waiting call, which overloads the server after a restart under load.
 */
export function createTokenSource(
  options: { authUrl: string; clientId: string; clientSecret: string },
  transport: Transport,
  now: () => number = Date.now,
): TokenSource {
  const basic = Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64');
  // Without `scope`, the platform grants all scopes of the client.
  const form = new URLSearchParams({ grant_type: 'client_credentials' });
  let current: { token: string; expiresAt: number } | undefined;
  let pending: Promise<string> | undefined;

  const request = async () => {
    const response = await transport(`${options.authUrl}/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    }).catch((error: unknown) => {
      throw new TokenError(0, error);
    });
    if (response.status !== 200) throw new TokenError(response.status);
    const body = tokenSchema.parse(JSON.parse(await response.text()));
    current = { token: body.access_token, expiresAt: now() + body.expires_in * 1_000 - renewalMarginMs };
    return current.token;
  };

  return {
    async get() {
      if (current && current.expiresAt > now()) return current.token;
      pending ??= request().finally(() => {
        pending = undefined;
      });
      return pending;
    },
    invalidate(token) {
      if (current?.token === token) current = undefined;
    },
  };
}
