import { itemCountOf, subtotalOf } from '../domain/order.ts';
import { isMembersOrder } from '../domain/ownership.ts';

import {
  isCancellable,
  isCancellationRequested,
  isInTransit,
  stageOf,
  statusCodeOf,
  statusLabelOf,
} from '../domain/status.ts';

import type { OrderResolvers } from '../resolver-types.gen.ts';

export const Order: OrderResolvers = {
  __resolveReference: ({ orderNumber }, { findOwn }) => findOwn(orderNumber),
  placedAt: ({ placedAt }) => placedAt,
  stage: (order) => stageOf(order),
  statusCode: (order) => statusCodeOf(order),
  statusLabel: (order, _arguments, { caller, transitRule }) => statusLabelOf(order, transitRule)[caller.language],
  isInTransit: (order, _arguments, { transitRule }) => isInTransit(order, transitRule),
  lines: ({ lines }) => [...lines],
  itemCount: (order) => itemCountOf(order),
  subtotal: (order) => subtotalOf(order),
  club: ({ clubKey }) => (clubKey === null ? null : { key: clubKey }),
  isCancellable: (order, _arguments, { membershipNumber, cancellableStatuses }) =>
    membershipNumber !== null && isMembersOrder(order) && isCancellable(order, cancellableStatuses),
  isCancellationRequested: (order) => isCancellationRequested(order),
};
