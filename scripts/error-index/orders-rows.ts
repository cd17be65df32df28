import type { Failure } from '../../subgraphs/orders/src/domain/failure.ts';
import type { FailureRows } from './row.ts';

/** Failures of order commands. */
export const ordersRows: FailureRows<Failure> = {
  ORDER_NOT_FOUND: {
    types: ['OrderNotFound'],
    cause: 'an order number that does not exist, or of another shopper',
    place: 'notification',
    texts: ['We couldn’t find this order. Check My orders.'],
    next: 'my orders',
  },
  ORDER_NOT_CANCELLABLE: {
    types: ['OrderNotCancellable'],
    cause: 'an order that has progressed too far, was cancelled, or was placed by a guest',
    place: 'notification',
    texts: ['This order can no longer be cancelled. If you need help, contact your club.'],
    next: 'contact the club',
  },
  ORDER_NOT_READY: {
    types: ['OrderNotCancellable'],
    cause: 'an order that order management does not have yet (417)',
    place: 'notification',
    texts: ['We’re still processing this order. It hasn’t been cancelled; try again in a few minutes.'],
    next: 'cancel it in a few minutes',
  },
};
