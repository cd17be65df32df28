import { listMethods } from '../../domain/payment-account.ts';
import type { PaymentMethod } from '../../domain/payment-method.ts';
import type { Ports } from '../ports.ts';
import type { Shopper } from '../shopper.ts';
import { findOwnCart } from './find-own-cart.ts';
import type { SagaSettings } from './settings.ts';

/** How a cart can be paid. */
export interface PaymentOptions {
  readonly methods: PaymentMethod[];
  /** Card networks. */
  readonly cardTypes: string[];
}

/** The methods for which the cart's club has an account, and the market's card networks; none for another shopper's cart (PAYMENTS-100). */
export async function getPaymentOptions(
  { ports, settings }: { readonly ports: Ports; readonly settings: Pick<SagaSettings, 'getCardTypes'> },
  shopper: Shopper,
  cartId: string,
): Promise<PaymentOptions> {
  const own = await findOwnCart(ports, shopper, cartId);
  if (!own) return { methods: [], cardTypes: [] };
  const { club, isDelivery } = own.cart;
  const accounts = await ports.payments.listPaymentAccounts({ market: shopper.market, club, isDelivery });
  const cardTypes = settings.getCardTypes(shopper.market);
  return { methods: listMethods(accounts, cardTypes), cardTypes: cardTypes.filter((type) => type !== 'PAYPAL') };
}
