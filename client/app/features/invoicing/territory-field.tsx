import { Trans, useLingui } from '@lingui/react/macro';
import { type InvoiceTerritoryField, invoiceTerritoryFields } from '@tarima/markets/invoicing/fields';
import { Select } from '../../ui/field.tsx';
import { useTerritoriesQuery } from '../addresses/index.ts';
import type { FieldProps } from './field-props.ts';
import { isFieldRequired } from './invoice-values.ts';

/** A territory level, filtered by the level above it; its list loads when that is chosen (INVOICING-9). */
export function TerritoryField({ field, choice, controls, error }: FieldProps) {
  const { t } = useLingui();
  const name = field.name as InvoiceTerritoryField;
  const level = invoiceTerritoryFields.indexOf(name);
  const parentField = invoiceTerritoryFields[level - 1];
  const parentId = parentField === undefined ? null : controls.watch(parentField);
  const isReady = parentId !== '';
  const { data, error: failure, refetch } = useTerritoriesQuery({ variables: { parentId }, skip: !isReady });
  const territories = data?.territories ?? [];
  return (
    <div>
      <Select
        // The options of another parent are another list.
        key={parentId}
        {...controls.register(name, {
          onChange: () => {
            for (const lower of invoiceTerritoryFields.slice(level + 1)) controls.setValue(lower, '');
          },
        })}
        // The value is set again when its options have loaded.
        value={controls.watch(name)}
        id={`invoice-${name}`}
        label={field.label}
        hint={isFieldRequired(field, choice) ? undefined : t`Optional`}
        error={error}
        disabled={territories.length === 0}
        autoComplete="off"
      >
        <option value="">{isReady && !data && !failure ? t`Loading…` : t`Choose`}</option>
        {territories.map(({ id, name: territory }) => (
          <option key={id} value={id}>
            {territory}
          </option>
        ))}
      </Select>
      {failure && <RetryList onRetry={() => void refetch()} />}
    </div>
  );
}

/** The button of a list that could not be loaded. */
export function RetryList({ onRetry }: { onRetry: () => void }) {
  return (
    <button type="button" className="min-h-11 font-semibold text-sea underline" onClick={onRetry}>
      <Trans>We couldn’t load the list. Try again.</Trans>
    </button>
  );
}
