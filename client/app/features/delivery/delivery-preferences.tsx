import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocale } from '../../i18n/use-locale.ts';
import { useChosenAddress } from '../../session/chosen-address.ts';
import type { ModalProps } from '../../session/modals.ts';
import { useModals } from '../../session/modals.ts';
import { useShellSuspenseQuery } from '../../session/shell.gen.ts';
import { usePickupClubKey } from '../../session/shell-data.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type DeliveryChoice, useCartCommands } from '../cart/index.ts';
import { useChooseAddress, useChooseClub } from '../clubs/index.ts';
import { type CartPageQuery, useCartPageQuery } from './cart-page.gen.ts';
import { DeliveryOption } from './delivery-option.tsx';
import { HomeDelivery } from './home-delivery.tsx';
import { PickupPlace } from './pickup-place.tsx';
import { useToldDelivery } from './use-told-delivery.tsx';

/** How the shopper wants to receive the order, whether there is a cart yet or not. */
export function DeliveryPreferences({ onClose }: ModalProps<'deliveryPreferences'>) {
  const { t } = useLingui();
  const { data, error } = useCartPageQuery({ ssr: false, fetchPolicy: 'cache-and-network' });
  if (data) return <Preferences cart={data.cart} me={data.me} onClose={onClose} />;
  return (
    <Sheet open onClose={onClose} title={t`Pickup or delivery`} closeLabel={t`Close`}>
      {error ? (
        <p>
          <Trans>We can’t show your options right now. Nothing has changed; try again in a moment.</Trans>
        </p>
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </Sheet>
  );
}

type Way = DeliveryChoice['method'];

function Preferences({ cart, me, onClose }: CartPageQuery & { onClose: () => void }) {
  const { t } = useLingui();
  const locale = useLocale();
  const modals = useModals();
  const clubKey = usePickupClubKey();
  const { data: shell } = useShellSuspenseQuery();
  const remembered = useChosenAddress();
  const chooseClub = useChooseClub();
  const chooseAddress = useChooseAddress();
  const { setDelivery } = useCartCommands();
  const [isSaving, setSaving] = useState(false);
  const [wish, setWish] = useState<Way>();
  const [wishedAddress, setWishedAddress] = useState<string>();

  const hasGoods = (cart?.lines.length ?? 0) > 0;
  const reachable =
    me?.marketCode === locale.market.code ? me.addresses.filter(({ isDeliverable }) => isDeliverable) : [];
  const known = cart?.delivery?.method === 'DELIVERY' ? cart.delivery.addressId : remembered?.id;
  const address = reachable.find(({ id }) => id === (wishedAddress ?? known)) ?? reachable[0];
  const way = wish ?? cart?.delivery?.method ?? (me && remembered ? 'DELIVERY' : 'PICK_UP_IN_CLUB');
  const club = shell.clubs.find(({ key }) => key === clubKey);
  // A guest has no address to deliver to (DELIVERY-27, DELIVERY-28, DELIVERY-29).
  const canSave = way === 'PICK_UP_IN_CLUB' ? club !== undefined : address !== undefined;

  const rememberHome = async () => {
    if (address) await chooseAddress({ id: address.id, alias: address.address.alias ?? address.address.streetText });
  };
  const bring = async (choice: DeliveryChoice) => {
    setSaving(true);
    const isDone = await setDelivery(choice);
    if (isDone) await rememberHome();
    setSaving(false);
    if (isDone) onClose();
  };
  const told = useToldDelivery(bring);

  const saveHome = async (addressId: string) => {
    setSaving(true);
    if (cart) await told.deliver(addressId);
    else await rememberHome();
    setSaving(false);
    if (!cart) onClose();
  };
  const savePickup = async (key: string) => {
    // Goods that another club would have sent are looked at there first.
    if (hasGoods && (cart?.delivery?.club?.key ?? key) !== key) return modals.open('deliveryClubs', { preset: key });
    setSaving(true);
    const isDone = await chooseClub(key, { fitToStock: false }).finally(() => setSaving(false));
    if (isDone) onClose();
  };
  const save = () => {
    if (way === 'PICK_UP_IN_CLUB' && club) void savePickup(club.key);
    if (way === 'DELIVERY' && address) void saveHome(address.id);
  };

  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Pickup or delivery`}
      closeLabel={t`Close`}
      footer={
        <Button disabled={!canSave || cart?.isLocked} busy={isSaving} onClick={save}>
          <Trans>Save</Trans>
        </Button>
      }
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">
          <Trans>Pickup or delivery</Trans>
        </legend>
        <DeliveryOption
          icon="store"
          name="preference"
          label={<Trans>Pick up at a club</Trans>}
          checked={way === 'PICK_UP_IN_CLUB'}
          disabled={isSaving}
          onChoose={() => setWish('PICK_UP_IN_CLUB')}
        >
          <PickupPlace club={club} isFixed={cart?.isLocked ?? false} />
        </DeliveryOption>
        <DeliveryOption
          icon="truck"
          name="preference"
          label={<Trans>Home delivery</Trans>}
          checked={way === 'DELIVERY'}
          disabled={isSaving}
          onChoose={() => setWish('DELIVERY')}
        >
          <HomeDelivery
            hasGoods={hasGoods}
            chosenId={address?.id ?? null}
            me={me}
            disabled={isSaving}
            onChoose={(id) => {
              setWish('DELIVERY');
              setWishedAddress(id);
            }}
          />
        </DeliveryOption>
      </fieldset>
      {told.question}
    </Sheet>
  );
}
