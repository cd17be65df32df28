import { createBadUserInputError } from '@tarima/service-kit/graphql-errors';
import type { InvoiceTarget } from '../application/invoicing/set-invoice.ts';

interface Arguments {
  readonly cartId?: string | null | undefined;
  readonly attemptId?: string | null | undefined;
}

/** @throws GraphQLError BAD_USER_INPUT unless exactly one id is given */
export function toInvoiceTarget({ cartId, attemptId }: Arguments): InvoiceTarget {
  if (cartId != null && attemptId == null) return { cartId };
  if (attemptId != null && cartId == null) return { attemptId };
  throw createBadUserInputError('Exactly one of cartId and attemptId is required.');
}
