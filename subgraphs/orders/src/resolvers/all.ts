import type { Resolvers } from '../resolver-types.gen.ts';
import { cancelOrder } from './cancel-order.ts';
import { Member } from './Member.ts';
import { Order } from './Order.ts';
import { OrderLine } from './OrderLine.ts';
import { Query } from './Query.ts';

export const resolvers = { Query, Mutation: { cancelOrder }, Member, Order, OrderLine } satisfies Resolvers;
