import { createHttpClient } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import type { Identities } from '../../domain/identities.ts';

export interface IdentitiesOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** The identity provider's user identity API (ACCOUNT-35). An answer that it does not describe is an error of ours. */
export function createIdentities({ baseUrl, apiKey }: IdentitiesOptions): Identities & { close(): Promise<void> } {
  const http = createHttpClient({ upstream: 'identity', baseUrl, headers: () => ({ 'x-api-key': apiKey }) });
  return {
    async delete(membershipNumber) {
      try {
        await http.json(`/v1/identities/${encodeURIComponent(membershipNumber)}`, { method: 'DELETE' });
        return 'deleted';
      } catch (error) {
        if (!(error instanceof UpstreamError)) throw error;
        if (error.status === 404) return 'not-found';
        if (error.status === 0 || error.status >= 500) return 'unavailable';
        throw error;
      }
    },
    close: () => http.close(),
  };
}
