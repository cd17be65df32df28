import type { MarketCode } from '@tarima/markets/table';
import type { PayableCart } from '../../domain/cart.ts';
import type { TaxSummary } from '../../domain/ports.ts';
import type { TaxAnswer } from './wire.ts';

/** The category of what the platform taxes without one. */
const defaultCategory = 'standard';

/** The calculator's request: goods line by line, shipping and service fee apart. */
export function taxRequest(cart: PayableCart, market: MarketCode) {
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

/** The calculator's answer in the amounts that the cart keeps (CHECKOUT-38). */
export function taxSummary(answer: TaxAnswer): TaxSummary {
  const sum = (of: 'netCents' | 'grossCents') => answer.lines.reduce((total, line) => total + line[of], 0);
  return {
    priceWithTax: sum('grossCents'),
    priceWithoutTax: sum('netCents'),
    taxTotal: answer.totals.taxCents,
    totalsWithoutTax: answer.totals.netCents,
    shippingWithTax: answer.shipping.grossCents,
    shippingWithoutTax: answer.shipping.netCents,
    serviceFeeWithTax: answer.serviceFee.grossCents,
    serviceFeeWithoutTax: answer.serviceFee.netCents,
  };
}
