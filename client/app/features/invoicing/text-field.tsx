import { useLingui } from '@lingui/react/macro';
import { Field } from '../../ui/field.tsx';
import type { FieldProps } from './field-props.ts';
import { isFieldRequired } from './invoice-values.ts';

const inputs = {
  name: { autoComplete: 'name', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  addressType: { autoComplete: 'street-address' },
} as const;

/** A text of the form: name, email address or address. */
export function TextField({ field, choice, controls, error }: FieldProps) {
  const { t } = useLingui();
  const { name, label, maxLength } = field;
  return (
    <Field
      {...controls.register(name)}
      {...inputs[name as keyof typeof inputs]}
      id={`invoice-${name}`}
      label={label}
      hint={isFieldRequired(field, choice) ? undefined : t`Optional`}
      error={error}
      enterKeyHint="next"
      {...(maxLength === null ? {} : { maxLength })}
    />
  );
}
