import { createHttpClient } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import type { Identities } from '../../application/ports.ts';

export interface IdentitiesOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** The identity provider's user identity API (ACCOUNT-35). Any other error status than 404 and 5xx is a bug and is thrown. */
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
        if (error.isDown) return 'unavailable';
        throw error;
      }
    },
    close: () => http.close(),
  };
}
