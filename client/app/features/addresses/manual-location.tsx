import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../i18n/use-locale.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Select } from '../../ui/field.tsx';
import { type TerritoryLevel, territoryLevels } from './address-location.ts';
import { useTerritoriesQuery } from './places.gen.ts';
import { useTerritoryNames } from './territory-names.ts';
import type { LocationControls } from './use-address-location.ts';

/** Selects for province, city and district, each filtered by the one above, as an alternative to search and map. */
export function ManualLocation({ controls }: { controls: LocationControls }) {
  const { language } = useLocale();
  const territoryName = useTerritoryNames();
  const { territories } = controls.location;
  const [province, city, district] = territoryLevels.map((level) => territoryName(level).toLocaleLowerCase(language));
  return (
    <Accordion
      title={
        <Trans>
          Choose {province}, {city} and {district} manually
        </Trans>
      }
      open={controls.location.hasManualTerritory}
    >
      <div className="grid gap-4">
        {territoryLevels.map((level, index) => {
          const parentLevel = territoryLevels[index - 1];
          const parentId = parentLevel && territories[parentLevel]?.id;
          return (
            <TerritorySelect
              // A change of the parent remounts the select, because its options change.
              key={`${level} ${parentId}`}
              controls={controls}
              level={level}
              label={territoryName(level)}
              parentId={parentId ?? null}
              isReady={parentLevel === undefined || parentId !== undefined}
            />
          );
        })}
      </div>
    </Accordion>
  );
}

function TerritorySelect({
  controls,
  level,
  label,
  parentId,
  isReady,
}: {
  controls: LocationControls;
  level: TerritoryLevel;
  label: string;
  parentId: string | null;
  isReady: boolean;
}) {
  const { t } = useLingui();
  const { data, error, refetch } = useTerritoriesQuery({ variables: { parentId }, skip: !isReady });
  const territories = data?.territories ?? [];
  return (
    <div>
      <Select
        label={label}
        value={controls.location.territories[level]?.id ?? ''}
        disabled={territories.length === 0}
        onChange={({ target }) =>
          controls.chooseTerritory(level, territories.find(({ id }) => id === target.value) ?? null)
        }
      >
        <option value="">{isReady && !data && !error ? t`Loading…` : t`Choose`}</option>
        {territories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
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
