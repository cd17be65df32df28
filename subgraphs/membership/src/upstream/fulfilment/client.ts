import { createHttpClient } from '@tarima/service-kit/http-client';
import { mapUpstreamErrors } from '@tarima/service-kit/upstream-error';
import type { Coverage } from '../../application/ports.ts';
import { fulfillmentClubsWire } from './wire.ts';

export interface CoverageOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** The fulfilment service's coverage. */
export function createCoverage({ baseUrl, apiKey }: CoverageOptions): Coverage & { close(): Promise<void> } {
  const http = createHttpClient({ upstream: 'fulfilment', baseUrl, headers: () => ({ 'x-api-key': apiKey }) });
  return {
    async findClubs(plusCode) {
      const call = { method: 'POST', body: { plusCode } } as const;
      const { locations } = fulfillmentClubsWire.parse(await mapUpstreamErrors(http.json('/fulfillment-clubs', call)));
      return locations.map(({ code, distance }) => ({ key: code, distanceKm: distance }));
    },
    close: () => http.close(),
  };
}
