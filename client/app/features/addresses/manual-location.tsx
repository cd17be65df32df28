import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../i18n/use-locale.ts';
import { Accordion } from '../../ui/accordion.tsx';
import { territoryLevels } from './address-location.ts';
import { useTerritoryNames } from './territory-names.ts';
import { TerritorySelect } from './territory-select.tsx';
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
              label={territoryName(level)}
              parentId={parentId ?? null}
              isReady={parentLevel === undefined || parentId !== undefined}
              chosenId={territories[level]?.id}
              onChoose={(territory) => controls.chooseTerritory(level, territory)}
            />
          );
        })}
      </div>
    </Accordion>
  );
}
