import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** Creates the resolver of a form from the function that lists its errors; the type of an error is its reason. */
export const createReasonResolver =
  <Values extends FieldValues>(
    listErrors: (values: Values) => readonly { readonly field: string; readonly reason: string }[],
  ): Resolver<Values> =>
  (values) => {
    const errors = listErrors(values);
    if (errors.length === 0) return { values, errors: {} };
    const byField = errors.map(({ field, reason }) => [field, { type: reason }]);
    return { values: {}, errors: Object.fromEntries(byField) as FieldErrors<Values> };
  };
