import type { Resolvers } from '../resolver-types.gen.ts';
import { addToCart } from './add-to-cart.ts';
import { Cart } from './Cart.ts';
import { CartAtClub } from './CartAtClub.ts';
import { CartDelivery } from './CartDelivery.ts';
import { CartLine } from './CartLine.ts';
import { changeCartLineQuantity } from './change-cart-line-quantity.ts';
import { HomeDelivery } from './HomeDelivery.ts';
import { mergeCarts } from './merge-carts.ts';
import { Query } from './Query.ts';
import { refreshCartPrices } from './refresh-cart-prices.ts';
import { removeCartLine } from './remove-cart-line.ts';
import { restoreCart } from './restore-cart.ts';
import { setCartDelivery } from './set-cart-delivery.ts';
import { setDeliveryWindow } from './set-delivery-window.ts';
import { setPartialFulfillment } from './set-partial-fulfillment.ts';
import { settleServiceFee } from './settle-service-fee.ts';

// Every result has a `__typename`, so that unions need no resolver.
export const resolvers = {
  Query,
  Mutation: {
    addToCart,
    changeCartLineQuantity,
    removeCartLine,
    setCartDelivery,
    setDeliveryWindow,
    setPartialFulfillment,
    settleServiceFee,
    refreshCartPrices,
    mergeCarts,
    restoreCart,
  },
  Cart,
  CartAtClub,
  CartLine,
  CartDelivery,
  HomeDelivery,
} satisfies Resolvers;
