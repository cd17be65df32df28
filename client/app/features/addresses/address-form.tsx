import { useLingui } from '@lingui/react/macro';
import type { AddressFieldName } from '@tarima/markets/address-fields';
import type { AddressRules, Position } from '@tarima/markets/address-rules';
import { useEffect, useId, useRef, useState } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type AddressValues, type DefaultChoice, findFormIssues, validateAddress } from './address-form-rules.ts';
import { type AddressLocation, getSmallestTerritory } from './address-location.ts';
import { AddressMap } from './address-map.tsx';
import { useAddressMessages } from './address-messages.ts';
import { LocationSearch } from './location-search.tsx';
import { ManualLocation } from './manual-location.tsx';
import { PhoneField } from './phone-field.tsx';
import { useAddressLocation } from './use-address-location.ts';
import type { AddressToSave } from './use-save-address.ts';

export interface AddressFormProps {
  readonly isNew: boolean;
  readonly rules: AddressRules;
  /** Where the map opens while nothing is found. */
  readonly capital: Position;
  readonly initialValues: AddressValues;
  readonly initialLocation: AddressLocation;
  /** How the form offers to make this the default address. */
  readonly choice: DefaultChoice;
  /** Why the last attempt to save failed, as a message. */
  readonly failure: string | undefined;
  /** Called after each render once the member has changed the form. */
  readonly onChange: (values: AddressValues, location: AddressLocation) => void;
  readonly onSave: (address: AddressToSave) => Promise<void>;
}

/** The address form: location, delivery instructions and recipient. */
export function AddressForm(props: AddressFormProps) {
  const { isNew, rules, capital, choice, failure, onChange, onSave } = props;
  const { t } = useLingui();
  const messages = useAddressMessages();
  const controls = useAddressLocation(props.initialLocation);
  const form = useForm<AddressValues>({ defaultValues: props.initialValues, mode: 'onTouched' });
  const [isSaving, setSaving] = useState(false);
  const values = form.watch();
  const { touchedFields, isDirty } = form.formState;
  const { address, fieldErrors } = validateAddress(values, controls.location, rules);
  const issues = findFormIssues(values, controls.location, rules);

  const hasChanged = useRef(false);
  useEffect(() => {
    hasChanged.current ||= isDirty || controls.location !== props.initialLocation;
    if (hasChanged.current) onChange(values, controls.location);
  });

  const errorOf = (field: AddressFieldName & keyof AddressValues) => {
    const error = touchedFields[field] && fieldErrors.find((candidate) => candidate.field === field);
    return error ? messages.fieldError(error) : undefined;
  };
  const submit = form.handleSubmit(async ({ isDefault }) => {
    if (!address || issues.length > 0 || isSaving) return;
    setSaving(true);
    const territoryId = getSmallestTerritory(controls.location.territories)?.id ?? null;
    await onSave({ address, territoryId, isDefault: choice === 'free' ? isDefault : true }).finally(() =>
      setSaving(false),
    );
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-6 lg:grid-cols-2">
      <div className="grid content-start gap-3">
        <LocationSearch controls={controls} />
        <ManualLocation controls={controls} />
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="lg:sticky lg:top-0 lg:h-[34rem]">
          <AddressMap controls={controls} rules={rules} capital={capital} />
        </div>
      </div>
      <div className="grid content-start gap-5">
        <Field
          {...form.register('description')}
          label={messages.label('description')}
          hint={t`For example: green gate, second floor, ring twice.`}
          error={errorOf('description')}
          autoComplete="off"
          enterKeyHint="next"
        />
        <Field
          {...form.register('alias')}
          label={messages.label('alias')}
          hint={t`For example: Home, Office.`}
          error={errorOf('alias')}
          autoComplete="off"
          enterKeyHint="next"
        />
        <Field
          {...form.register('name')}
          label={messages.label('name')}
          error={errorOf('name')}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
        />
        <PhoneField
          country={form.register('phoneCountry', { onChange: () => form.setValue('phone', '') })}
          phone={form.register('phone')}
          error={errorOf('phone')}
        />
        <DefaultCheckbox choice={choice} field={form.register('isDefault')} />
      </div>
      <FormFooter
        label={isNew ? t`Save address` : t`Update address`}
        issues={issues.map(messages.issue)}
        failure={failure}
        isSaving={isSaving}
      />
    </form>
  );
}

function DefaultCheckbox({ choice, field }: { choice: DefaultChoice; field: UseFormRegisterReturn }) {
  const { t } = useLingui();
  const id = useId();
  if (choice === 'hidden') return null;
  const state = choice === 'forced' ? { checked: true, disabled: true } : field;
  return (
    <div className="flex min-h-11 items-center gap-3">
      {/* The key separates the forced checkbox from the registered one: `choice` changes when the first address is saved. */}
      <input key={choice} {...state} id={id} type="checkbox" className="size-5 shrink-0 accent-sea" />
      <label htmlFor={id} className="flex min-h-11 items-center">
        {choice === 'forced' ? t`This will be your default address` : t`Set as my default address`}
      </label>
    </div>
  );
}

/** The save button with the issues that still disable it. */
function FormFooter({
  label,
  issues,
  failure,
  isSaving,
}: {
  label: string;
  issues: readonly string[];
  failure: string | undefined;
  isSaving: boolean;
}) {
  const id = useId();
  return (
    <div className="-bottom-5 z-10 -mx-5 -mb-5 flex flex-col gap-3 border-t border-line bg-paper px-5 py-4 md:sticky lg:col-span-2 lg:flex-row lg:items-center lg:justify-between">
      <div role="status" id={id} className="min-w-0 text-sm">
        {failure && (
          <p className="flex items-start gap-1.5 font-medium text-clay">
            <Icon name="alert" className="mt-0.5 size-4" />
            {failure}
          </p>
        )}
        {issues.length > 0 && <p className="text-ink-soft">{issues.join(' ')}</p>}
      </div>
      <Button type="submit" className="shrink-0" disabled={issues.length > 0} busy={isSaving} aria-describedby={id}>
        {label}
      </Button>
    </div>
  );
}
