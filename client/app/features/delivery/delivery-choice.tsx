import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { CartPartsFragment } from '../../session/cart.gen.ts';
import { readAddressId } from '../../session/chosen-address.ts';
import { useModals } from '../../session/modals.ts';
import { useShellSuspenseQuery } from '../../session/shell.gen.ts';
import { usePickupClubKey } from '../../session/shell-data.ts';
import { lateComponent } from '../../ui/late-component.ts';
import { type DeliveryChoice as Choice, deliveryChoiceId, useCartCommands } from '../cart/index.ts';
import { useChooseAddress } from '../clubs/index.ts';
import { AddressProblem } from './address-problem.tsx';
import type { CartPageQuery } from './cart-page.gen.ts';
import { DeliveryOption } from './delivery-option.tsx';
import { HomeDelivery } from './home-delivery.tsx';
import { PickupPlace } from './pickup-place.tsx';
import { useToldDelivery } from './use-told-delivery.tsx';

const DeliveryWindows = lateComponent(async () => (await import('./delivery-windows.tsx')).DeliveryWindows);

/** How the order reaches the shopper: at a club, or for members at a saved address (DELIVERY-37). */
export function DeliveryChoice({ cart, me }: { cart: CartPartsFragment; me: CartPageQuery['me'] }) {
  const { t } = useLingui();
  const clubKey = usePickupClubKey();
  const { data } = useShellSuspenseQuery();
  const { setDelivery, isSettingDelivery } = useCartCommands();
  const chooseAddress = useChooseAddress();
  const modals = useModals();
  // What was pressed shows at once; the totals follow with the club's answer.
  const [wish, setWish] = useState<Choice['method']>();
  const method = wish ?? cart.delivery?.method;
  // Who has it brought home may collect at another club than the one that brings it.
  const collectedAt = cart.delivery?.method === 'PICK_UP_IN_CLUB' ? cart.delivery.club : null;
  const club = collectedAt ?? data.clubs.find((candidate) => candidate.key === clubKey);
  const isDisabled = cart.isLocked || isSettingDelivery || wish !== undefined;

  const choose = async (choice: Choice) => {
    setWish(choice.method);
    const isDone = await setDelivery(choice);
    setWish(undefined);
    if (isDone) await remember(choice);
  };
  const remember = ({ addressId }: Choice) => {
    const place = me?.addresses.find(({ id }) => id === addressId);
    return chooseAddress(place ? { id: place.id, alias: place.address.alias ?? place.address.streetText } : null);
  };
  const told = useToldDelivery(choose);
  const deliver = async (addressId: string) => {
    setWish('DELIVERY');
    await told.deliver(addressId);
    setWish(undefined);
  };
  const pickUp = () => {
    // What another club changes is shown first (DELIVERY-38).
    const sender = cart.delivery?.club?.key ?? clubKey;
    if (clubKey && clubKey === sender) void choose({ method: 'PICK_UP_IN_CLUB', clubId: clubKey });
    else modals.open('deliveryClubs', {});
  };
  // The address that was chosen before there was a cart, else pickup at the chosen club (DELIVERY-40).
  const defaulted = useRef(false);
  useEffect(() => {
    if (method || cart.isLocked || cart.lines.length === 0 || defaulted.current) return;
    const addressId = readAddressId();
    const isReachable = me?.addresses.some(({ id, isDeliverable }) => id === addressId && isDeliverable);
    const pickup: Choice | undefined = clubKey ? { method: 'PICK_UP_IN_CLUB', clubId: clubKey } : undefined;
    const usual: Choice | undefined = isReachable ? { method: 'DELIVERY', addressId } : pickup;
    if (!usual) return;
    defaulted.current = true;
    void setDelivery(usual);
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
      <div className="flex flex-col gap-2" aria-busy={isSettingDelivery || undefined}>
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
          disabled={isDisabled || !me?.addresses.some((address) => address.isDeliverable)}
          onChoose={() => {
            const first = me?.addresses.find((address) => address.isDeliverable);
            if (first) void deliver(first.id);
          }}
        >
          <HomeDelivery
            hasGoods
            chosenId={cart.delivery?.method === 'DELIVERY' ? cart.delivery.addressId : null}
            isChosenGone={cart.delivery?.addressProblem === 'DELETED'}
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
      {told.question}
    </section>
  );
}
