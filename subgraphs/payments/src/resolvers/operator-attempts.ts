import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import type { QueryResolvers } from '../resolver-types.gen.ts';
import { requireOperator } from './require-operator.ts';

const clean = (text: string | null | undefined) => text?.trim() || undefined;

export const operatorAttempts: QueryResolvers['operatorAttempts'] = async (_parent, args, context) => {
  requireOperator(context);
  const { first, filter, after } = args;
  const limit = context.operatorPageLimit;
  if (first < 1 || first > limit) throw createBadUserInputError(`first must be between 1 and ${limit}.`);
  const page = await context.operators.list(
    {
      text: clean(filter.text),
      orderNumber: clean(filter.orderNumber),
      cartId: clean(filter.cartId),
      membershipNumber: clean(filter.membershipNumber),
      reference: clean(filter.reference),
      statuses: filter.status ?? [],
    },
    first,
    after ?? undefined,
  );
  if (!page) throw createBadUserInputError('after is not a cursor of this list.');
  const { attempts, hasNextPage, endCursor } = page;
  return { nodes: [...attempts], pageInfo: { hasNextPage, endCursor } };
};

export const operatorAttempt: QueryResolvers['operatorAttempt'] = async (_parent, { id }, context) => {
  requireOperator(context);
  return (await context.operators.find(id)) ?? null;
};
