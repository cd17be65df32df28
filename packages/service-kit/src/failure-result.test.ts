import { expect, it } from 'vitest';
import { createFailureResult } from './failure-result.ts';

type Failures =
  | { readonly type: 'CartNotFound'; readonly code: 'CART_NOT_FOUND' }
  | { readonly type: 'QuantityLimitExceeded'; readonly code: 'QUANTITY_LIMIT_EXCEEDED'; readonly maximum: number };

const failureResult = createFailureResult<Failures>({
  CART_NOT_FOUND: { es: 'No hay carrito.', en: 'There is no cart.' },
  QUANTITY_LIMIT_EXCEEDED: ({ maximum }) => ({ es: `Hasta ${maximum}.`, en: `Up to ${maximum}.` }),
});

it('returns the type, the code and the message in the given language (ERRORS-29)', () => {
  expect(failureResult({ type: 'CartNotFound', code: 'CART_NOT_FOUND' }, 'es')).toEqual({
    __typename: 'CartNotFound',
    code: 'CART_NOT_FOUND',
    message: 'No hay carrito.',
  });
});

it('returns the fields of the failure and uses them in the message (ERRORS-29)', () => {
  const failure = { type: 'QuantityLimitExceeded', code: 'QUANTITY_LIMIT_EXCEEDED', maximum: 10 } as const;
  expect(failureResult(failure, 'en')).toEqual({
    __typename: 'QuantityLimitExceeded',
    code: 'QUANTITY_LIMIT_EXCEEDED',
    maximum: 10,
    message: 'Up to 10.',
  });
});
