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
import { useMakeDefault } from '../addresses/index.ts';
import { type DeliveryChoice, setDelivery, useDispatch } from '../cart/index.ts';
import { useChooseAddress, useChooseClub } from '../clubs/index.ts';
import { useCartPageQuery } from './cart-page.gen.ts';
import { DeliveryOption } from './delivery-option.tsx';
import { HomeDelivery } from './home-delivery.tsx';
import { PickupPlace } from './pickup-place.tsx';
import { useConfirmedDelivery } from './use-confirmed-delivery.tsx';

type DeliveryMethod = DeliveryChoice['method'];

/** Dialog to choose pickup or delivery, with or without a cart. */
export function DeliveryPreferences({ preset, onClose }: ModalProps<'deliveryPreferences'>) {
  const { t } = useLingui();
  const locale = useLocale();
  const modals = useModals();
  const clubKey = usePickupClubKey();
  const { data, error } = useCartPageQuery({ ssr: false, fetchPolicy: 'cache-and-network' });
  const { data: shell } = useShellSuspenseQuery();
  const remembered = useChosenAddress();
  const chooseClub = useChooseClub();
  const chooseAddress = useChooseAddress();
  const { makeDefault } = useMakeDefault();
  const { dispatch } = useDispatch();
  const [isSaving, setSaving] = useState(false);
  const [selectedMethod, setSelectedMethod] = useState<DeliveryMethod | undefined>(preset);
  const [selectedAddressId, setSelectedAddressId] = useState<string>();

  const cart = data?.cart ?? null;
  const me = data?.me ?? null;
  const hasItems = (cart?.lines.length ?? 0) > 0;
  const deliverable =
    me?.marketCode === locale.market.code ? me.addresses.filter(({ isDeliverable }) => isDeliverable) : [];
  const currentAddressId = cart?.delivery?.method === 'DELIVERY' ? cart.delivery.addressId : remembered?.id;
  const address = deliverable.find(({ id }) => id === (selectedAddressId ?? currentAddressId)) ?? deliverable[0];
  const method = selectedMethod ?? cart?.delivery?.method ?? (me && remembered ? 'DELIVERY' : 'PICK_UP_IN_CLUB');
  const club = shell.clubs.find(({ key }) => key === clubKey);
  // A guest has no address to deliver to (DELIVERY-27, DELIVERY-28, DELIVERY-29).
  const canSave = method === 'PICK_UP_IN_CLUB' ? club !== undefined : address !== undefined;

  /** The saved address is also the member's default address (DELIVERY-32). */
  const rememberSelectedAddress = async () => {
    if (!address) return;
    const alias = address.address.alias ?? address.address.streetText;
    await (await chooseAddress({ id: address.id, alias })).reload;
    if (address.isDefault) return;
    await makeDefault(
      address.id,
      t`We’ll deliver to ${alias}, but we couldn’t make it your default address. Change it in Saved addresses.`,
    );
  };
  const setCartDelivery = async (choice: DeliveryChoice) => {
    setSaving(true);
    const isDone = (await dispatch(setDelivery(choice))).kind === 'done';
    if (isDone) await rememberSelectedAddress();
    setSaving(false);
    if (isDone) onClose();
  };
  const confirmedDelivery = useConfirmedDelivery(setCartDelivery);

  const saveHomeDelivery = async (addressId: string) => {
    setSaving(true);
    if (cart) await confirmedDelivery.deliver(addressId);
    else await rememberSelectedAddress();
    setSaving(false);
    if (!cart) onClose();
  };
  const savePickup = async (key: string) => {
    // Shows first what switching to another club would change.
    if (hasItems && (cart?.delivery?.club?.key ?? key) !== key) return modals.open('deliveryClubs', { preset: key });
    setSaving(true);
    const isDone = await chooseClub(key, { fitToStock: false }).finally(() => setSaving(false));
    if (isDone) onClose();
  };
  const save = () => {
    if (method === 'PICK_UP_IN_CLUB' && club) void savePickup(club.key);
    if (method === 'DELIVERY' && address) void saveHomeDelivery(address.id);
  };

  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Pickup or delivery`}
      closeLabel={t`Close`}
      footer={
        data && (
          <Button disabled={!canSave || cart?.isLocked} busy={isSaving} onClick={save}>
            <Trans>Save</Trans>
          </Button>
        )
      }
    >
      {data ? (
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">
            <Trans>Pickup or delivery</Trans>
          </legend>
          <DeliveryOption
            icon="store"
            name="preference"
            label={<Trans>Pick up at a club</Trans>}
            checked={method === 'PICK_UP_IN_CLUB'}
            disabled={isSaving}
            onChoose={() => setSelectedMethod('PICK_UP_IN_CLUB')}
          >
            <PickupPlace club={club} isFixed={cart?.isLocked ?? false} />
          </DeliveryOption>
          <DeliveryOption
            icon="truck"
            name="preference"
            label={<Trans>Home delivery</Trans>}
            checked={method === 'DELIVERY'}
            disabled={isSaving}
            onChoose={() => setSelectedMethod('DELIVERY')}
          >
            <HomeDelivery
              hasItems={hasItems}
              chosenId={address?.id ?? null}
              me={me}
              disabled={isSaving}
              onChoose={(id) => {
                setSelectedMethod('DELIVERY');
                setSelectedAddressId(id);
              }}
            />
          </DeliveryOption>
        </fieldset>
      ) : error ? (
        <p>
          <Trans>We can’t show your options right now. Nothing has changed; try again in a moment.</Trans>
        </p>
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
      {confirmedDelivery.dialog}
    </Sheet>
  );
}
