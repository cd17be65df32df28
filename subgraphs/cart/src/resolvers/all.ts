import type { Resolvers } from '../resolver-types.gen.ts';
import { addItemsToCart } from './add-items-to-cart.ts';
import { addToCart } from './add-to-cart.ts';
import { Cart } from './Cart.ts';
import { CartDelivery } from './CartDelivery.ts';
import { CartLine } from './CartLine.ts';
import { CartPreview } from './CartPreview.ts';
import { changeCartLineQuantity } from './change-cart-line-quantity.ts';
import { HomeDelivery } from './HomeDelivery.ts';
import { mergeCarts } from './merge-carts.ts';
import { Order } from './Order.ts';
import { Query } from './Query.ts';
import { Reorder, ReorderLine } from './Reorder.ts';
import { recalculateServiceFee } from './recalculate-service-fee.ts';
import { refreshCartPrices } from './refresh-cart-prices.ts';
import { removeCartLine } from './remove-cart-line.ts';
import { restoreCart } from './restore-cart.ts';
import { setCartDelivery } from './set-cart-delivery.ts';
import { setDeliveryWindow } from './set-delivery-window.ts';
import { setPartialFulfillment } from './set-partial-fulfillment.ts';

// Every result has a `__typename`, so that unions need no resolver.
export const resolvers = {
  Query,
  Mutation: {
    addToCart,
    addItemsToCart,
    changeCartLineQuantity,
    removeCartLine,
    setCartDelivery,
    setDeliveryWindow,
    setPartialFulfillment,
    recalculateServiceFee,
    refreshCartPrices,
    mergeCarts,
    restoreCart,
  },
  Cart,
  CartPreview,
  CartLine,
  CartDelivery,
  HomeDelivery,
  Order,
  Reorder,
  ReorderLine,
} satisfies Resolvers;
