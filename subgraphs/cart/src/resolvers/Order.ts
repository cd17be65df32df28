import { previewReorder } from '../application/preview-reorder.ts';
import type { OrderResolvers } from '../resolver-types.gen.ts';

export const Order: OrderResolvers = {
  // The lines are from the orders subgraph, which returns them only to a caller who can read the order (ORDERS-323).
  reorder: (order, { clubKey = null }, context) => previewReorder(order, clubKey, context),
};
