import type { Language } from '@tarima/markets/table';
import { type FailureCode, messages } from './messages.ts';
import type { OrderNotCancellable, OrderNotFound } from './resolver-types.gen.ts';

/** The result for an order that the caller does not have: foreign and missing are the same. */
export const orderNotFound = (language: Language) =>
  failure('OrderNotFound', 'ORDER_NOT_FOUND', language) satisfies OrderNotFound;

/** The result for an order that has gone too far, or (`ORDER_NOT_READY`) not far enough. */
export const orderNotCancellable = (
  language: Language,
  code: Extract<FailureCode, 'ORDER_NOT_CANCELLABLE' | 'ORDER_NOT_READY'> = 'ORDER_NOT_CANCELLABLE',
) => failure('OrderNotCancellable', code, language) satisfies OrderNotCancellable;

function failure<TypeName extends string>(typeName: TypeName, code: FailureCode, language: Language) {
  return { __typename: typeName, code, message: messages[code][language] };
}
