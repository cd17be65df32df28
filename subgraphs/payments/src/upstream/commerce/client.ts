import type { CartUpdateAction } from '@commercetools/platform-sdk';
import type { CommerceApi } from '@tarima/commerce-client/client';
import { ensureCustomer } from '@tarima/commerce-client/ensure-customer';
import { isNotFound, PlatformError } from '@tarima/commerce-client/errors';
import { fetchAllPages } from '@tarima/commerce-client/fetch-all-pages';
import type { MarketCode } from '@tarima/markets/table';
import { createCachedValue } from '@tarima/service-kit/cached-value';
import type { Logger } from '@tarima/service-kit/logger';
import type { CommercePort } from '../../application/ports.ts';
import type { PayableCart } from '../../domain/cart.ts';
import { RefusedError } from '../../domain/refused-error.ts';
import { createInvoiceCalls } from './invoices.ts';
import { mapRefusals } from './map-refusals.ts';
import {
  createHoldActions,
  createTaxActions,
  findUnreservedSkus,
  isOpen,
  toPayableCart,
  toRefusedError,
} from './mapping.ts';
import { createPaymentCalls } from './payments.ts';
import { createRelease } from './release.ts';
import { isAddressOutdated } from './saved-address.ts';
import { type CartWire, cartWire, customerWire, orderWire, taxCategoryWire } from './wire.ts';

const taxCategoriesMs = 5 * 60_000;
/** The format of the platform's ids; any other id is not sent. */
const idPattern = /^[\w-]{1,64}$/;

/** The commerce platform's carts, customers, payments and orders. */
export function createCommerceUpstream(commerce: CommerceApi, logger: Pick<Logger, 'error'>): CommercePort {
  const rateCategories = createCachedValue('tax rates', taxCategoriesMs, async () => {
    const categories = await fetchAllPages(async (page) => {
      const { body } = await commerce.api.taxCategories().get({ queryArgs: page }).execute();
      return body.results;
    });
    const known = categories.map((category) => taxCategoryWire.parse(category));
    return new Map(known.flatMap(({ key, rates }) => rates.map(({ id }) => [id, key] as const)));
  });
  /** The platform's carts of the carts that were read: what is held is what was checked, and need not be read again. */
  const wires = new WeakMap<PayableCart, CartWire>();
  const mapCart = async (cart: CartWire) => {
    const categories = await rateCategories.get();
    return toPayableCart(cart, (rateId) => categories.get(rateId));
  };

  const read = async (market: MarketCode, cartId: string): Promise<CartWire | undefined> => {
    if (!idPattern.test(cartId)) return undefined;
    try {
      const { body } = await commerce.inStore(market).carts().withId({ ID: cartId }).get().execute();
      return cartWire.parse(body);
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      if (isNotFound(error) || error.status === 400) return undefined;
      throw toRefusedError(error) ?? error;
    }
  };
  /**
   * Runs a change of a cart. The platform refuses with `InvalidOperation` a change of an ordered cart, and also one that its
   * configuration makes impossible: the state of the cart tells which, and the second is logged for the operators.
   */
  const change = async <Result>(market: MarketCode, cartId: string, call: () => Promise<Result>): Promise<Result> => {
    try {
      return await mapRefusals(call);
    } catch (error) {
      const cause = error instanceof RefusedError ? error.cause : undefined;
      if (!(cause instanceof PlatformError) || cause.code !== 'InvalidOperation') throw error;
      const cart = await read(market, cartId);
      if (!cart || !isOpen(cart)) throw new RefusedError('CART_ORDERED', [], cause);
      logger.error({ err: cause, cartId }, 'the commerce platform refused the change of an open cart');
      throw error;
    }
  };
  const update = (market: MarketCode, cart: { id: string; version: number }, actions: CartUpdateAction[]) =>
    change(market, cart.id, async () => {
      const carts = commerce.inStore(market).carts();
      const body = { version: cart.version, actions };
      return cartWire.parse((await carts.withId({ ID: cart.id }).post({ body }).execute()).body);
    });

  return {
    async findCustomer(membershipNumber) {
      try {
        const { body } = await commerce.api.customers().withKey({ key: membershipNumber }).get().execute();
        return customerWire.parse(body);
      } catch (error) {
        if (isNotFound(error)) return undefined;
        throw error;
      }
    },

    ensureCustomer: (profile) => mapRefusals(() => ensureCustomer(commerce, profile)),

    async findCart(market, cartId) {
      const wire = await read(market, cartId);
      if (!wire) return undefined;
      const payable = await mapCart(wire);
      const isOutdated = payable.isDelivery && (await isAddressOutdated(commerce, market, wire));
      const cart = { ...payable, isAddressOutdated: isOutdated };
      wires.set(cart, wire);
      return cart;
    },

    async holdCart(market, cart, { attemptId, minutes }) {
      const wire = wires.get(cart) ?? (await read(market, cart.id));
      if (!wire) throw new RefusedError('CART_ORDERED');
      // Only the version that was checked may be held.
      if (wire.version !== cart.version) throw new RefusedError('CART_CHANGED');
      const held = await update(market, wire, createHoldActions(wire, attemptId, minutes));
      const missing = findUnreservedSkus(held);
      if (missing.length > 0) throw new RefusedError('OUT_OF_STOCK', missing);
      return mapCart(held);
    },

    writeTaxes: async (market, cart, fields) => mapCart(await update(market, cart, createTaxActions(fields))),
    ...createRelease({ read, update }),
    ...createPaymentCalls(commerce),
    ...createInvoiceCalls(commerce, update),

    addPayment: async (market, cart, paymentId) =>
      mapCart(await update(market, cart, [{ action: 'addPayment', payment: { typeId: 'payment', id: paymentId } }])),

    async createOrder(market, cart, orderNumber) {
      const reference = { typeId: 'cart' as const, id: cart.id };
      await change(market, cart.id, () =>
        commerce
          .inStore(market)
          .orders()
          .post({
            body: { cart: reference, version: cart.version, orderNumber, orderState: 'Open', paymentState: 'Paid' },
          })
          .execute(),
      );
    },

    async findOrderedCart(market, orderNumber) {
      try {
        const orders = commerce.inStore(market).orders();
        const { body } = await orders.withOrderNumber({ orderNumber }).get().execute();
        return orderWire.parse(body).cart?.id;
      } catch (error) {
        if (isNotFound(error)) return undefined;
        throw error;
      }
    },
  };
}
