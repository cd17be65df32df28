import { useLingui } from '@lingui/react/macro';
import type { AddressFieldName } from '@tarima/markets/address-fields';
import type { AddressRules, Position } from '@tarima/markets/address-rules';
import { useEffect, useId, useRef, useState } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type AddressValues, checkAddress, type DefaultChoice, obstaclesOf } from './address-form-rules.ts';
import { type AddressLocation, smallestOf } from './address-location.ts';
import { AddressMap } from './address-map.tsx';
import { useAddressWords } from './address-words.ts';
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
  /** Whether the member may say if this is the default address. */
  readonly choice: DefaultChoice;
  /** Why the last try to save it failed. */
  readonly failure: string | undefined;
  /** Told what is in the form after each change, once there is one. */
  readonly onChange: (values: AddressValues, location: AddressLocation) => void;
  readonly onSave: (address: AddressToSave) => Promise<void>;
}

/** The address form: where the address is, how to find the door, who receives the order. */
export function AddressForm(props: AddressFormProps) {
  const { isNew, rules, capital, choice, failure, onChange, onSave } = props;
  const { t } = useLingui();
  const words = useAddressWords();
  const ways = useAddressLocation(props.initialLocation);
  const form = useForm<AddressValues>({ defaultValues: props.initialValues, mode: 'onTouched' });
  const [isSaving, setSaving] = useState(false);
  const values = form.watch();
  const { touchedFields, isDirty } = form.formState;
  const { address, fieldErrors } = checkAddress(values, ways.location, rules);
  const obstacles = obstaclesOf(values, ways.location, rules);

  const hasBegun = useRef(false);
  useEffect(() => {
    hasBegun.current ||= isDirty || ways.location !== props.initialLocation;
    if (hasBegun.current) onChange(values, ways.location);
  });

  const errorOf = (field: AddressFieldName & keyof AddressValues) => {
    const error = touchedFields[field] && fieldErrors.find((candidate) => candidate.field === field);
    return error ? words.fieldError(error) : undefined;
  };
  const submit = form.handleSubmit(async ({ isDefault }) => {
    if (!address || obstacles.length > 0 || isSaving) return;
    setSaving(true);
    const territoryId = smallestOf(ways.location.territories)?.id ?? null;
    await onSave({ written: address, territoryId, isDefault: choice === 'free' ? isDefault : true }).finally(() =>
      setSaving(false),
    );
  });

  return (
    <form noValidate onSubmit={submit} className="grid gap-6 lg:grid-cols-2">
      <div className="grid content-start gap-3">
        <LocationSearch ways={ways} />
        <ManualLocation ways={ways} />
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div className="lg:sticky lg:top-0 lg:h-[34rem]">
          <AddressMap ways={ways} rules={rules} capital={capital} />
        </div>
      </div>
      <div className="grid content-start gap-5">
        <Field
          {...form.register('description')}
          label={words.label('description')}
          hint={t`For example: green gate, second floor, ring twice.`}
          error={errorOf('description')}
          autoComplete="off"
          enterKeyHint="next"
        />
        <Field
          {...form.register('alias')}
          label={words.label('alias')}
          hint={t`For example: Home, Office.`}
          error={errorOf('alias')}
          autoComplete="off"
          enterKeyHint="next"
        />
        <Field
          {...form.register('name')}
          label={words.label('name')}
          error={errorOf('name')}
          autoComplete="name"
          autoCapitalize="words"
          enterKeyHint="next"
        />
        <PhoneField form={form} error={errorOf('phone')} />
        <DefaultCheckbox choice={choice} field={form.register('isDefault')} />
      </div>
      <FormEnd
        label={isNew ? t`Save address` : t`Update address`}
        obstacles={obstacles.map(words.obstacle)}
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
      {/* A saved first address makes the choice free: the fixed box and the form's own are two boxes. */}
      <input key={choice} {...state} id={id} type="checkbox" className="size-5 shrink-0 accent-sea" />
      <label htmlFor={id} className="flex min-h-11 items-center">
        {choice === 'forced' ? t`This will be your default address` : t`Set as my default address`}
      </label>
    </div>
  );
}

/** The button in view under the form, and in words why it cannot be pressed yet. */
function FormEnd({
  label,
  obstacles,
  failure,
  isSaving,
}: {
  label: string;
  obstacles: readonly string[];
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
        {obstacles.length > 0 && <p className="text-ink-soft">{obstacles.join(' ')}</p>}
      </div>
      <Button type="submit" className="shrink-0" disabled={obstacles.length > 0} busy={isSaving} aria-describedby={id}>
        {label}
      </Button>
    </div>
  );
}
