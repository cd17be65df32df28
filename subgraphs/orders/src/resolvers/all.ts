import type { Resolvers } from '../resolver-types.gen.ts';
import { cancelOrder } from './cancel-order.ts';
import { Order } from './Order.ts';
import { OrderLine } from './OrderLine.ts';
import { Query } from './Query.ts';

export const resolvers = { Query, Mutation: { cancelOrder }, Order, OrderLine } satisfies Resolvers;
