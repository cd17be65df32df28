import { type Money, money } from '@tarima/markets/money';
import type { Logger } from '@tarima/service-kit/logger';
import { hashLines, isReadyForCheckout } from '../../domain/cart.ts';
import { type CartNotReady, cartNotReady, type PaymentServiceUnavailable } from '../../domain/failure.ts';
import type { Ports } from '../ports.ts';
import type { Shopper } from '../shopper.ts';
import { findOwnCart } from './find-own-cart.ts';

/** Taxes of a cart as the tax calculator returns them. */
export interface CartTaxes {
  readonly type: 'CartTaxes';
  readonly total: Money;
  readonly totalWithoutTax: Money;
  readonly taxTotal: Money;
  readonly lineHash: string;
}

export type CartTaxesResult = CartTaxes | CartNotReady | PaymentServiceUnavailable;

/** Calculates the taxes of the shopper's cart; writes nothing (CHECKOUT-102). */
export async function getCartTaxes(
  { ports, logger }: { readonly ports: Pick<Ports, 'commerce' | 'tax'>; readonly logger: Pick<Logger, 'warn'> },
  shopper: Shopper,
  cartId: string,
): Promise<CartTaxesResult> {
  const own = await findOwnCart(ports, shopper, cartId);
  if (!own || !isReadyForCheckout(own.cart)) return cartNotReady;
  const { cart } = own;
  try {
    const { totalsWithoutTax, taxTotal } = await ports.tax.calculate(cart, shopper.market);
    const { currency } = cart.total;
    return {
      type: 'CartTaxes',
      total: money(totalsWithoutTax + taxTotal, currency),
      totalWithoutTax: money(totalsWithoutTax, currency),
      taxTotal: money(taxTotal, currency),
      lineHash: hashLines(cart),
    };
  } catch (error) {
    logger.warn({ err: error, cartId }, 'failed to calculate the taxes of a cart');
    return { type: 'PaymentServiceUnavailable', code: 'ERROR_WITH_TAX_CALCULATOR' };
  }
}
