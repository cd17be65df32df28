import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePathTo } from '../../i18n/use-locale.ts';
import { useModals } from '../../modals/use-modals.ts';
import { useShellSuspenseQuery, useViewerQuery } from '../../shell/shell.gen.ts';
import { useClubKey } from '../../shell/shell-data.ts';
import { cx } from '../../ui/cx.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

/**
 * Where the goods go: the club where the shopper collects, the address to which they are brought, or a prompt to choose
 * (store.md §2.6). A link to where that is chosen; the choice of a club opens over the page when scripts run.
 */
export function DeliverySelector({ className }: { className?: string }) {
  const pathTo = usePathTo();
  const clubKey = useClubKey();
  const { data } = useShellSuspenseQuery();
  const { data: viewer } = useViewerQuery();
  const modals = useModals();
  const club = data.clubs.find((candidate) => candidate.key === clubKey);
  const delivery = viewer?.cart?.delivery;
  const look = cx('min-h-11 items-center gap-2 text-sm lg:rounded-full lg:px-3 lg:hover:bg-sea-soft', className);
  if (delivery?.method === 'DELIVERY' && delivery.address) {
    return (
      <Link to={pathTo('cart')} className={look}>
        <Place
          icon="truck"
          label={<Trans>Deliver to</Trans>}
          name={delivery.address.alias ?? delivery.address.streetText}
        />
      </Link>
    );
  }
  return (
    <a
      href={pathTo('clubsAndLocations')}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        modals.open('deliveryClubs', {});
      }}
      className={look}
    >
      {club ? (
        <Place icon="store" label={<Trans>Pick up at</Trans>} name={club.name} />
      ) : (
        <Place icon="pin" name={<Trans>Choose your club</Trans>} />
      )}
    </a>
  );
}

function Place({ icon, label, name }: { icon: IconName; label?: ReactNode; name: ReactNode }) {
  return (
    <>
      <Icon name={icon} className="size-5 text-sea" />
      <span className="min-w-0 flex-1 truncate lg:leading-tight lg:whitespace-normal">
        {label && <span className="text-ink-soft lg:block lg:text-xs">{label} </span>}
        <b className="font-semibold">{name}</b>
      </span>
      <Icon name="chevron-down" className="size-4 text-ink-soft" />
    </>
  );
}
