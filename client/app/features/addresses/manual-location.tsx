import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../i18n/use-locale.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { Select } from '../../ui/field.tsx';
import { type TerritoryLevel, territoryLevels } from './address-location.ts';
import { useTerritoriesQuery } from './places.gen.ts';
import { useTerritoryWords } from './territory-words.ts';
import type { LocationWays } from './use-address-location.ts';

/** Province, city and district from lists, each of the one above it, for an address without the map or a search. */
export function ManualLocation({ ways }: { ways: LocationWays }) {
  const { language } = useLocale();
  const wordFor = useTerritoryWords();
  const { territories } = ways.location;
  const [province, city, district] = territoryLevels.map((level) => wordFor(level).toLocaleLowerCase(language));
  return (
    <Accordion
      title={
        <Trans>
          Choose {province}, {city} and {district} manually
        </Trans>
      }
      open={ways.location.isManual}
    >
      <div className="grid gap-4">
        {territoryLevels.map((level, place) => {
          const above = territoryLevels[place - 1];
          const parentId = above && territories[above]?.id;
          return (
            <TerritorySelect
              // Another one above has other ones below.
              key={`${level} ${parentId}`}
              ways={ways}
              level={level}
              label={wordFor(level)}
              parentId={parentId ?? null}
              isReady={above === undefined || parentId !== undefined}
            />
          );
        })}
      </div>
    </Accordion>
  );
}

function TerritorySelect({
  ways,
  level,
  label,
  parentId,
  isReady,
}: {
  ways: LocationWays;
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
        value={ways.location.territories[level]?.id ?? ''}
        disabled={territories.length === 0}
        onChange={({ target }) =>
          ways.chooseTerritory(level, territories.find(({ id }) => id === target.value) ?? null)
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
          <Trans>We couldn’t load the list. Try again</Trans>
        </button>
      )}
    </div>
  );
}
