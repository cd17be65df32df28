import type { Language } from '@tarima/markets/table';
import { type FailureCode, messages } from './messages.ts';
import type { OrderNotCancellable, OrderNotFound } from './resolver-types.gen.ts';

/** The result for another shopper's order and for one that does not exist (ORDERS-54). */
export const orderNotFound = (language: Language) =>
  failure('OrderNotFound', 'ORDER_NOT_FOUND', language) satisfies OrderNotFound;

/** The result for an order that has gone too far, or (`ORDER_NOT_READY`) not far enough (ORDERS-52, ORDERS-53). */
export const orderNotCancellable = (
  language: Language,
  code: Extract<FailureCode, 'ORDER_NOT_CANCELLABLE' | 'ORDER_NOT_READY'> = 'ORDER_NOT_CANCELLABLE',
) => failure('OrderNotCancellable', code, language) satisfies OrderNotCancellable;

function failure<TypeName extends string>(typeName: TypeName, code: FailureCode, language: Language) {
  return { __typename: typeName, code, message: messages[code][language] };
}
