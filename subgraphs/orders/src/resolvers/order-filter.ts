import { toPlainText } from '@tarima/markets/plain-text';
import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import type { SearchOrdersQuery } from '../application/search-orders.ts';
import type { OrderFilterInput } from '../resolver-types.gen.ts';

/** Maximum number of months that the configuration of an order list allows. */
const maximumMonths = 60;
const maximumTextLength = 100;

/** Reads the filter of an order list; a blank text is absent. @throws GraphQLError BAD_USER_INPUT (ORDERS-322) */
export function parseOrderFilter(
  input: OrderFilterInput | null | undefined,
): Pick<SearchOrdersQuery, 'status' | 'months' | 'text'> {
  const months = input?.months ?? undefined;
  const text = toPlainText(input?.text ?? '') || undefined;
  if (months !== undefined && (months < 1 || months > maximumMonths)) {
    throw createBadUserInputError(`filter.months must be from 1 to ${maximumMonths}.`);
  }
  if (text !== undefined && text.length > maximumTextLength) {
    throw createBadUserInputError(`filter.text must have at most ${maximumTextLength} characters.`);
  }
  return { status: input?.status ?? undefined, months, text };
}
