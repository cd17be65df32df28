import type { HttpClient } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import type { TaxPort } from '../../application/ports.ts';
import { RefusedError } from '../../domain/refused-error.ts';
import { toTaxRequest, toTaxSummary } from './mapping.ts';
import { taxErrorWire, taxResponseWire } from './wire.ts';

/** The calculator's code when its lines are not those of the cart. */
const mismatchCode = 'CART_LINE_ITEMS_NOT_MISMATCH';

async function call(http: HttpClient, body: object): Promise<unknown> {
  try {
    return await http.json('/v1/calculate', { method: 'POST', body });
  } catch (error) {
    const isMismatch =
      error instanceof UpstreamError && taxErrorWire.safeParse(error.body).data?.errorCode === mismatchCode;
    throw isMismatch ? new RefusedError('LINES_MISMATCH', [], error) : error;
  }
}

/** The club's tax calculator. @throws RefusedError LINES_MISMATCH; UpstreamError; a ZodError for a response of another shape */
export function createTaxUpstream(http: HttpClient): TaxPort {
  return {
    async calculate(cart, market) {
      const body = toTaxRequest(cart, market);
      const response = taxResponseWire.parse(await call(http, body));
      // An amount for each line that was sent, and for no other (CHECKOUT-42).
      if (response.lines.length !== body.lines.length) throw new RefusedError('LINES_MISMATCH');
      return toTaxSummary(response);
    },
  };
}
