import type { MarketCode } from '@tarima/markets/table';
import type { TaxSummary } from '../../application/ports.ts';
import type { PayableCart } from '../../domain/cart.ts';
import type { TaxResponse } from './wire.ts';

/** The tax category of lines that have none on the platform. */
const defaultCategory = 'standard';

/** The calculator's request: each product line, and the shipping and service fee amounts. */
export function toTaxRequest(cart: PayableCart, market: MarketCode) {
  const fees = cart.lines.filter((line) => line.isServiceFee);
  return {
    country: market,
    currency: cart.total.currency,
    lines: cart.lines
      .filter((line) => !line.isServiceFee)
      .map(({ sku, quantity, unitCents, taxCategory }) => ({
        sku,
        quantity,
        unitPriceCents: unitCents,
        taxCategory: taxCategory ?? defaultCategory,
      })),
    shippingCents: cart.shippingCents,
    serviceFeeCents: fees.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0),
  };
}

/** The amounts for the cart's custom fields (CHECKOUT-38). */
export function toTaxSummary(response: TaxResponse): TaxSummary {
  const sum = (of: 'netCents' | 'grossCents') => response.lines.reduce((total, line) => total + line[of], 0);
  return {
    priceWithTax: sum('grossCents'),
    priceWithoutTax: sum('netCents'),
    taxTotal: response.totals.taxCents,
    totalsWithoutTax: response.totals.netCents,
    shippingWithTax: response.shipping.grossCents,
    shippingWithoutTax: response.shipping.netCents,
    serviceFeeWithTax: response.serviceFee.grossCents,
    serviceFeeWithoutTax: response.serviceFee.netCents,
  };
}
