import type { HttpClient } from '@tarima/service-kit/http-client';
import type { TaxPort } from '../../application/ports.ts';
import { toTaxRequest, toTaxSummary } from './mapping.ts';
import { taxResponseWire } from './wire.ts';

/** The club's tax calculator. @throws UpstreamError, or a ZodError for a response of another shape */
export function createTaxUpstream(http: HttpClient): TaxPort {
  return {
    async calculate(cart, market) {
      const response = await http.json('/v1/calculate', { method: 'POST', body: toTaxRequest(cart, market) });
      return toTaxSummary(taxResponseWire.parse(response));
    },
  };
}
