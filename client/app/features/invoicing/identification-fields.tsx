import { useLingui } from '@lingui/react/macro';
import type { InvoiceFieldName } from '@tarima/markets/invoicing/fields';
import { applyMask } from '@tarima/markets/invoicing/identification';
import { Field, Select } from '../../ui/field.tsx';
import type { FieldProps } from './field-props.ts';
import { type InvoiceForm, listBuyerTypes } from './invoice-choice.ts';

/** A type and its identification, which takes the name, the mask and the example of the type. */
export function IdentificationFields({
  field,
  choice,
  controls,
  error,
  form,
  errorOf,
}: FieldProps & { form: InvoiceForm; errorOf: (name: InvoiceFieldName) => string | undefined }) {
  const { t } = useLingui();
  const isSecondary = field.name === 'secondaryIdType';
  const name = isSecondary ? 'secondaryIdentification' : 'identification';
  const types = isSecondary ? form.secondaryIdTypes : listBuyerTypes(form, choice);
  const type = types.find(({ id }) => id === controls.watch(field.name));
  const { mask = null, example = null } = type ?? {};
  const identification = controls.register(name);
  const genericLabel = form.fields.find((candidate) => candidate.name === name)?.label ?? '';
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        {...controls.register(field.name, { onChange: () => controls.setValue(name, '') })}
        id={`invoice-${field.name}`}
        label={field.label}
        error={error}
        autoComplete="off"
      >
        {types.length > 1 && <option value="">{t`Choose`}</option>}
        {types.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      <Field
        {...identification}
        id={`invoice-${name}`}
        label={type?.label ?? genericLabel}
        hint={example === null ? undefined : t`For example: ${example}`}
        error={errorOf(name)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputMode={mask !== null && !mask.includes('A') ? 'numeric' : 'text'}
        enterKeyHint="next"
        maxLength={40}
        className="figures"
        onChange={(event) => {
          const { value, selectionStart } = event.target;
          // While the text is edited in its middle, the mask would move the caret.
          if (selectionStart === value.length) event.target.value = applyMask(mask, value);
          return identification.onChange(event);
        }}
        onBlur={(event) => {
          event.target.value = applyMask(mask, event.target.value);
          return identification.onBlur(event);
        }}
      />
    </div>
  );
}
