import { createHttpClient } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import { identityErrorWire } from './wire.ts';

export interface IdentityApiOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** Requests below `/v1/identities` of the identity provider. */
export interface IdentityApi {
  post(path: string, body: object): Promise<unknown>;
  remove(path: string): Promise<unknown>;
  close(): Promise<void>;
}

export function createIdentityApi({ baseUrl, apiKey }: IdentityApiOptions): IdentityApi {
  const http = createHttpClient({ upstream: 'identity', baseUrl, headers: () => ({ 'x-api-key': apiKey }) });
  return {
    post: (path, body) => http.json(`/v1/identities${path}`, { method: 'POST', body }),
    remove: (path) => http.json(`/v1/identities${path}`, { method: 'DELETE' }),
    close: () => http.close(),
  };
}

/** Club (4 digits), account (6) and card (4) of a membership number. */
export const splitMembershipNumber = (membershipNumber: string) => ({
  memberClub: membershipNumber.slice(0, 4),
  memberAccount: membershipNumber.slice(4, 10),
  memberCard: membershipNumber.slice(10),
});

/**
 * The result for an error of the API, by its code or else its status; `unavailable` while the provider is down.
 * @throws any other error, without the request that was refused
 */
export function toResult<Result extends string>(
  error: unknown,
  codes: Readonly<Record<string, Result>>,
  statuses: Readonly<Record<number, Result>> = {},
): Result | 'unavailable' {
  if (!(error instanceof UpstreamError)) throw error;
  if (error.isDown) return 'unavailable';
  const { errorCode = '' } = identityErrorWire.safeParse(error.body).data ?? {};
  const result = codes[errorCode] ?? statuses[error.status];
  if (result === undefined) throw error;
  return result;
}
