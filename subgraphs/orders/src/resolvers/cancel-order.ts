import type { Order } from '../domain/order.ts';
import { isMembersOrder } from '../domain/ownership.ts';
import { isCancellable, isCancellationRequested, stageOf } from '../domain/status.ts';
import { orderNotCancellable, orderNotFound } from '../errors.ts';
import type { MutationResolvers } from '../resolver-types.gen.ts';
import { signedIn } from './signed-in.ts';

/**
 * Asking twice is the same as asking once; order management has the last word on whether it is possible (ORDERS-51,
 * ORDERS-52).
 */
export const cancelOrder: MutationResolvers['cancelOrder'] = async (_parent, { input }, context) => {
  const membershipNumber = signedIn(context);
  const { language } = context.caller;
  const order = await context.findOwn(input.orderNumber);
  if (!order) return orderNotFound(language);
  if (!isMembersOrder(order)) return orderNotCancellable(language);
  if (isCancellationRequested(order) || stageOf(order) === 'CANCELLED') return success(order);
  if (order.status === null) return orderNotCancellable(language, 'ORDER_NOT_READY');
  if (!isCancellable(order, context.cancellableStatuses)) return orderNotCancellable(language);

  const outcome = await context.cancel(order, membershipNumber);
  switch (outcome.kind) {
    case 'requested':
      return success({ ...order, status: outcome.order.status });
    case 'refused':
      return orderNotCancellable(language);
    case 'unknown':
      return orderNotCancellable(language, 'ORDER_NOT_READY');
  }
};

const success = (order: Order) => ({ __typename: 'CancelOrderSuccess', order });
