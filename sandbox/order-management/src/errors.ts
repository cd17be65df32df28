/** An error in the API's format: `{ statusCode, errorCode, message }`. */
export class OrderManagementError extends Error {
  readonly statusCode: number;
  readonly errorCode:
    | 'BAD_REQUEST'
    | 'UNAUTHORIZED'
    | 'ORDER_NOT_THERE_YET'
    | 'ORDER_NOT_CANCELLABLE'
    | 'ORDER_NOT_PICKABLE'
    | 'ORDER_STATUS_FINAL'
    | 'PICK_NOT_REVERSIBLE';

  constructor(statusCode: number, errorCode: OrderManagementError['errorCode'], message: string) {
    super(message);
    this.name = 'OrderManagementError';
    this.statusCode = statusCode;
    this.errorCode = errorCode;
  }
}

/**
 * Creates the 417 error for an order that has not arrived from the commerce platform. Unknown orders and other members'
 * orders get the same response, because order management cannot distinguish them.
 */
export function createOrderMissingError(): OrderManagementError {
  return new OrderManagementError(417, 'ORDER_NOT_THERE_YET', 'The order is not in order management yet.');
}
