import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import { decodeCursor, encodeCursor } from '../application/order-cursor.ts';
import type { QueryResolvers } from '../resolver-types.gen.ts';
import { parseOrderFilter } from './order-filter.ts';
import { requireMembershipNumber } from './require-membership-number.ts';

/** Maximum number of orders on one page (ORDERS-26). */
const maximumPageSize = 50;

export const Query: QueryResolvers = {
  async orders(_parent, { first, after, filter }, context) {
    const membershipNumber = requireMembershipNumber(context);
    if (first < 1 || first > maximumPageSize)
      throw createBadUserInputError(`first must be from 1 to ${maximumPageSize}.`);
    const page = await context.searchOrders({
      membershipNumber,
      first,
      after: after == null ? undefined : decodeCursor(after),
      ...parseOrderFilter(filter),
    });
    const edges = page.entries.map(({ order, position }) => ({ cursor: encodeCursor(position), node: order }));
    return {
      edges,
      nodes: edges.map(({ node }) => node),
      pageInfo: { hasNextPage: page.hasNext, endCursor: page.endPosition ? encodeCursor(page.endPosition) : null },
      totalCount: page.total,
    };
  },

  order: (_parent, { orderNumber, email }, { findOrder }) => findOrder(orderNumber, email ?? null),
};
