import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { readAddressId } from '../../session/chosen-address.ts';
import { useModals } from '../../session/modals.ts';
import { useShellSuspenseQuery } from '../../session/shell.gen.ts';
import { usePickupClubKey } from '../../session/shell-data.ts';
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts';
import {
  type DeliveryChoice as Choice,
  deliveryChoiceId,
  setDelivery,
  trackCartChange,
  useDispatch,
} from '../cart/index.ts';
import { useChooseAddress } from '../clubs/index.ts';
import { AddressProblem } from './address-problem.tsx';
import type { CartPageQuery } from './cart-page.gen.ts';
import { DeliveryOption } from './delivery-option.tsx';
import { HomeDelivery } from './home-delivery.tsx';
import { PickupPlace } from './pickup-place.tsx';
import { useConfirmedDelivery } from './use-confirmed-delivery.tsx';

const DeliveryWindows = lazyWithRetry(async () => (await import('./delivery-windows.tsx')).DeliveryWindows);

/** The choice between pickup at a club and, for members, delivery to a saved address (DELIVERY-37). */
export function DeliveryChoice({ cart, me }: { cart: CartPartsFragment; me: CartPageQuery['me'] }) {
  const { t } = useLingui();
  const clubKey = usePickupClubKey();
  const { data } = useShellSuspenseQuery();
  const { dispatch, isPending } = useDispatch();
  const chooseAddress = useChooseAddress();
  const modals = useModals();
  // The selected option shows immediately; the totals update with the response.
  const [pendingMethod, setPendingMethod] = useState<Choice['method']>();
  const method = pendingMethod ?? cart.delivery?.method;
  // With home delivery the cart's club may differ from the shopper's pickup club.
  const pickupClub = cart.delivery?.method === 'PICK_UP_IN_CLUB' ? cart.delivery.club : null;
  const club = pickupClub ?? data.clubs.find((candidate) => candidate.key === clubKey);
  const isDisabled = cart.isLocked || isPending || pendingMethod !== undefined;

  const choose = async (choice: Choice) => {
    setPendingMethod(choice.method);
    // A checkout that is opened meanwhile waits until the reload begins, which restarts its navigation: later, the browser
    // would request the checkout again. It does not wait for the end of the reload, which waits for it.
    const sent = await trackCartChange(send(choice));
    await sent?.reload;
  };
  const send = async (choice: Choice) => {
    const outcome = await dispatch(setDelivery(choice));
    setPendingMethod(undefined);
    return outcome.kind === 'done' ? remember(choice) : undefined;
  };
  const remember = ({ addressId }: Choice) => {
    const place = me?.addresses.find(({ id }) => id === addressId);
    return chooseAddress(place ? { id: place.id, alias: place.address.alias ?? place.address.streetText } : null);
  };
  const confirmedDelivery = useConfirmedDelivery(choose);
  const deliver = async (addressId: string) => {
    setPendingMethod('DELIVERY');
    await confirmedDelivery.deliver(addressId);
    setPendingMethod(undefined);
  };
  /** Without a club or an address that the method needs (DELIVERY-39). */
  const openPreferences = (preset: Choice['method']) => modals.open('deliveryPreferences', { preset });
  const pickUp = () => {
    if (!clubKey) return openPreferences('PICK_UP_IN_CLUB');
    // Shows first what switching to another club would change (DELIVERY-38).
    const cartClubKey = cart.delivery?.club?.key ?? clubKey;
    if (clubKey === cartClubKey) void choose({ method: 'PICK_UP_IN_CLUB', clubKey });
    else modals.open('deliveryClubs', {});
  };
  // Defaults to the address chosen before there was a cart, else to pickup at the chosen club (DELIVERY-40).
  const hasDefaulted = useRef(false);
  useEffect(() => {
    if (method || cart.isLocked || cart.lines.length === 0 || hasDefaulted.current) return;
    const addressId = readAddressId();
    const isReachable = me?.addresses.some(({ id, isDeliverable }) => id === addressId && isDeliverable);
    const pickup: Choice | undefined = clubKey ? { method: 'PICK_UP_IN_CLUB', clubKey } : undefined;
    const defaultChoice: Choice | undefined = isReachable ? { method: 'DELIVERY', addressId } : pickup;
    if (!defaultChoice) return;
    hasDefaulted.current = true;
    void dispatch(setDelivery(defaultChoice));
  });

  return (
    <section
      id={deliveryChoiceId}
      tabIndex={-1}
      aria-label={t`Pickup or delivery`}
      className="scroll-mt-36 outline-none"
    >
      <h2 className="mb-3 text-lg">
        <Trans>Pickup or delivery</Trans>
      </h2>
      <AddressProblem cart={cart} me={me} disabled={isDisabled} onChoose={deliver} />
      <div className="flex flex-col gap-2" aria-busy={isPending || undefined}>
        <DeliveryOption
          name="delivery"
          icon="store"
          label={<Trans>Pick up at a club</Trans>}
          checked={method === 'PICK_UP_IN_CLUB'}
          disabled={isDisabled}
          onChoose={pickUp}
        >
          <PickupPlace club={club} isFixed={cart.isLocked} />
        </DeliveryOption>
        <DeliveryOption
          name="delivery"
          icon="truck"
          label={<Trans>Home delivery</Trans>}
          checked={method === 'DELIVERY'}
          disabled={isDisabled}
          onChoose={() => {
            const first = me?.addresses.find((address) => address.isDeliverable);
            if (first) void deliver(first.id);
            else openPreferences('DELIVERY');
          }}
        >
          <HomeDelivery
            hasItems
            chosenId={cart.delivery?.method === 'DELIVERY' ? cart.delivery.addressId : null}
            isChosenDeleted={cart.delivery?.addressProblem === 'DELETED'}
            me={me}
            disabled={isDisabled}
            onChoose={deliver}
          />
          {cart.delivery?.method === 'DELIVERY' && !cart.delivery.addressProblem && (
            <Suspense>
              <DeliveryWindows cart={cart} disabled={isDisabled} />
            </Suspense>
          )}
        </DeliveryOption>
      </div>
      {confirmedDelivery.dialog}
    </section>
  );
}
