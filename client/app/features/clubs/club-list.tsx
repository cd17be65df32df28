import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import type { ClubSummaryFragment } from '../../session/shell.gen.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { inOrder } from './club-order.ts';
import { arrowsAt } from './scroll-arrows.ts';

/**
 * Clubs to choose from, the shopper's own first, those without pickup last and disabled (CLUBS-16); arrows
 * while there is more above or below.
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
  /** How far they are; empty while nobody knows. */
  kilometres: ReadonlyMap<string, number>;
  selected: string | null;
  onSelect: (key: string) => void;
}) {
  const { t } = useLingui();
  const list = useRef<HTMLFieldSetElement>(null);
  const [arrows, setArrows] = useState({ up: false, down: false });
  const ordered = inOrder(clubs, current, kilometres);
  const look = () => list.current && setArrows(arrowsAt(list.current));
  const scroll = (direction: 1 | -1) => {
    const element = list.current;
    element?.scrollBy({ top: direction * element.clientHeight * 0.8, behavior: 'smooth' });
  };
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    element.querySelector(':checked')?.closest('label')?.scrollIntoView({ block: 'nearest' });
    setArrows(arrowsAt(element));
  }, []);
  return (
    <div className="relative">
      <fieldset
        ref={list}
        onScroll={look}
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
                  {club.openingHours}
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
          label={t`Previous clubs`}
          onClick={() => scroll(-1)}
          className="absolute top-1 right-3 bg-paper shadow-float"
        >
          <Icon name="chevron-down" className="size-5 rotate-180" />
        </IconButton>
      )}
      {arrows.down && (
        <IconButton
          label={t`More clubs`}
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
  const far = new Intl.NumberFormat(locale.code, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 });
  return <span className="figures text-sm text-ink-soft">{far.format(kilometres)}</span>;
}
