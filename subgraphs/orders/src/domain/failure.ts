/** The failures of cancelling an order (ORDERS-52, ORDERS-53, ORDERS-54). */
export type Failure =
  /** Also for another shopper's order. */
  | { readonly type: 'OrderNotFound'; readonly code: 'ORDER_NOT_FOUND' }
  /** The order has progressed too far, or a guest placed it. */
  | { readonly type: 'OrderNotCancellable'; readonly code: 'ORDER_NOT_CANCELLABLE' }
  /** Order management does not have the order yet. */
  | { readonly type: 'OrderNotCancellable'; readonly code: 'ORDER_NOT_READY' };
