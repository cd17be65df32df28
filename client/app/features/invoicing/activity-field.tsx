import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field, Select } from '../../ui/field.tsx';
import type { FieldProps } from './field-props.ts';
import { isFieldRequired } from './invoice-values.ts';
import { useEconomicActivitiesQuery } from './invoicing.gen.ts';
import { RetryList } from './territory-field.tsx';

/** A text without accents and letter case. */
const normalize = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The economic activity, from the country's list; a text narrows the list (INVOICING-8). */
export function ActivityField({ field, choice, controls, error }: FieldProps) {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const { data, error: failure, refetch } = useEconomicActivitiesQuery({});
  const chosen = controls.watch(field.name);
  const words = normalize(search).split(/\s+/);
  const activities = (data?.economicActivities ?? []).filter(({ id, name }) => {
    const text = normalize(`${id} ${name}`);
    return id === chosen || words.every((word) => text.includes(word));
  });
  return (
    <div className="grid gap-3">
      <Field
        type="search"
        label={t`Find your economic activity`}
        hint={t`Search by name or code.`}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        // Enter narrows the list; it does not submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={60}
      />
      <Select
        {...controls.register(field.name)}
        value={chosen}
        id={`invoice-${field.name}`}
        label={field.label}
        hint={isFieldRequired(field, choice) ? undefined : t`Optional`}
        error={error}
        disabled={!data}
        autoComplete="off"
      >
        <option value="">{!data && !failure ? t`Loading…` : t`Choose`}</option>
        {activities.map(({ id, name }) => (
          <option key={id} value={id}>
            {id} {name}
          </option>
        ))}
      </Select>
      {failure && <RetryList onRetry={() => void refetch()} />}
    </div>
  );
}
