import type { CartUpdateAction } from '@commercetools/platform-sdk';
import type { CommerceApi } from '@tarima/commerce-client/client';
import { platformErrorOf } from '@tarima/commerce-client/errors';
import { everything } from '@tarima/commerce-client/everything';
import type { MarketCode } from '@tarima/markets/table';
import { cached } from '@tarima/service-kit/cached';
import { type CommercePort, Refused } from '../../domain/ports.ts';
import { holdActions, payableCart, refusalOf, taxActions, unreservedSkus } from './mapping.ts';
import { createPaymentCalls } from './payments.ts';
import { refusing } from './refusing.ts';
import { createRelease } from './release.ts';
import { isAddressOutdated } from './saved-address.ts';
import { cartSchema, customerSchema, orderSchema, taxCategorySchema, type WireCart } from './wire.ts';

/** Scopes of the store's credentials that paying needs: a locked cart obeys only who may lock. */
export const commerceScopes = ['manage_project', 'manage_locked_carts'] as const;

const taxCategoriesMs = 5 * 60_000;
/** The platform's ids look like this; nothing is asked for one that cannot be. */
const idPattern = /^[\w-]{1,64}$/;

/** The commerce platform as the saga uses it. */
export function createCommerceUpstream(commerce: CommerceApi): CommercePort {
  const rateCategories = cached(taxCategoriesMs, async () => {
    const categories = await everything(async (page) => {
      const { body } = await commerce.api.taxCategories().get({ queryArgs: page }).execute();
      return body.results;
    });
    const known = categories.map((category) => taxCategorySchema.parse(category));
    return new Map(known.flatMap(({ key, rates }) => rates.map(({ id }) => [id, key] as const)));
  });
  const mapped = async (cart: WireCart) => {
    const categories = await rateCategories.get();
    return payableCart(cart, (rateId) => categories.get(rateId));
  };

  const read = async (market: MarketCode, cartId: string): Promise<WireCart | undefined> => {
    if (!idPattern.test(cartId)) return undefined;
    try {
      const { body } = await commerce.inStore(market).carts().withId({ ID: cartId }).get().execute();
      return cartSchema.parse(body);
    } catch (error) {
      const platformError = platformErrorOf(error);
      if (platformError?.status === 404 || platformError?.status === 400) return undefined;
      throw (platformError && refusalOf(platformError)) ?? error;
    }
  };
  const update = (market: MarketCode, cart: { id: string; version: number }, actions: CartUpdateAction[]) =>
    refusing(async () => {
      const carts = commerce.inStore(market).carts();
      const body = { version: cart.version, actions };
      return cartSchema.parse((await carts.withId({ ID: cart.id }).post({ body }).execute()).body);
    });

  return {
    async findCustomer(membershipNumber) {
      try {
        const { body } = await commerce.api.customers().withKey({ key: membershipNumber }).get().execute();
        return customerSchema.parse(body);
      } catch (error) {
        if (platformErrorOf(error)?.status === 404) return undefined;
        throw error;
      }
    },

    async findCart(market, cartId) {
      const cart = await read(market, cartId);
      if (!cart) return undefined;
      const payable = await mapped(cart);
      const isOutdated = payable.isDelivery && (await isAddressOutdated(commerce, market, cart));
      return { ...payable, isAddressOutdated: isOutdated };
    },

    async holdCart(market, cart, { attemptId, minutes }) {
      const wire = await read(market, cart.id);
      if (!wire) throw new Refused('CART_ORDERED');
      // What was judged ready must be what is held.
      if (wire.version !== cart.version) throw new Refused('CART_CHANGED');
      const held = await update(market, wire, holdActions(wire, attemptId, minutes));
      const missing = unreservedSkus(held);
      if (missing.length > 0) throw new Refused('OUT_OF_STOCK', missing);
      return mapped(held);
    },

    writeTaxes: async (market, cart, fields) => mapped(await update(market, cart, taxActions(fields))),
    ...createRelease({ read, update }),
    ...createPaymentCalls(commerce),

    addPayment: async (market, cart, paymentId) =>
      mapped(await update(market, cart, [{ action: 'addPayment', payment: { typeId: 'payment', id: paymentId } }])),

    async createOrder(market, cart, orderNumber) {
      const reference = { typeId: 'cart' as const, id: cart.id };
      await refusing(() =>
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
        return orderSchema.parse(body).cart?.id;
      } catch (error) {
        if (platformErrorOf(error)?.status === 404) return undefined;
        throw error;
      }
    },
  };
}
