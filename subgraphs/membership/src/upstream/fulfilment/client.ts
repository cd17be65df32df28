import { createHttpClient } from '@tarima/service-kit/http-client';
import { z } from 'zod';
import type { FulfillmentClub } from '../../domain/profile-change.ts';
import { answered } from '../answered.ts';

const answerWire = z.object({
  locations: z.array(z.object({ code: z.string().regex(/^\d{4}$/), distance: z.number().nonnegative() })),
});

/** Which clubs deliver to a plus code (ADDRESSES-80). */
export interface Coverage {
  /** Nearest first; empty outside every club's coverage. Rejects with UPSTREAM_UNAVAILABLE. */
  clubsAt(plusCode: string): Promise<readonly FulfillmentClub[]>;
  close(): Promise<void>;
}

export interface CoverageOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
}

export function createCoverage({ baseUrl, apiKey }: CoverageOptions): Coverage {
  const http = createHttpClient({ upstream: 'fulfilment', baseUrl, headers: () => ({ 'x-api-key': apiKey }) });
  return {
    async clubsAt(plusCode) {
      const call = { method: 'POST', body: { plusCode } } as const;
      const { locations } = answerWire.parse(await answered('fulfilment', http.json('/fulfillment-clubs', call)));
      return locations.map(({ code, distance }) => ({ key: code, distanceKm: distance }));
    },
    close: () => http.close(),
  };
}
