import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import type { ClubSummaryFragment } from '../../session/shell.gen.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OpeningHours } from '../../ui/opening-hours.tsx';
import { sortClubs } from './club-order.ts';
import { getScrollArrows } from './scroll-arrows.ts';

/**
 * Radio list of clubs: the current one first, those without pickup last and disabled (CLUBS-16). Shows scroll arrows
 * while there are more clubs above or below.
 */
export function ClubList({
  clubs,
  current,
  kilometres,
  selected,
  onSelect,
}: {
  clubs: readonly ClubSummaryFragment[];
  current: string | null;
  /** Distance by club key; empty while the position is unknown. */
  kilometres: ReadonlyMap<string, number>;
  selected: string | null;
  onSelect: (key: string) => void;
}) {
  const { t } = useLingui();
  const list = useRef<HTMLFieldSetElement>(null);
  const [arrows, setArrows] = useState({ up: false, down: false });
  const ordered = sortClubs(clubs, current, kilometres);
  const updateArrows = () => list.current && setArrows(getScrollArrows(list.current));
  const scroll = (direction: 1 | -1) => {
    const element = list.current;
    element?.scrollBy({ top: direction * element.clientHeight * 0.8, behavior: 'smooth' });
  };
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    element.querySelector(':checked')?.closest('label')?.scrollIntoView({ block: 'nearest' });
    setArrows(getScrollArrows(element));
  }, []);
  return (
    <div className="relative">
      <fieldset
        ref={list}
        onScroll={updateArrows}
        className="flex max-h-[min(22rem,34dvh)] flex-col gap-2 overflow-y-auto overscroll-contain p-0.5"
      >
        <legend className="sr-only">
          <Trans>Clubs</Trans>
        </legend>
        {ordered.map((club) => (
          <label
            key={club.key}
            className="flex cursor-pointer items-start gap-3 rounded-card border-2 border-line p-3.5 hover:border-line-strong has-checked:border-sea has-checked:bg-sea-soft has-disabled:cursor-default has-disabled:bg-board"
          >
            <input
              type="radio"
              name="club"
              value={club.key}
              checked={selected === club.key}
              disabled={!club.offersPickup}
              onChange={() => onSelect(club.key)}
              className="mt-1 size-5 accent-sea"
            />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <b className="font-display text-lg">{club.name}</b>
                <Distance kilometres={kilometres.get(club.key)} />
              </span>
              <span className="block text-sm text-ink-soft">
                {club.address}, {club.city}
              </span>
              {club.openingHours && (
                <span className="mt-1 flex items-start gap-1.5 text-sm">
                  <Icon name="clock" className="mt-0.5 size-4" />
                  <OpeningHours text={club.openingHours} />
                </span>
              )}
              {!club.offersPickup && (
                <span className="mt-1 block text-sm">
                  <Trans>This club doesn’t offer pickup for online orders. You can still shop here in person.</Trans>
                </span>
              )}
            </span>
          </label>
        ))}
      </fieldset>
      {arrows.up && (
        <IconButton
          label={t`Show previous clubs`}
          onClick={() => scroll(-1)}
          className="absolute top-1 right-3 bg-paper shadow-float"
        >
          <Icon name="chevron-down" className="size-5 rotate-180" />
        </IconButton>
      )}
      {arrows.down && (
        <IconButton
          label={t`Show more clubs`}
          onClick={() => scroll(1)}
          className="absolute right-3 bottom-1 bg-paper shadow-float"
        >
          <Icon name="chevron-down" className="size-5" />
        </IconButton>
      )}
    </div>
  );
}

function Distance({ kilometres }: { kilometres: number | undefined }) {
  const locale = useLocale();
  if (kilometres === undefined) return null;
  const format = new Intl.NumberFormat(locale.code, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 });
  return <span className="figures text-sm text-ink-soft">{format.format(kilometres)}</span>;
}
