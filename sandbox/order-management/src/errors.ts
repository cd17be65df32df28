/** A refusal in the API's own shape, `{ statusCode, errorCode, message }`. */
export class OrderManagementError extends Error {
  readonly statusCode: number;
  readonly errorCode: 'BAD_REQUEST' | 'UNAUTHORIZED' | 'ORDER_NOT_THERE_YET' | 'ORDER_NOT_CANCELLABLE';

  constructor(statusCode: number, errorCode: OrderManagementError['errorCode'], message: string) {
    super(message);
    this.name = 'OrderManagementError';
    this.statusCode = statusCode;
    this.errorCode = errorCode;
  }
}

/**
 * 417: the order has not arrived from the commerce platform. Order management cannot tell it from an order that does not
 * exist, and gives the same response for another member's order.
 */
export function orderNotThereYet(): OrderManagementError {
  return new OrderManagementError(417, 'ORDER_NOT_THERE_YET', 'The order is not in order management yet.');
}
