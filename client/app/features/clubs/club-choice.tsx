import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocale, usePathTo } from '../../i18n/use-locale.ts';
import type { ModalProps } from '../../session/modals.ts';
import { useModals } from '../../session/modals.ts';
import { useShellSuspenseQuery } from '../../session/shell.gen.ts';
import { usePickupClubKey } from '../../session/shell-data.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Link } from '../../ui/link.tsx';
import { ClubFinder } from './club-finder.tsx';
import { ClubList } from './club-list.tsx';
import { ClubMap } from './club-map.tsx';
import { ClubPreview } from './club-preview.tsx';
import { useChooseClub } from './use-choose-club.ts';
import { useClubDistances } from './use-club-distances.ts';
import { useClubPreview } from './use-club-preview.ts';

/**
 * Dialog to choose a pickup club of the market. Shows what another club would change in the cart and in the product
 * list before anything is saved (DELIVERY-95, DELIVERY-102).
 */
export function ClubChoice({ preset, onClose }: ModalProps<'deliveryClubs'>) {
  const { t } = useLingui();
  const locale = useLocale();
  const pathTo = usePathTo();
  const clubKey = usePickupClubKey();
  const chooseClub = useChooseClub();
  const modals = useModals();
  const { data } = useShellSuspenseQuery();
  const { data: viewer } = useViewerQuery();
  const [choice, setChoice] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const selected = choice ?? preset ?? clubKey;
  const clubs = data.clubs.filter((club) => club.offersPickup);
  const distances = useClubDistances();
  const [isMapShown, setMapShown] = useState(false);
  // With home delivery the cart's club may differ from the shopper's pickup club.
  const cartClubKey = viewer?.cart?.delivery?.club?.key ?? clubKey;
  const other = clubs.find(({ key }) => key === selected && (key !== clubKey || key !== cartClubKey));
  const current = clubs.find(({ key }) => key === clubKey && key !== other?.key);
  const preview = useClubPreview(other?.key);
  const isClosed = preview.cart !== null && preview.cart.there === null;
  const losesItems = preview.cart?.there != null && preview.cart.there.itemCount < preview.cart.now.itemCount;

  const save = async () => {
    if (!selected) return;
    setBusy(true);
    // Removes items only when the shopper has seen which ones (DELIVERY-98).
    const isDone = await chooseClub(selected, { fitToStock: losesItems }).finally(() => setBusy(false));
    if (!isDone) return;
    onClose();
    // Choosing a club also chooses pickup.
    modals.close('deliveryPreferences');
  };

  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Where will you pick up?`}
      closeLabel={t`Close`}
      footer={
        <>
          {current && other && (
            <Button variant="secondary" onClick={onClose}>
              <Trans>Keep {current.name}</Trans>
            </Button>
          )}
          <Button disabled={!selected || isClosed} busy={busy || preview.isLoading} onClick={save}>
            {losesItems ? <Trans>Continue and update cart</Trans> : <Trans>Save my club</Trans>}
          </Button>
        </>
      }
    >
      <p className="mb-4 flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
        <span>
          <Trans>Prices and stock depend on the club you choose.</Trans>
        </span>
        <Link to={pathTo('country-picker')} onClick={onClose} className="font-semibold text-sea underline">
          {locale.market.name[locale.language]} · <Trans>Change country</Trans>
        </Link>
      </p>
      <ClubFinder distances={distances} isMapShown={isMapShown} onToggleMap={() => setMapShown(!isMapShown)} />
      {isMapShown && (
        <ClubMap
          places={distances.places}
          selected={selected}
          canChoose={(key) => clubs.some((club) => club.key === key)}
          onSelect={setChoice}
        />
      )}
      <ClubList
        clubs={data.clubs}
        current={clubKey}
        kilometres={distances.kilometres}
        selected={selected}
        onSelect={setChoice}
      />
      <div aria-live="polite">{other && <ClubPreview preview={preview} club={other} current={current} />}</div>
    </Sheet>
  );
}
