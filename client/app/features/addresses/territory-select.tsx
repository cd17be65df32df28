import { Trans, useLingui } from '@lingui/react/macro';
import { Select } from '../../ui/field.tsx';
import type { ChosenTerritory } from './address-location.ts';
import { useTerritoriesQuery } from './places.gen.ts';

/** A select of the provinces of the market, or of the children of a territory. */
export function TerritorySelect({
  id,
  label,
  parentId,
  isReady,
  chosenId,
  onChoose,
  error: fieldError,
}: {
  id?: string;
  label: string;
  /** Null: the provinces. */
  parentId: string | null;
  /** Whether the parent is chosen. */
  isReady: boolean;
  chosenId: string | undefined;
  onChoose: (territory: ChosenTerritory | null) => void;
  error?: string | undefined;
}) {
  const { t } = useLingui();
  const { data, error, refetch } = useTerritoriesQuery({ variables: { parentId }, skip: !isReady });
  const territories = data?.territories ?? [];
  return (
    <div>
      <Select
        {...(id === undefined ? {} : { id })}
        label={label}
        value={chosenId ?? ''}
        disabled={territories.length === 0}
        error={fieldError}
        onChange={({ target }) => onChoose(territories.find((territory) => territory.id === target.value) ?? null)}
      >
        <option value="">{isReady && !data && !error ? t`Loading…` : t`Choose`}</option>
        {territories.map((territory) => (
          <option key={territory.id} value={territory.id}>
            {territory.name}
          </option>
        ))}
      </Select>
      {error && (
        <button type="button" className="min-h-11 font-semibold text-sea underline" onClick={() => void refetch()}>
          <Trans>We couldn’t load the list. Try again.</Trans>
        </button>
      )}
    </div>
  );
}
