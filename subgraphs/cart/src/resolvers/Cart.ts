import { isCartReadyForCheckout } from '../application/check-checkout-readiness.ts';
import { getCartById } from '../application/get-cart.ts';
import { listDeliveryWindows } from '../application/list-delivery-windows.ts';
import { listShippingMethods } from '../application/list-shipping-methods.ts';
import { previewCartAtAddress, previewCartAtClub } from '../application/preview-cart.ts';
import { isServiceFeeUpToDate } from '../domain/service-fee.ts';
import {
  computeAmountToAvoidServiceFee,
  computeAmountToFreeDelivery,
  computeDiscountAmount,
  computeServiceFee,
  computeSubtotal,
  countItems,
} from '../domain/totals.ts';
import type { CartResolvers } from '../resolver-types.gen.ts';

export const Cart: CartResolvers = {
  __resolveReference: ({ id }, context) => getCartById(id, context),
  marketCode: ({ market }) => market.code,
  attemptId: ({ attemptId, isLocked }) => (isLocked ? attemptId : null),
  lines: ({ lines }) => [...lines],
  itemCount: countItems,
  delivery: (cart) => cart.delivery && { ...cart.delivery, cart },
  subtotal: computeSubtotal,
  discountAmount: computeDiscountAmount,
  serviceFee: computeServiceFee,
  isServiceFeeUpToDate: (cart, _arguments, { rules }) => isServiceFeeUpToDate(cart, rules.serviceFee),
  deliveryCharge: ({ delivery, shipping }) => (delivery?.method === 'DELIVERY' ? (shipping?.price ?? null) : null),
  isTaxIncluded: ({ isTaxIncluded }, _arguments, context) => isTaxIncluded ?? context.isTaxIncluded(),
  amountToFreeDelivery: computeAmountToFreeDelivery,
  amountToAvoidServiceFee: (cart, _arguments, { rules }) => computeAmountToAvoidServiceFee(cart, rules.serviceFee),
  isReadyForCheckout: (cart, _arguments, context) => isCartReadyForCheckout(cart, context),
  shippingMethods: (cart, _arguments, context) => listShippingMethods(cart, context),
  deliveryWindows: (cart, _arguments, context) => listDeliveryWindows(cart, context),
  previewAtClub: (cart, { clubKey }, context) => previewCartAtClub(cart, clubKey, context),
  previewAtAddress: (cart, { addressId }, context) => previewCartAtAddress(cart, addressId, context),
};
