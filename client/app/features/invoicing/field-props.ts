import type { UseFormReturn } from 'react-hook-form';
import type { InvoiceChoice } from './invoice-choice.ts';
import type { FormField, InvoiceValues } from './invoice-values.ts';

/** Properties of each field of the form. */
export interface FieldProps {
  readonly field: FormField;
  readonly choice: InvoiceChoice;
  readonly controls: UseFormReturn<InvoiceValues, unknown, InvoiceValues>;
  readonly error: string | undefined;
}
