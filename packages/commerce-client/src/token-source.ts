import { z } from 'zod';
import type { Transport } from './transport.ts';

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

/** A token is renewed this long before it ends, so that none expires on its way. */
const marginMs = 60_000;

export interface TokenSource {
  /** A valid access token; callers that come together wait for one request. @throws TokenError */
  get(): Promise<string>;
  /** Drops a token that the platform refused. */
  forget(token: string): void;
}

/** The platform's authorization server gave no token: wrong credentials, or it is down. */
export class TokenError extends Error {
  /** HTTP status of the authorization server; 0 without an answer. */
  readonly status: number;

  constructor(status: number, cause?: unknown) {
    super(`The commerce platform gave no access token (${status || 'no answer'})`, { cause });
    this.name = 'TokenError';
    this.status = status;
  }
}

/**
 * Client-credentials tokens (RFC 6749 §4.4), kept until shortly before they expire. The SDK's own middleware asks once
 * for every call that is waiting; after a restart under load that is a stampede.
 */
export function createTokenSource(
  options: { authUrl: string; clientId: string; clientSecret: string; projectKey: string; scopes?: readonly string[] },
  transport: Transport,
  now: () => number = Date.now,
): TokenSource {
  const basic = Buffer.from(`${options.clientId}:${options.clientSecret}`).toString('base64');
  const form = new URLSearchParams({ grant_type: 'client_credentials' });
  // Without `scope`, the platform grants all that this client has.
  if (options.scopes) form.set('scope', options.scopes.map((scope) => `${scope}:${options.projectKey}`).join(' '));
  let current: { token: string; expires: number } | undefined;
  let pending: Promise<string> | undefined;

  const request = async () => {
    const answer = await transport(`${options.authUrl}/oauth/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    }).catch((error: unknown) => {
      throw new TokenError(0, error);
    });
    if (answer.status !== 200) throw new TokenError(answer.status);
    const body = tokenSchema.parse(JSON.parse(await answer.text()));
    current = { token: body.access_token, expires: now() + body.expires_in * 1_000 - marginMs };
    return current.token;
  };

  return {
    async get() {
      if (current && current.expires > now()) return current.token;
      pending ??= request().finally(() => {
        pending = undefined;
      });
      return pending;
    },
    forget(token) {
      if (current?.token === token) current = undefined;
    },
  };
}
