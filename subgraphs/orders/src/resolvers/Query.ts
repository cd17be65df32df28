import { badUserInput, tooManyRequests } from '@tarima/service-kit/graphql-errors';
import type { Context } from '../context.ts';
import { cursorOf, placeOfCursor } from '../cursor.ts';
import { isPlacedWith } from '../domain/ownership.ts';
import type { QueryResolvers } from '../resolver-types.gen.ts';
import { signedIn } from './signed-in.ts';

/** The most orders of one page (ORDERS-26). */
const largestPage = 50;

export const Query: QueryResolvers = {
  async orders(_parent, { first, after }, context) {
    const membershipNumber = signedIn(context);
    if (first < 1 || first > largestPage) throw badUserInput(`first must be from 1 to ${largestPage}.`);
    const page = await context.list(membershipNumber, first, after == null ? undefined : placeOfCursor(after));
    const edges = page.entries.map(({ order, place }) => ({ cursor: cursorOf(place), node: order }));
    return {
      edges,
      nodes: edges.map(({ node }) => node),
      pageInfo: { hasNextPage: page.hasNext, endCursor: edges.at(-1)?.cursor ?? null },
      totalCount: page.total,
    };
  },

  async order(_parent, { orderNumber, email }, context) {
    const own = await context.findOwn(orderNumber);
    return own ?? (email == null ? null : await findGuestOrder(orderNumber, email, context));
  },
};

/**
 * A guest's order by its number and e-mail; few tries a minute, and null when either is wrong (ORDERS-16, ORDERS-17).
 */
async function findGuestOrder(orderNumber: string, email: string, { orders, admitLookUp }: Context) {
  if (!(await admitLookUp())) throw tooManyRequests();
  const order = await orders.load(orderNumber);
  return order && isPlacedWith(order, email) ? order : null;
}
