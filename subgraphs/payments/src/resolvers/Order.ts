import { createForbiddenError } from '@tarima/service-kit/graphql-errors';
import type { OrderResolvers } from '../resolver-types.gen.ts';

export const Order: OrderResolvers = {
  // The orders subgraph decides who can read an order, also by a guest's email, and proves it with the grant.
  refunds: async ({ orderNumber, readGrant }, _arguments, { refunds, hasReadGrant }) => {
    if (!hasReadGrant(orderNumber, readGrant ?? '')) throw createForbiddenError();
    return (await refunds.load(orderNumber)).map(({ requestedAt, completedAt, ...refund }) => ({
      ...refund,
      requestedAt: requestedAt.toISOString(),
      completedAt: completedAt?.toISOString() ?? null,
    }));
  },
};
