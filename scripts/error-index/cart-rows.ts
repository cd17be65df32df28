import type { Failure } from '../../subgraphs/cart/src/domain/failure.ts';
import type { FailureRows } from './row.ts';

const repeatedWrite = 'the store repeats a write that conflicts with another one, up to 10 times';
const changeCart = 'change the cart again';

/** Failures of cart commands. The index adds what the shop does after its message (`cart-failure-action.ts`). */
export const cartRows: FailureRows<Failure> = {
  INVALID_QUANTITY: {
    types: ['InvalidQuantity'],
    cause: 'a quantity below 1',
    place: 'notification',
    next: 'enter another quantity',
  },
  QUANTITY_LIMIT_EXCEEDED: {
    types: ['QuantityLimitExceeded'],
    samples: [{ maximum: 99 }],
    cause: 'more of one product than an order can include',
    place: 'notification',
    next: 'choose a smaller quantity',
  },
  LINE_LIMIT_EXCEEDED: {
    types: ['LineLimitExceeded'],
    samples: [{ maximum: 200 }],
    cause: 'more lines than the market configures (`cart.maxLines`)',
    place: 'notification; the merge question shows it in place',
    next: 'remove a product',
  },
  OUT_OF_STOCK: {
    types: ['OutOfStock'],
    samples: [{ availableQuantity: 3 }, { availableQuantity: 0 }],
    cause: 'the commerce platform has less stock at the club than the quantity',
    place: 'notification',
    next: 'choose a smaller quantity or another club',
  },
  PRODUCT_UNAVAILABLE: {
    types: ['ProductUnavailable'],
    cause: 'an unknown SKU, or a product without a price in the country',
    place: 'notification',
    next: 'choose another product',
  },
  CLUB_UNAVAILABLE: {
    types: ['ClubUnavailable'],
    cause: 'an unknown club, one of another country, or one that takes no online orders',
    place: 'notification',
    next: 'choose another club',
  },
  DELIVERY_UNAVAILABLE: {
    types: ['DeliveryUnavailable'],
    cause: 'an unknown address, or one to which no club delivers (fulfilment)',
    place: 'notification',
    next: 'choose another address, or pickup',
  },
  DELIVERY_WINDOW_UNAVAILABLE: {
    types: ['DeliveryWindowUnavailable'],
    cause: 'a window that fulfilment no longer offers, or without capacity for the cart',
    place: 'notification, with the current windows',
    next: 'choose another time',
  },
  SERVICE_FEE_UNAVAILABLE: {
    types: ['ServiceFeeUnavailable'],
    cause: 'the commerce platform has no service fee for the market',
    repeated: 'the shop repeats it after the waits of the market (`serviceFee.retryWaitsSeconds`)',
    logged: 'error: “the service fee is due and cannot be charged”, with the market',
    place: 'order summary of the cart page',
    next: 'try again',
  },
  CART_NOT_FOUND: {
    types: ['CartNotFound'],
    cause: 'a command for a shopper without a cart',
    place: 'notification',
    next: 'add a product',
  },
  CART_LINE_NOT_FOUND: {
    types: ['CartLineNotFound'],
    cause: 'a line that another tab or device removed',
    place: 'notification',
    next: changeCart,
  },
  CART_BUSY: {
    types: ['CartBusy'],
    cause: 'other changes of the cart at the same time (409 of the commerce platform)',
    repeated: repeatedWrite,
    place: 'notification',
    next: changeCart,
  },
  CART_LOCKED_BY_PAYMENT: {
    types: ['CartLockedByPayment'],
    cause: 'a checkout attempt holds the cart',
    place: 'notification',
    next: 'finish or cancel the payment on the cart page',
  },
  COMMAND_CONFLICT: {
    types: ['CommandConflict'],
    cause: 'a command id that was used for another change',
    place: 'notification',
    next: changeCart,
  },
  COMMAND_EXPIRED: {
    types: ['CommandExpired'],
    cause: 'a repeated command whose result is no longer stored',
    place: 'notification',
    next: 'check the cart',
  },
  NOTHING_TO_MERGE: {
    types: ['NothingToMerge'],
    cause: 'a merge without a guest’s cart, because another tab has merged it',
    place: 'notification',
    next: 'continue with the cart',
  },
};
