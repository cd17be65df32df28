import type { Cart } from '../../domain/cart.ts';
import type { Failure, FailureOf, FailureType } from '../../domain/failure.ts';

/** The outcome of a command: the cart after it, or its failure. */
export type Outcome =
  | { readonly kind: 'done'; readonly cart: Cart }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** The result of a use case that changes a cart. */
export type CartResult<Type extends FailureType> = { readonly cart: Cart } | FailureOf<Type>;

export function fail(failure: Failure): { readonly kind: 'failed'; readonly failure: Failure } {
  return { kind: 'failed', failure };
}

/** The result of an outcome. `expected` are the failures of the use case. @throws Error for any other, which is a bug */
export function toCartResult<Type extends FailureType>(outcome: Outcome, expected: readonly Type[]): CartResult<Type> {
  return outcome.kind === 'done' ? { cart: outcome.cart } : expectFailure(outcome.failure, expected);
}

/** Narrows a failure to those that a use case has. @throws Error for any other, which is a bug */
export function expectFailure<Type extends FailureType>(failure: Failure, expected: readonly Type[]): FailureOf<Type> {
  if ((expected as readonly FailureType[]).includes(failure.type)) return failure as FailureOf<Type>;
  throw new Error(`A cart command failed with ${failure.code}, which is not among its results.`);
}
