import type { HttpClient } from '@tarima/service-kit/http-client';
import type { TaxPort } from '../../domain/ports.ts';
import { taxRequest, taxSummary } from './mapping.ts';
import { taxAnswerSchema } from './wire.ts';

/** The club's tax calculator. @throws UpstreamError, or a zod error for an answer of another shape */
export function createTaxUpstream(http: HttpClient): TaxPort {
  return {
    async calculate(cart, market) {
      const answer = await http.json('/v1/calculate', { method: 'POST', body: taxRequest(cart, market) });
      return taxSummary(taxAnswerSchema.parse(answer));
    },
  };
}
