import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { usePathTo } from '../../i18n/use-locale.ts';
import { useShellSuspenseQuery } from '../../shell/shell.gen.ts';
import { useClubKey } from '../../shell/shell-data.ts';
import { Icon } from '../../ui/icon.tsx';
import { ClubDialog } from './club-dialog.tsx';

/**
 * Where the shopper collects, or a prompt to choose (store.md §2.6). A link to the list of clubs, which with scripts
 * opens the choice over the page.
 */
export function DeliverySelector({ className }: { className?: string }) {
  const pathTo = usePathTo();
  const clubKey = useClubKey();
  const { data } = useShellSuspenseQuery();
  const [open, setOpen] = useState(false);
  const club = data.clubs.find((candidate) => candidate.key === clubKey);
  return (
    <>
      <a
        href={pathTo('clubsAndLocations')}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
        className={`min-h-11 items-center gap-2 text-sm lg:max-w-56 lg:rounded-full lg:px-3 lg:hover:bg-sea-soft ${className}`}
      >
        <Icon name={club ? 'store' : 'pin'} className="size-5 text-sea" />
        <span className="min-w-0 flex-1 truncate lg:leading-tight lg:whitespace-normal">
          {club ? (
            <>
              <span className="text-ink-soft lg:block lg:text-xs">
                <Trans>Pick up at</Trans>{' '}
              </span>
              <b className="font-semibold">{club.name}</b>
            </>
          ) : (
            <b className="font-semibold">
              <Trans>Choose your club</Trans>
            </b>
          )}
        </span>
        <Icon name="chevron-down" className="size-4 text-ink-soft" />
      </a>
      <ClubDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
