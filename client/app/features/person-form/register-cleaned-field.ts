import { removeIllegalCharacters } from '@tarima/markets/applicant-rules';
import type { FocusEvent } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';

/** Properties of a text field whose illegal characters are removed when it is left (MEMBERSHIP-65). */
export function registerCleanedField<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: UseFormReturn<Values>,
  name: Name,
  error: string | undefined,
) {
  const field = form.register(name);
  return {
    ...field,
    id: name,
    error,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      const cleaned = removeIllegalCharacters(event.target.value);
      if (cleaned !== event.target.value) form.setValue(name, cleaned as PathValue<Values, Name>);
      return field.onBlur(event);
    },
  };
}
