import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePathTo } from '../../i18n/use-locale.ts';
import { useChosenAddress } from '../../session/chosen-address.ts';
import { useModals } from '../../session/modals.ts';
import { useShellSuspenseQuery } from '../../session/shell.gen.ts';
import { usePickupClubKey } from '../../session/shell-data.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { cx } from '../../ui/cx.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';

/** Styles by position of the selector (DELIVERY-46). */
const variants = {
  header: 'hidden rounded-full px-3 hover:bg-sea-soft lg:flex lg:max-w-56',
  'top-navigation': 'flex',
  'search-facet': '-mx-3 flex rounded-full px-3 hover:bg-sea-soft',
} as const;

/**
 * The club where the shopper picks up (DELIVERY-47), the address of a home delivery (DELIVERY-48), or a
 * prompt to choose (DELIVERY-49, DELIVERY-50). A link to the list of clubs; with JavaScript it opens a dialog instead.
 */
export function DeliverySelector({ variant }: { variant: keyof typeof variants }) {
  const pathTo = usePathTo();
  const modals = useModals();
  return (
    <a
      href={pathTo('clubsAndLocations')}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        modals.open('deliveryPreferences', {});
      }}
      className={cx('min-h-11 items-center gap-2 text-sm', variants[variant])}
    >
      <CurrentChoice isStacked={variant === 'header'} />
    </a>
  );
}

function CurrentChoice({ isStacked }: { isStacked: boolean }) {
  const clubKey = usePickupClubKey();
  const { data } = useShellSuspenseQuery();
  const { data: viewer } = useViewerQuery();
  const remembered = useChosenAddress();
  const club = data.clubs.find((candidate) => candidate.key === clubKey);
  const delivery = viewer?.cart?.delivery;
  const isDelivery = delivery?.method === 'DELIVERY';
  const home = isDelivery
    ? (delivery.address?.alias ?? delivery.address?.streetText)
    : !delivery && viewer?.me
      ? remembered?.alias
      : undefined;
  const mustChoose = isDelivery && delivery.addressProblem !== null;
  if (mustChoose) return <ChoiceLabel icon="pin" name={<Trans>Pickup or delivery?</Trans>} isStacked={isStacked} />;
  if (home) return <ChoiceLabel icon="truck" label={<Trans>Deliver to</Trans>} name={home} isStacked={isStacked} />;
  if (club)
    return <ChoiceLabel icon="store" label={<Trans>Pick up at</Trans>} name={club.name} isStacked={isStacked} />;
  return <ChoiceLabel icon="pin" name={<Trans>Pickup or delivery?</Trans>} isStacked={isStacked} />;
}

function ChoiceLabel({
  icon,
  label,
  name,
  isStacked,
}: {
  icon: IconName;
  label?: ReactNode;
  name: ReactNode;
  /** Places the label above the name. */
  isStacked: boolean;
}) {
  return (
    <>
      <Icon name={icon} className="size-5 text-sea" />
      <span className={cx('min-w-0 flex-1', isStacked ? 'leading-tight' : 'truncate')}>
        {label && <span className={cx('text-ink-soft', isStacked && 'block text-xs')}>{label} </span>}
        <b className="font-semibold">{name}</b>
      </span>
      <Icon name="chevron-down" className="size-4 text-ink-soft" />
    </>
  );
}
